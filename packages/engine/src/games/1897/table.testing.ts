/**
 * Building situations for tests: a real game that is led to a moment. What players have is set by hand in
 * arranging.testing.ts; `check` tells whether nothing was lost by that.
 */
import { expect } from 'vitest';
import { notationOf, obstacle, options, pending, play } from '../../core/agenda.ts';
import type { Deal } from '../../core/game.ts';
import { BRUXELLES_1897 } from './components/bruxelles-1897.ts';
import type { Event, EventType } from './events.ts';
import { game1897 } from './game.ts';
import type { FrancSource, PointSource } from './ids.ts';
import type { Pack1897 } from './pack.ts';
import type { Reason } from './reasons.ts';
import type { Rules, State } from './state.ts';

export interface Table {
  readonly s: State;
  /** Everything told since the last `forget`. */
  readonly events: Event[];
}

/** A game before its first decision. Seat 0 begins unless the deal says otherwise. */
export function newTable(
  players: number,
  deal: Deal = {},
  { seed = 'table', pack = BRUXELLES_1897 }: { seed?: string; pack?: Pack1897 } = {},
): Table {
  const events: Event[] = [];
  const sink = { tell: (event: Event) => void events.push(event) };
  const rules = game1897.rules(players, {}, pack, 1) as Rules;
  const s = game1897.start(rules, seed, { firstPlayer: 1, ...deal }, sink) as State;
  return { s, events };
}

/** The pending decision's step and seat, as `'2 turn'` with seats from 1; `'over'` at the end. */
export function due({ s }: Table): string {
  const frame = pending(s);
  return frame === undefined ? 'over' : `${frame.player + 1} ${frame.step}`;
}

/** Plays the pending decision, which must be this step, by the word of the notation. Illegal choices throw. */
export function answer({ s }: Table, step: string, word: string): void {
  expect(pending(s)?.step).toBe(step);
  play(s, optionOf(s, step, word));
}

/** Several decisions, one after the other: `'turn 3-3', 'place-architect 1/3:1'`. */
export function answers(table: Table, ...decisions: string[]): void {
  for (const decision of decisions) {
    const [step, word] = decision.split(' ');
    answer(table, step, word);
  }
}

function optionOf(s: State, step: string, word: string): number {
  const option = notationOf(s.rules, step)?.read(word);
  expect(option, `'${word}' is a choice of '${step}'`).toBeDefined();
  return option as number;
}

/** Words of the legal choices of the pending decision. */
export function choices({ s }: Table): string[] {
  const step = pending(s)?.step ?? '';
  return options(s).map((option) => notationOf(s.rules, step)?.write(option) ?? '');
}

/** Why the pending decision can't be answered by this word; undefined if it can. */
export function whyNot({ s }: Table, word: string): Reason | undefined {
  const step = pending(s)?.step ?? '';
  return obstacle(s, optionOf(s, step, word)) as Reason | undefined;
}

/** Makes it this seat's turn, with the others following clockwise. */
export function giveTurn({ s }: Table, seat: number): void {
  expect(pending(s)?.step).toBe('turn');
  s.agenda.pop();
  s.agenda.pop();
  s.agenda.push(
    { step: 'turns', player: (seat + 1) % s.rules.players, a: 0, b: 0 },
    { step: 'turn', player: seat, a: 0, b: 0 },
  );
}

/** Ends the action phase: everyone who has not passed does. */
export function passAll(table: Table): void {
  const { round } = table.s;
  // Each passes once at most: a broken pass must fail here rather than go on for ever.
  for (let i = 0; i < table.s.rules.players; i++) {
    if (pending(table.s)?.step === 'turn' && table.s.round === round) answer(table, 'turn', 'pass');
  }
  expect(pending(table.s)?.step === 'turn' && table.s.round === round, 'the action phase is over').toBe(
    false,
  );
}

/** To the first turn of the last round, by passing only. */
export function toLastRound(table: Table): void {
  while (table.s.round < table.s.rules.rounds) passAll(table);
  forget(table);
}

/** Asserts that nothing was lost while building: cards come from their piles, never from nowhere. */
export function check({ s }: Table): void {
  expect(s.rules.faults(s)).toEqual([]);
}

export function forget({ events }: Table): void {
  events.length = 0;
}

export function told<T extends EventType>({ events }: Table, type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** Points of a seat told since the last `forget`, by source. */
export function pointsTold(table: Table, seat: number): Partial<Record<PointSource, number>> {
  const sums: Partial<Record<PointSource, number>> = {};
  for (const { player, source, amount } of told(table, 'points')) {
    if (player === seat) sums[source] = (sums[source] ?? 0) + amount;
  }
  return sums;
}

/** Francs of a seat told since the last `forget`, by source. */
export function francsTold(table: Table, seat: number): Partial<Record<FrancSource, number>> {
  const sums: Partial<Record<FrancSource, number>> = {};
  for (const { player, source, amount } of told(table, 'francs')) {
    if (player === seat) sums[source] = (sums[source] ?? 0) + amount;
  }
  return sums;
}
