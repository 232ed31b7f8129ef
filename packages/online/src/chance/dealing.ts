/** What a server does with chance when it deals, and when the game is over. */
import { type GameOptions, type Pack, type RecordHeader, recordHeader } from '@horta/engine';
import { type FixedSeat, fixedText, packDigestOf, readFixed } from './fixed.ts';
import { type BySeat, commitmentOf, type Secret, seedOf } from './hashing.ts';
import { type Proof, proofLine } from './proof.ts';

/** What is fixed is fixed before there is a seed. */
const NOT_YET = '-';

export interface Seated {
  readonly table: string;
  readonly attempt: number;
  readonly game: string;
  /** As they were chosen; those that were not are added. */
  readonly options: GameOptions;
  /** Another component pack than the game's own. */
  readonly pack?: Pack | undefined;
  readonly seats: readonly FixedSeat[];
}

/** The text that is told to all before anybody shows their bits. The rules must be loaded; throws InvalidInput. */
export function fixedFor({ table, attempt, game, options, pack, seats }: Seated): string {
  const header = recordHeader(game, { players: seats.length, options, seed: NOT_YET, ...withPack(pack) });
  return fixedText({ ...header, packDigest: digestIn(header), table, attempt, seats });
}

export interface DealParts {
  readonly table: string;
  readonly secret: Secret;
  readonly fixed: string;
  /** By seat; null where a bot sits. */
  readonly bits: BySeat;
  /** As it was fixed; another one is refused. */
  readonly pack?: Pack | undefined;
}

/** What the game is begun with, once everybody's bits are there: by the rules that were fixed. */
export function dealtHeader(parts: DealParts): RecordHeader {
  const facts = readFixed(parts.fixed);
  if (facts === undefined) throw new Error('what was fixed is not written as it should be');
  const { game, version, options, seats } = facts;
  const header = recordHeader(game, {
    players: seats.length,
    version,
    options,
    seed: seedOf(parts),
    ...withPack(parts.pack),
  });
  if (header.pack !== facts.pack || digestIn(header) !== facts.packDigest)
    throw new Error('another component pack was fixed');
  return header;
}

/** Of another pack than the game's own, which goes into the record. */
function digestIn({ packData }: RecordHeader): string | undefined {
  return packData === undefined ? undefined : packDigestOf(packData);
}

function withPack(pack: Pack | undefined): { pack?: Pack } {
  return pack === undefined ? {} : { pack };
}

/** What is told when the game is over. */
export function proofOf(parts: DealParts & { readonly attempt: number; readonly digests: BySeat }): Proof {
  const { table, attempt, secret, fixed, digests, bits } = parts;
  return { table, attempt, secret, commitment: commitmentOf(secret), fixed, digests, bits };
}

/** The text of a record with the proof below it, in a comment. */
export function withProof(text: string, proof: Proof): string {
  return `${text}${text.endsWith('\n') ? '' : '\n'}${proofLine(proof)}`;
}
