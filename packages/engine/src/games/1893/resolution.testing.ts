/** For tests of the resolution and of the end of the game: naming prestige cards, and coming to late moments. */
import { expect } from 'vitest';
import { options, pending, play } from '../../core/agenda.ts';
import type { Deal, GameOptions } from '../../core/game.ts';
import type { Event, EventType } from './events.ts';
import { BRUSSELS_ACTIONS, type BrusselsActionName, ROWS, type RowName } from './ids.ts';
import { brusselsAt, multiplierAt, pointsAt } from './places.ts';
import { SECOND_EDITION } from './second-edition/components.ts';
import { answer, due, forget, passAll, type Table, tableAtTurn } from './table.testing.ts';

/**
 * The number (from 1) of the prestige card with this bonus, and these symbols and Manneken-Pis if it matters: `'iris'`,
 * `'iris|crown'` for one of the two, `'iris+crown'` for both; `release` frees an architect.
 */
export function card(bonus: string, symbols?: number, manneken?: number): number {
  const index = SECOND_EDITION.components.prestige.findIndex(
    (candidate) =>
      bonusWords(candidate.bonus) === bonus &&
      (symbols === undefined || candidate.symbols === symbols) &&
      (manneken === undefined || candidate.manneken === manneken),
  );
  expect(index, `a prestige card ${bonus} ${symbols}/${manneken}`).toBeGreaterThanOrEqual(0);
  return index + 1;
}

function bonusWords(bonus: readonly (readonly { kind: string; track?: string }[])[]): string {
  return bonus
    .map((effects) => effects.map(({ kind, track }) => (kind === 'advance' ? track : kind)).join('+'))
    .join('|');
}

/** A table at the first turn of round 1 with these prestige cards under the columns, all 16 spaces 2-2 to 5-5 active. */
export function tableWithCards(players: number, prestige: readonly number[], deal: Deal = {}): Table {
  return tableAtTurn(players, { deal: { prestige, ...deal }, iris: '1-1' });
}

/** Everyone passes, and other decisions are answered in the first way there is, until the first turn of this round. */
export function toRound(table: Table, round: number): void {
  const { s } = table;
  for (let decision = 0; s.round < round || pending(s)?.step !== 'turn'; decision++) {
    expect(decision, `decisions until round ${round}`).toBeLessThan(1000);
    if (pending(s)?.step === 'turn') passAll(table);
    else play(s, options(s)[0]);
  }
  forget(table);
}

/**
 * A table in round 5 where all but the last seat have passed, so that what is given to the others now is what they
 * have at the end. Seat 0 has been the first player all along, and the first to pass. The noble deck holds at least
 * one of each kind.
 */
export function tableBeforeLastPass(players = 3, chosen: GameOptions = {}, deal: Deal = {}): Table {
  const gone = ['buls', 'buls', 'albert', 'albert', 'solvay', 'solvay', 'empain', 'empain'];
  const table = tableAtTurn(players, { deal: { nobles: gone, ...deal }, options: chosen });
  toRound(table, 5);
  for (let i = 1; i < players; i++) answer(table, 'turn', 'pass');
  expect(due(table)).toBe(`${players} turn`);
  forget(table);
  return table;
}

/** Points that a seat has scored so far, as if all by sales. */
export function setPoints({ s }: Table, seat: number, points: number): void {
  s.points.fill(0, pointsAt(seat, 0), pointsAt(seat + 1, 0));
  s.points[pointsAt(seat, 0)] = points;
}

/** Slides cards from the discards under a row until its multiplier is this. */
export function setMultiplier({ s }: Table, seat: number, row: RowName, multiplier: number): void {
  const at = multiplierAt(seat, ROWS.indexOf(row));
  while (s.multipliers[at] < multiplier) {
    const missing = Math.min(2, multiplier - s.multipliers[at]);
    const slid = s.prestigeDiscard.find((candidate) => s.rules.prestige[candidate].symbols === missing);
    expect(slid, `a discarded card with ${missing} symbols`).toBeDefined();
    s.prestigeDiscard = s.prestigeDiscard.filter((other) => other !== slid);
    s.slid = [...s.slid, seat, ROWS.indexOf(row), slid as number];
    s.multipliers = s.multipliers.with(at, s.multipliers[at] + missing);
  }
}

export function multiplierOf({ s }: Table, seat: number, row: RowName): number {
  return s.multipliers[multiplierAt(seat, ROWS.indexOf(row))];
}

/** Makes as if a Brussels action had been used this often already, by architects that are not there any more. */
export function setUses({ s }: Table, action: BrusselsActionName, uses: number): void {
  s.brussels[brusselsAt(s.rules.players, BRUSSELS_ACTIONS.indexOf(action))] = uses;
}

/** The types of the events told, without those that this test doesn't look at. */
export function typesTold({ events }: Table, ...wanted: EventType[]): EventType[] {
  return events.map(({ type }: Event) => type).filter((type) => wanted.length === 0 || wanted.includes(type));
}
