/** What a device saw of a table's chance, compared with what a proof says in the end. */
import {
  type Eyes,
  type GameEvent,
  type GameRecord,
  type GameState,
  playLegal,
  startRecord,
  toJson,
} from '@horta/engine';
import type { Check, Finding, SeenFact } from './findings.ts';
import { type Bits, type BySeat, type Digest, textDigest } from './hashing.ts';
import type { Proof } from './proof.ts';

/** What a page keeps while a game is dealt and played. Whatever it did not see is missing. */
export interface Kept {
  readonly table: string;
  readonly attempt?: number;
  readonly commitment?: Digest;
  readonly digests?: BySeat;
  readonly fixed?: string;
  readonly bits?: BySeat;
  /** The bits that this device made, by seat. */
  readonly own?: Readonly<Record<number, Bits>>;
  /** What was shown of the game. */
  readonly shown?: Shown;
}

export interface Shown {
  /** Who looked. */
  readonly eyes: readonly Eyes[];
  /** By position that stands, the opening first: `shownDigest` of it, empty where nothing was shown. */
  readonly positions: readonly string[];
}

const DIGITS = 16;

/** A position as eyes saw it: the first one's view, and what happened on the way to it as all of them may know it. */
export function shownDigest(view: GameState, events: readonly GameEvent[]): string {
  const { fields, agenda } = toJson(view);
  return textDigest(JSON.stringify([fields, agenda, events])).slice(0, DIGITS);
}

/** What this device saw before the deal, beside what the proof says. */
export function compareProof(proof: Proof, kept: Kept): { findings: Finding[]; facts: SeenFact[] } {
  const findings: Finding[] = [];
  const facts = new Set<SeenFact>();
  const compare = (what: SeenFact, saw: unknown, says: unknown, seat?: number) => {
    if (saw === undefined || saw === null) return;
    facts.add(what);
    if (saw !== says) findings.push({ finding: 'differs', what, ...(seat === undefined ? {} : { seat }) });
  };
  compare('table', kept.table, proof.table);
  // Of another table everything differs: that says it all.
  if (findings.length > 0) return { findings, facts: [] };
  // That it is this table says nothing yet.
  facts.delete('table');
  compare('attempt', kept.attempt, proof.attempt);
  compare('commitment', kept.commitment, proof.commitment);
  kept.digests?.forEach((saw, seat) => {
    compare('digest', saw, proof.digests[seat], seat);
  });
  compare('fixed', kept.fixed, proof.fixed);
  kept.bits?.forEach((saw, seat) => {
    compare('bits', saw, proof.bits[seat], seat);
  });
  for (const [seat, saw] of Object.entries(kept.own ?? {}))
    compare('own-bits', saw, proof.bits[Number(seat)], Number(seat));
  return { findings, facts: [...facts] };
}

/** The first position that was shown otherwise, if any, and how many were compared. */
export function compareShown(record: GameRecord, shown: Shown): { findings: Finding[]; positions: number } {
  const [first] = shown.eyes;
  if (first === undefined) return { findings: [], positions: 0 };
  const events: GameEvent[] = [];
  const state = startRecord(record, { tell: (event) => void events.push(event) });
  let positions = 0;
  for (const [position, saw] of shown.positions.entries()) {
    if (position > 0) {
      const move = record.moves[position - 1];
      if (move === undefined) return { findings: [differs(position)], positions };
      events.length = 0;
      playLegal(state, move.option);
    }
    if (saw === '') continue;
    const seen = events.map((event) => eventFor(state, event, shown.eyes));
    if (shownDigest(state.rules.view(state, first), seen) !== saw)
      return { findings: [differs(position)], positions };
    positions++;
  }
  return { findings: [], positions };
}

function differs(position: number): Finding {
  return { finding: 'differs', what: 'view', position };
}

/** As those at one screen are told: as whoever is told less. */
function eventFor({ rules }: GameState, event: GameEvent, eyes: readonly Eyes[]): GameEvent {
  const versions = eyes.map((one) => rules.seenBy(event, one));
  return versions.find((version) => version !== event) ?? event;
}

export function keptCheck(facts: readonly SeenFact[], positions: number): Check {
  return { check: 'kept', facts, positions };
}
