/** Chance that anyone can check (docs/fairness.md): what is hashed, and what a proof proves. */
export { checkProof } from './check.ts';
export { type DealParts, dealtHeader, fixedFor, proofOf, type Seated, withProof } from './dealing.ts';
export type { Check, Finding, FixedFact, SeenFact, Verdict } from './findings.ts';
export { type FixedFacts, type FixedSeat, fixedText, readFixed } from './fixed.ts';
export {
  type Bits,
  type BySeat,
  bySeat,
  commitmentOf,
  type Digest,
  digestOf,
  newBits,
  newSecret,
  type RandomValues,
  type Secret,
  type SeedParts,
  seedMessage,
  seedOf,
} from './hashing.ts';
export { type Proof, proofIn, proofLine } from './proof.ts';
export { type Kept, type Shown, shownDigest } from './seen.ts';
export { checkSentence, findingSentence, type Sentence } from './sentences.ts';
