/** Building situations of the first edition for tests, beside the helpers that all editions share. */
import { expect } from 'vitest';
import { options, pending, play } from '../../../core/agenda.ts';
import type { Deal } from '../../../core/game.ts';
import { IRIS_NAMES, SPACE_NAMES } from '../board.ts';
import type { Event } from '../events.ts';
import { ACTIONS, type ActionName, BLACK } from '../ids.ts';
import { artworkAt } from '../places.ts';
import type { State } from '../state.ts';
import { answers, check, forget, freeSpace, type Table } from '../table.testing.ts';
import { FIRST_EDITION } from './components.ts';
import { game1893FirstEdition } from './game.ts';

export const COLOURS = ['yellow', 'pink', 'blue', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type Artworks = Partial<Record<Colour, number>>;

export interface Start {
  readonly deal?: Deal;
  readonly strips?: 'beginner' | 'expert';
  readonly seed?: string;
}

/** A game before its first decision. Seat 1 begins unless the deal says otherwise. */
export function newTable(
  players: number,
  { deal = {}, strips = 'beginner', seed = 'table' }: Start = {},
): Table {
  const events: Event[] = [];
  const rules = game1893FirstEdition.rules(players, { strips }, FIRST_EDITION, 1);
  const sink = { tell: (event: unknown) => void events.push(event as Event) };
  const s = game1893FirstEdition.start(rules, seed, { firstPlayer: 1, ...deal }, sink) as State;
  return { s, events };
}

/**
 * A game at the first turn of round 1, all 16 spaces from 2-2 on active unless another iris is named. Everyone has
 * started with a yellow artwork, and the compass tiles lie in the order of the rulebook's list; neutral assistants of a
 * two-player game stand on the last free spaces of the area.
 */
export function tableAtTurn(
  players: number,
  { deal = {}, iris = '1-1' }: Start & { iris?: string } = {},
): Table {
  const artworks = Array<string>(players).fill('yellow');
  const table = newTable(players, { deal: { artworks, compass: COMPASS, ...deal } });
  const { s } = table;
  play(s, options(s)[0]);
  s.iris = IRIS_NAMES.indexOf(iris);
  while (pending(s)?.step === 'place-neutral') play(s, options(s).at(-1) as number);
  forget(table);
  return table;
}

export const COMPASS = ['wood', 'stone', 'iron', 'refined', 'francs', 'empty'];

export interface Layout {
  /** The pile from its top; other coloured artworks lie under these. */
  readonly top?: readonly Colour[];
  /** The whole pile from its top; other coloured artworks are the last seat's. */
  readonly pile?: readonly Colour[];
  readonly shop?: readonly Colour[];
  readonly covered?: readonly Colour[];
  /** How many black ones lie apart; the others are the last seat's. All that are nowhere else if not given. */
  readonly black?: number;
  /** By seat; none for seats left out. */
  readonly hands?: readonly Artworks[];
}

/** Lays all 30 artworks anew: those of the layout where it says, the rest in the pile or with the last seat. */
export function layArtworks(
  table: Table,
  { top, pile, shop = [], covered = [], black, hands = [] }: Layout,
): void {
  const { s } = table;
  const { players } = s.rules;
  const left = COLOURS.map(() => 6);
  const take = (colour: Colour): number => {
    const index = COLOURS.indexOf(colour);
    left[index]--;
    expect(left[index], `${colour} artworks left`).toBeGreaterThanOrEqual(0);
    return index;
  };
  s.artworks.fill(0);
  hands.forEach((hand, seat) => {
    for (const [colour, count] of Object.entries(hand)) {
      for (let i = 0; i < count; i++) s.artworks[artworkAt(seat, take(colour as Colour))]++;
    }
  });
  s.shop = [...shop.map(take), -1, -1].slice(0, 2);
  s.covered = covered.map(take);
  const piled = (pile ?? top ?? []).map(take).reverse();
  const rest = left.slice(0, BLACK).flatMap((count, colour) => Array<number>(count).fill(colour));
  if (pile === undefined) s.artworkPile = [...rest, ...piled];
  else {
    s.artworkPile = piled;
    for (const colour of rest) s.artworks[artworkAt(players - 1, colour)]++;
  }
  s.artworkSeenBy = s.artworkPile.map(() => 0);
  s.artworks[artworkAt(players, BLACK)] = black ?? left[BLACK];
  s.artworks[artworkAt(players - 1, BLACK)] += left[BLACK] - (black ?? left[BLACK]);
  check(table);
}

/** The artworks of a seat, by colour. */
export function held({ s }: Table, seat: number): Artworks {
  const entries = COLOURS.map((name, colour) => [name, s.artworks[artworkAt(seat, colour)]] as const);
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

export function blackLeft({ s }: Table): number {
  return s.artworks[artworkAt(s.rules.players, BLACK)];
}

/** Colours of the pile, from its top. */
export function pileOf({ s }: Table): Colour[] {
  return s.artworkPile.map((colour) => COLOURS[colour]).reverse();
}

export function shopOf({ s }: Table): string[] {
  return s.shop.map((colour) => COLOURS[colour] ?? 'none');
}

export function coveredOf({ s }: Table): Colour[] {
  return s.covered.map((colour) => COLOURS[colour]);
}

/** Who took the exhibition tiles of the rounds gone by. */
export function setExhibitions(table: Table, ...owners: number[]): void {
  table.s.exhibitions = owners;
  check(table);
}

/** The seat whose turn it is places an assistant on a free space of this action, with 1 BF; returns the space. */
export function place(table: Table, action: ActionName): string {
  const space = freeSpace(table, ACTIONS.indexOf(action));
  answers(table, `turn ${space}`, 'bid 1');
  return space;
}

/** As `place`, and the action is done. */
export function placeAndDo(table: Table, action: ActionName): void {
  place(table, action);
  answers(table, 'do-action do');
}

/** A house of the seat on a free space of this action in the active area; returns the space. */
export function houseOn(table: Table, seat: number, action: ActionName): string {
  const { s } = table;
  const space = freeSpace(table, ACTIONS.indexOf(action));
  s.houses = s.houses.with(SPACE_NAMES.indexOf(space), seat);
  s.built = s.built.with(seat, s.built[seat] + 1);
  return space;
}

/** The number (from 1) of the bonus card with this bonus, as `'crown+crown'` or `'iris|crown'`, and these symbols and Manneken-Pis. */
export function card(bonus: string, symbols?: number, manneken?: number): number {
  const index = FIRST_EDITION.components.prestige.findIndex(
    (candidate) =>
      bonusWords(candidate.bonus) === bonus &&
      (symbols === undefined || candidate.symbols === symbols) &&
      (manneken === undefined || candidate.manneken === manneken),
  );
  expect(index, `a bonus card ${bonus} ${symbols}/${manneken}`).toBeGreaterThanOrEqual(0);
  return index + 1;
}

export function bonusWords(bonus: readonly (readonly { kind: string; track?: string }[])[]): string {
  return bonus
    .map((effects) => effects.map(({ kind, track }) => (kind === 'advance' ? track : kind)).join('+'))
    .join('|');
}
