/**
 * Building situations for tests: a real game that is led to a moment, and pieces moved by hand so that everything
 * stays on the table. `check` after building tells whether nothing was lost.
 */
import { expect } from 'vitest';
import { notationOf, obstacle, options, pending, play } from '../../core/agenda.ts';
import type { Deal, GameOptions } from '../../core/game.ts';
import { startGame } from '../../loading.ts';
import { TILES, type TileName } from './belle-epoque/tiles.ts';
import { AREAS, IRIS_NAMES, SPACE_NAMES } from './board.ts';
import { COMPASS_KINDS, type CompassKind } from './compass.ts';
import type { Event, EventType } from './events.ts';
import { level } from './gains.ts';
import {
  BLACK,
  COLOURS,
  type ColourName,
  type FrancSource,
  MATERIAL_NAMES,
  type MaterialName,
  NEUTRAL,
  type PointSource,
  ROWS,
  type RowName,
  TRACKS,
  type TrackName,
  WHITE,
} from './ids.ts';
import { artworkAt, brusselsAt, cubeAt, multiplierAt, trackAt } from './places.ts';
import type { Reason } from './reasons.ts';
import { scores } from './scoring.ts';
import { NEWEST } from './second-edition/versions.ts';
import { boardOf, type State } from './state.ts';

export interface Table {
  readonly s: State;
  /** Everything told since the last `forget`. */
  readonly events: Event[];
}

/** A game before its first decision. Seat 0 begins unless the deal says otherwise. */
export function newTable(
  players: number,
  deal: Deal = {},
  seed = 'table',
  options: GameOptions = {},
  version = NEWEST,
): Table {
  const events: Event[] = [];
  const sink = { tell: (event: Event) => void events.push(event) };
  const setup = { players, seed, options, version, deal: { firstPlayer: 1, ...deal } };
  const s = startGame('1893', setup, sink) as State;
  return { s, events };
}

interface Occasion {
  readonly deal: Deal;
  readonly iris: string;
  readonly options: GameOptions;
  /** Of the rules; the newest unless said otherwise. */
  readonly version: number;
}

/**
 * A game at the first turn of round 1, the active area made by one of the irises of stock card 1 or by `iris`
 * (`'2-2'`), whatever the card says. Everyone has started with a yellow artwork; neutral meeples of a two-player
 * game stand on the last free spaces of the area.
 */
export function tableAtTurn(
  players: number,
  { deal = {}, iris, options: chosen = {}, version = NEWEST }: Partial<Occasion> = {},
): Table {
  const table = newTable(players, deal, 'table', chosen, version);
  const { s } = table;
  for (;;) {
    if (pending(s)?.step === 'choose-board') play(s, options(s)[0]);
    else if (pending(s)?.step === 'start-artwork') answer(table, 'start-artwork', 'yellow');
    else break;
  }
  play(s, options(s)[0]);
  if (iris !== undefined) s.iris = IRIS_NAMES.indexOf(iris);
  while (pending(s)?.step === 'place-neutral') play(s, options(s).at(-1) as number);
  forget(table);
  return table;
}

/** The pending decision's step and seat, as `'2 turn'` with seats from 1; `'over'` at the end. */
export function due({ s }: Table): string {
  const frame = pending(s);
  return frame === undefined ? 'over' : `${frame.player + 1} ${frame.step}`;
}

/** Plays the pending decision, which must be this step, by the word of the notation. Illegal choices throw. */
export function answer({ s }: Table, step: string, word: string | number): void {
  expect(pending(s)?.step).toBe(step);
  play(s, optionOf(s, step, String(word)));
}

