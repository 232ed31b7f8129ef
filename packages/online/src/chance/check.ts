/** A record and its proof, checked without trusting whoever wrote them. */
import {
  type GameRecord,
  InvalidInput,
  isOver,
  isRecordText,
  recordFromText,
  replay,
  rulesOfRecord,
} from '@horta/engine';
import type { Check, Finding, Verdict } from './findings.ts';
import { type FixedFacts, readFixed } from './fixed.ts';
import { commitmentOf, digestOf, seedOf } from './hashing.ts';
import { fixedFindings, headerIn, mended } from './header.ts';
import { type Proof, proofIn } from './proof.ts';
import { compareProof, compareShown, type Kept, keptCheck } from './seen.ts';

/**
 * Checks everything that can be checked, with what this device saw if that is given. The rules of the game must be
 * loaded (`loadGame`). What only follows from something else that is wrong is not told.
 */
export function checkProof(text: string, kept?: Kept): Verdict {
  if (!isRecordText(text)) return { findings: [{ finding: 'no-record' }], checked: [] };
  const found = proofIn(text);
  const proof = found === undefined || 'fault' in found ? undefined : found;
  const fixed = proof === undefined ? undefined : readFixed(proof.fixed);
  const report = { findings: [] as Finding[], checked: [] as Check[] };
  if (found === undefined) report.findings.push({ finding: 'no-proof' });
  else if ('fault' in found) report.findings.push({ finding: 'bad-proof', detail: found.fault });
  else if (fixed === undefined)
    report.findings.push({ finding: 'bad-proof', detail: 'what was fixed is not written as it should be' });
  const header = headerIn(text);
  if (proof !== undefined && fixed !== undefined) {
    const add = (check: Check, findings: readonly Finding[]) => note(report, check, findings);
    add({ check: 'secret' }, commitmentOf(proof.secret) === proof.commitment ? [] : [{ finding: 'secret' }]);
    add({ check: 'bits', seats: seatsWithBits(proof) }, bitsFindings(proof, fixed));
    add({ check: 'fixed' }, fixedFindings(proof, fixed, header, text));
    const proven = seedOf(proof);
    // With a false secret or false bits the seed can't be right either: that is not another fault.
    if (report.findings.length === 0 || header.seed === proven)
      add({ check: 'seed' }, seedFindings(header.seed, proven));
    if (Object.keys(header.deal ?? {}).length > 0)
      report.findings.push({ finding: 'given-deal', parts: Object.keys(header.deal ?? {}) });
  }
  const game = playedGame(text, proof, fixed);
  report.findings.push(...game.findings);
  report.checked.push(...game.checked);
  if (kept !== undefined) noteKept(report, kept, proof, game.record);
  return {
    ...report,
    ...(game.isOver === undefined ? {} : { isOver: game.isOver }),
    ...(proof === undefined ? {} : { attempts: proof.attempt }),
  };
}

interface Report {
  readonly findings: Finding[];
  readonly checked: Check[];
}

function note(report: Report, check: Check, findings: readonly Finding[]): void {
  report.findings.push(...findings);
  if (findings.length === 0) report.checked.push(check);
}

function noteKept(
  report: Report,
  kept: Kept,
  proof: Proof | undefined,
  record: GameRecord | undefined,
): void {
  const { findings, facts } = proof === undefined ? { findings: [], facts: [] } : compareProof(proof, kept);
  const isOther = findings.some((one) => one.finding === 'differs' && one.what === 'table');
  const shown =
    record === undefined || kept.shown === undefined || isOther
      ? { findings: [], positions: 0 }
      : compareShown(record, kept.shown);
  report.findings.push(...findings, ...shown.findings);
  if (findings.length + shown.findings.length === 0 && facts.length + shown.positions > 0)
    report.checked.push(keptCheck(facts, shown.positions));
}

function seatsWithBits({ bits }: Proof): number[] {
  return bits.flatMap((one, seat) => (one === null ? [] : [seat]));
}

/** Every person's bits are there and are those that were committed to; nobody else's are. */
function bitsFindings({ bits, digests }: Proof, { seats }: FixedFacts): Finding[] {
  const count = Math.max(bits.length, digests.length, seats.length);
  return Array.from({ length: count }, (_, seat): Finding[] => {
    const own = bits[seat] ?? undefined;
    const digest = digests[seat] ?? undefined;
    const sitter = seats[seat];
    if (sitter === undefined || 'bot' in sitter)
      return own === undefined && digest === undefined ? [] : [{ finding: 'strange-bits', seat }];
    if (own === undefined || digest === undefined) return [{ finding: 'no-bits', seat }];
    return digestOf(own) === digest ? [] : [{ finding: 'bits', seat }];
  }).flat();
}

function seedFindings(found: string | undefined, proven: string): Finding[] {
  return found === proven ? [] : [{ finding: 'seed', proven, found: found ?? '' }];
}

interface PlayedGame {
  readonly findings: readonly Finding[];
  readonly checked: readonly Check[];
  /** If it can be played. */
  readonly record?: GameRecord;
  readonly isOver?: boolean;
}

/** The moves; if only the header was changed, they are those of the game that the proof is of, and nothing is wrong with them. */
function playedGame(text: string, proof: Proof | undefined, fixed: FixedFacts | undefined): PlayedGame {
  const game = played(text);
  if (game.record !== undefined || proof === undefined || fixed === undefined) return game;
  const other = played(mended(text, fixed, seedOf(proof)));
  return other.record === undefined ? game : { ...other, checked: [] };
}

function played(text: string): PlayedGame {
  try {
    const { scores, ...record } = recordFromText(text);
    // Before the first move: rules that can't be found are no matter of moves.
    rulesOfRecord(record);
    const state = replay(record);
    const checked: Check[] = [{ check: 'moves', count: record.moves.length }];
    const game = { checked, record, isOver: isOver(state) };
    if (scores === undefined) return { ...game, findings: [] };
    if (!game.isOver) return { ...game, findings: [{ finding: 'not-over' }] };
    const totals = state.rules.scores(state).map(({ total }) => total);
    if (totals.join() !== scores.join())
      return { ...game, findings: [{ finding: 'scores', claimed: scores, played: totals }] };
    return { ...game, checked: [...checked, { check: 'scores' }], findings: [] };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { findings: [faultOf(error, text)], checked: [] };
  }
}

/** A move that can't be read or made is one that the rules don't allow; anything else is a record that can't be read. */
function faultOf(error: InvalidInput, text: string): Finding {
  const { path = '', message = '' } = error.faults[0] ?? {};
  const [, line] = /^line (\d+)$/.exec(path) ?? [];
  const isMove =
    /^(move|entry) \d+$/.test(path) ||
    (line !== undefined && /^\d+ \S+ \S+$/.test((text.split('\n')[Number(line) - 1] ?? '').trim()));
  if (isMove) return { finding: 'move', place: path, detail: message };
  return { finding: 'bad-record', detail: path === '' ? message : `${path}: ${message}` };
}