/** Several decisions, one after the other: `'turn 3-3', 'bid 2'`. */
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
export function whyNot({ s }: Table, word: string | number): Reason | undefined {
  const step = pending(s)?.step ?? '';
  return obstacle(s, optionOf(s, step, String(word))) as Reason | undefined;
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

/** Ends the action phase: everyone who has not passed does. Leaves the first decision of the resolution, or of the next round. */
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

export interface Belongings {
  readonly francs?: number;
  readonly cubes?: Partial<Record<MaterialName, number>>;
  readonly artworks?: Partial<Record<ColourName, number>>;
  /** Ids of the nobles kept, instead of those kept so far; in brackets if used in this round: `'(solvay)'`. */
  readonly nobles?: readonly string[];
  /** The number at the disc. */
  readonly levels?: Partial<Record<TrackName, number>>;
  readonly architects?: number;
  readonly courthouse?: number;
  /** Spaces of houses, built in this order. */
  readonly houses?: readonly string[];
  /** Spaces of architects and their bids. */
  readonly placed?: Readonly<Record<string, number>>;
  /** White artworks by the colour of their backs. */
  readonly whites?: Partial<Record<ColourName, number>>;
  /** Numbers of the cards of pavilions that the seat has built; they lie at the first sites that are free. */
  readonly cards?: readonly number[];
  /** Bonus tiles that an architect of the seat stands on. */
  readonly tiles?: readonly TileName[];
  readonly travellers?: number;
}

/** Sets what a seat has, taking it from where it comes from and putting back what it had. */
export function give({ s }: Table, seat: number, belongings: Belongings): void {
  const { francs, cubes, artworks, nobles, levels, architects, courthouse, houses, placed } = belongings;
  const { whites, cards, tiles, travellers } = belongings;
  if (francs !== undefined) s.money[seat] = francs;
  for (const [name, count] of Object.entries(cubes ?? {})) {
    const material = MATERIAL_NAMES.indexOf(name as MaterialName);
    move(s.cubes, cubeAt(s.rules.players, material), cubeAt(seat, material), count);
  }
  for (const [name, count] of Object.entries(artworks ?? {})) {
    const colour = COLOURS.indexOf(name as ColourName);
    move(s.artworks, artworkAt(s.rules.players, colour), artworkAt(seat, colour), count);
  }
  for (const [name, count] of Object.entries(whites ?? {})) {
    const colour = COLOURS.indexOf(name as ColourName);
    move(s.artworks, artworkAt(s.rules.players, colour), artworkAt(seat, WHITE + colour), count);
  }
  if (travellers !== undefined) s.travellers = s.travellers.with(seat, travellers);
  if (nobles !== undefined) setNobles(s, seat, nobles);
  for (const [name, value] of Object.entries(levels ?? {})) {
    const track = TRACKS.indexOf(name as TrackName);
    s.tracks = s.tracks.with(trackAt(seat, track), boardOf(s, seat).tracks[track].indexOf(value));
  }
  if (courthouse !== undefined) {
    s.architects[seat] += s.courthouse[seat] - courthouse;
    s.courthouse = s.courthouse.with(seat, courthouse);
  }
  if (houses !== undefined) {
    const owners = s.houses.map((owner) => (owner === seat ? -1 : owner));
    for (const space of houses) owners[SPACE_NAMES.indexOf(space)] = seat;
    s.houses = owners;
    s.built = s.built.with(seat, houses.length + s.pavilions.filter((owner) => owner === seat).length);
  }
  for (const card of cards ?? []) giveCard(s, seat, card);
  for (const tile of tiles ?? []) giveTile(s, seat, tile);
  for (const [space, bid] of Object.entries(placed ?? {})) {
    s.meeples[SPACE_NAMES.indexOf(space)] = seat;
    s.bids[SPACE_NAMES.indexOf(space)] = bid;
    s.architects[seat]--;
  }
  // Architects at hand: the others go to, or come from, the courthouse.
  if (architects !== undefined) {
    s.courthouse = s.courthouse.with(seat, s.courthouse[seat] + s.architects[seat] - architects);
    s.architects[seat] = architects;
  }
}

/** A pavilion on a free site that has this card; if the card is not there, it is laid on the first free site. */
function giveCard(s: State, seat: number, card: number): void {
  const known = s.siteCards.indexOf(card - 1);
  const site = known === -1 ? s.pavilions.indexOf(-1) : known;
  expect(s.pavilions[site], `site ${site + 1} is free`).toBe(-1);
  s.siteCards = s.siteCards.with(site, card - 1);
  s.pavilions = s.pavilions.with(site, seat);
  s.built = s.built.with(seat, s.built[seat] + 1);
}

/** An architect at hand goes on the tile, which takes the place of a free one if it is not there. */
function giveTile(s: State, seat: number, tile: TileName): void {
  const known = s.bonusTiles.indexOf(TILES.indexOf(tile));
  const slot = known === -1 ? s.bonusOwners.indexOf(-1) : known;
  s.bonusTiles = s.bonusTiles.with(slot, TILES.indexOf(tile));
  s.bonusOwners = s.bonusOwners.with(slot, seat);
  s.architects[seat]--;
}

/** Makes the target hold `count`, the rest goes to the source. */
function move(list: number[], from: number, to: number, count: number): void {
  list[from] += list[to] - count;
  list[to] = count;
}

function setNobles(s: State, seat: number, ids: readonly string[]): void {
  const deck = s.nobleDeck.slice();
  for (let noble = 0; noble < s.rules.nobles.length; noble++) {
    if ((s.nobles[seat] >> noble) & 1 && noble !== s.rules.startingNoble) deck.unshift(noble);
  }
  let kept = 0;
  s.usedNobles[seat] = 0;
  for (const id of ids) {
    const noble = nobleNamed(s, id.replace(/[()]/g, ''));
    kept |= 1 << noble;
    if (id.startsWith('(')) s.usedNobles[seat] |= 1 << noble;
    if (noble === s.rules.startingNoble) continue;
    const at = deck.indexOf(noble);
    expect(at, `a ${id} left in the deck`).toBeGreaterThanOrEqual(0);
    deck.splice(at, 1);
  }
  s.nobles = s.nobles.with(seat, kept);
  s.nobleDeck = deck;
}

export function nobleNamed(s: State, id: string): number {
  const noble = s.rules.nobles.findIndex((candidate) => candidate.id === id);
  expect(noble, `a noble '${id}'`).toBeGreaterThanOrEqual(0);
  return noble;
}

export function setNeedles({ s }: Table, first: CompassKind, second: CompassKind): void {
  s.needle0 = s.compass.indexOf(COMPASS_KINDS.indexOf(first));
  s.needle1 = s.compass.indexOf(COMPASS_KINDS.indexOf(second));
}

/** Colours in the market's display. */
export function setShop({ s }: Table, ...colours: ColourName[]): void {
  const shop = colours.map((colour) => COLOURS.indexOf(colour));
  for (const colour of s.shop) if (colour >= 0) s.artworks[artworkAt(s.rules.players, colour)]++;
  for (const colour of shop) s.artworks[artworkAt(s.rules.players, colour)]--;
  s.shop = [...shop, -1, -1].slice(0, 2);
}

/** Slides the card with this number (from 1) under a row, taking it from the deck. */
export function slideCard({ s }: Table, seat: number, row: RowName, card: number): void {
  expect(s.prestigeDeck).toContain(card - 1);
  s.prestigeDeck = s.prestigeDeck.filter((other) => other !== card - 1);
  s.slid = [...s.slid, seat, ROWS.indexOf(row), card - 1];
  const at = multiplierAt(seat, ROWS.indexOf(row));
  s.multipliers = s.multipliers.with(at, s.multipliers[at] + s.rules.prestige[card - 1].symbols);
}

/** Architects of a seat on a Brussels action (0 to 3), taken from those at hand, as one use of it. */
export function sendArchitects({ s }: Table, seat: number, action: number, count: number): void {
  s.architects[seat] -= count;
  s.brussels[brusselsAt(seat, action)] += count;
  s.brussels[brusselsAt(s.rules.players, action)]++;
}

/** Puts neutral meeples on these spaces only. */
export function setNeutral({ s }: Table, ...spaces: string[]): void {
  s.meeples.forEach((who, space) => {
    if (who === NEUTRAL) s.meeples[space] = -1;
  });
  for (const space of spaces) s.meeples[SPACE_NAMES.indexOf(space)] = NEUTRAL;
}

/** Asserts that nothing was lost while building; `setNobles` and the like take from the supply, never from nowhere. */
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

export function cubesOf({ s }: Table, seat: number): Partial<Record<MaterialName, number>> {
  const entries = MATERIAL_NAMES.map((name, material) => [name, s.cubes[cubeAt(seat, material)]] as const);
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

export function artworksHeld({ s }: Table, seat: number): Partial<Record<ColourName, number>> {
  const entries = COLOURS.map((name, colour) => [name, s.artworks[artworkAt(seat, colour)]] as const);
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

/** White artworks of a seat by the colour of their backs. */
export function whitesHeld({ s }: Table, seat: number): Partial<Record<ColourName, number>> {
  const entries = COLOURS.slice(0, BLACK).map(
    (name, colour) => [name, s.artworks[artworkAt(seat, WHITE + colour)]] as const,
  );
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

/** Numbers of the cards that were used in this round. */
export function usedCards({ s }: Table): number[] {
  return s.siteCards.filter((_, site) => (s.usedCards >> site) & 1).map((card) => card + 1);
}

export function noblesKept({ s }: Table, seat: number): string[] {
  return s.rules.nobles.filter((_, noble) => (s.nobles[seat] >> noble) & 1).map((noble) => noble.id);
}

export function levelOf({ s }: Table, seat: number, track: TrackName): number {
  const index = TRACKS.indexOf(track);
  return level(s, seat, index);
}

export function total({ s }: Table, seat: number): number {
  return scores(s)[seat].total;
}

/** A space of the active area with this action that nothing stands on. */
export function freeSpace({ s }: Table, action: number): string {
  const space = AREAS[s.iris].find(
    (candidate) => s.actions[candidate] === action && s.meeples[candidate] < 0 && s.houses[candidate] < 0,
  );
  expect(space, `a free space of action ${action}`).toBeDefined();
  return SPACE_NAMES[space as number];
}

/**
 * The nobles on display, from the dearest space to the free one, `'none'` for a gap. Those that lay there go under the
 * deck; the others come from it.
 */
export function setDisplay({ s }: Table, ...ids: string[]): void {
  const deck = [...s.nobleDisplay.filter((noble) => noble >= 0), ...s.nobleDeck];
  s.nobleDisplay = ids.map((id) => {
    if (id === 'none') return -1;
    const at = deck.indexOf(nobleNamed(s, id));
    expect(at, `a ${id} left in the deck`).toBeGreaterThanOrEqual(0);
    return deck.splice(at, 1)[0];
  });
  s.nobleDeck = deck;
}

/** Ids of the nobles on display, from the dearest space to the free one, `'none'` for a gap. */
export function displayed({ s }: Table): string[] {
  return s.nobleDisplay.map((noble) => (noble < 0 ? 'none' : s.rules.nobles[noble].id));
}
