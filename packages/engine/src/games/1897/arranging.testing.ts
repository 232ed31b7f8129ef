/** Moves cards and architects by hand, so that everything stays on the table: what someone gets comes from a pile. */
import { expect } from 'vitest';
import { notationOf } from '../../core/agenda.ts';
import { NONE } from '../../core/game.ts';
import { CELL_NAMES } from './board.ts';
import {
  ARTWORK,
  architectOf,
  BUILDINGS,
  type BuildingName,
  type Card,
  COLOURS,
  type ColourName,
  cardOf,
  EXPO_CARD,
  HOUSE,
  HOUSES,
  type HouseName,
  kindOf,
  MATERIAL,
  MATERIAL_CARD_NAMES,
  MONEY,
  MONEY_CARD,
  NOBLE,
  SCALES,
  type ScaleName,
  typeOf,
} from './ids.ts';
import { DECKS, DISCARDS } from './piles.ts';
import { architectAt, artworkAt, brusselsAt, houseAt, materialAt, type State, scaleAt } from './state.ts';
import type { Table } from './table.testing.ts';

/** A card by its name: a colour, a pair of materials, a letter of a house, the id of a noble, `money` or `expo`. */
function cardNamed(s: State, name: string): Card {
  if (name === 'money') return MONEY_CARD;
  if (name === 'expo') return EXPO_CARD;
  const nobles = s.rules.nobles.map((noble) => noble.id);
  const lists: (readonly string[])[] = [COLOURS, MATERIAL_CARD_NAMES, HOUSES, nobles];
  const type = lists.findIndex((names) => names.includes(name));
  expect(type, `a card '${name}'`).toBeGreaterThanOrEqual(0);
  return cardOf(type, lists[type].indexOf(name));
}

export function nameOf(s: State, card: Card): string {
  const kind = kindOf(card);
  switch (typeOf(card)) {
    case ARTWORK:
      return COLOURS[kind];
    case MATERIAL:
      return MATERIAL_CARD_NAMES[kind];
    case HOUSE:
      return HOUSES[kind];
    case NOBLE:
      return s.rules.nobles[kind].id;
    default:
      return typeOf(card) === MONEY ? 'money' : 'expo';
  }
}

/** Takes a card out of its pile, or else out of the discards, or else out of the area. */
function takeCard(s: State, card: Card): void {
  const pile = typeOf(card);
  for (const list of [DECKS[pile], DISCARDS[pile]]) {
    const at = s[list].indexOf(kindOf(card));
    if (at < 0) continue;
    s[list] = s[list].toSpliced(at, 1);
    return;
  }
  const cell = s.cards.lastIndexOf(card);
  expect(cell, `a ${nameOf(s, card)} left to take`).toBeGreaterThanOrEqual(0);
  s.cards[cell] = NONE;
}

/** Puts a card under its pile. */
function returnCard(s: State, card: Card): void {
  const pile = typeOf(card);
  if (pile < MONEY) s[DECKS[pile]] = [kindOf(card), ...s[DECKS[pile]]];
}

/** Lays these cards in the cells, as `{ '1-1': 'red', '1-2': 'none' }`; those that lay there go under their piles. */
export function lay({ s }: Table, cards: Readonly<Record<string, string>>): void {
  for (const cell of Object.keys(cards)) {
    const at = CELL_NAMES.indexOf(cell);
    expect(s.owners[at], `no architect on ${cell}`).toBe(NONE);
    if (s.cards[at] !== NONE) returnCard(s, s.cards[at]);
    s.cards[at] = NONE;
  }
  for (const [cell, name] of Object.entries(cards)) {
    if (name === 'none') continue;
    const card = cardNamed(s, name);
    if (card === EXPO_CARD) s.cards = s.cards.map((other) => (other === EXPO_CARD ? NONE : other));
    else if (card !== MONEY_CARD) takeCard(s, card);
    s.cards[CELL_NAMES.indexOf(cell)] = card;
  }
}

export interface Belongings {
  readonly francs?: number;
  readonly artworks?: Partial<Record<ColourName, number>>;
  /** By name: `metal-stone`. */
  readonly materials?: Readonly<Record<string, number>>;
  readonly houses?: Partial<Record<HouseName, number>>;
  /** Ids of the nobles kept, instead of those kept so far; in brackets if used in this round: `'(buls)'`. */
  readonly nobles?: readonly string[];
  readonly levels?: Partial<Record<ScaleName, number>>;
  /** By name, `2/4`: all in prison; the others come to the hand. */
  readonly prison?: Readonly<Record<string, number>>;
  /** Cells of architects and their faces: `{ '1-1': '1/3:3' }`. The cards there go under their piles. */
  readonly placed?: Readonly<Record<string, string>>;
  /** Architects sent to buildings, as one use each: `[['town-hall', '1/3']]`, two as `'1/3+2/4'`. */
  readonly sent?: readonly (readonly [BuildingName, string])[];
}

/** Sets what a seat has, taking it from where it comes from and putting back what it had. */
export function give(table: Table, seat: number, belongings: Belongings): void {
  const { s } = table;
  const { francs, artworks, materials, houses, nobles, levels, prison, placed, sent } = belongings;
  if (francs !== undefined) s.money[seat] = francs;
  for (const [name, count] of Object.entries(artworks ?? {})) {
    const card = cardNamed(s, name);
    for (; s.artworks[artworkAt(seat, kindOf(card))] > count; s.artworks[artworkAt(seat, kindOf(card))]--)
      returnCard(s, card);
    for (; s.artworks[artworkAt(seat, kindOf(card))] < count; s.artworks[artworkAt(seat, kindOf(card))]++)
      takeCard(s, card);
  }
  for (const [name, count] of Object.entries(materials ?? {})) {
    const card = cardNamed(s, name);
    for (let i = 0; i < count; i++) takeCard(s, card);
    s.materials[materialAt(seat, kindOf(card))] += count;
  }
  for (const [name, count] of Object.entries(houses ?? {})) {
    const card = cardNamed(s, name);
    for (let i = 0; i < count; i++) takeCard(s, card);
    const at = houseAt(seat, kindOf(card));
    s.houses = s.houses.with(at, s.houses[at] + count);
  }
  if (nobles !== undefined) setNobles(s, seat, nobles);
  for (const [name, value] of Object.entries(levels ?? {})) {
    const scale = SCALES.indexOf(name as ScaleName);
    s.scales = s.scales.with(scaleAt(seat, scale), s.rules.scales[scale].indexOf(value));
  }
  if (prison !== undefined) {
    s.rules.architects.forEach(({ name }, architect) => {
      const at = architectAt(seat, architect);
      s.hand[at] += s.prison[at] - (prison[name] ?? 0);
      s.prison = s.prison.with(at, prison[name] ?? 0);
    });
  }
  for (const [cell, face] of Object.entries(placed ?? {})) placeByHand(table, seat, cell, face);
  for (const [building, words] of sent ?? []) {
    for (const word of words.split('+')) {
      const architect = architectNamed(s, word);
      s.hand[architectAt(seat, architect)]--;
      s.brussels[brusselsAt(seat, BUILDINGS.indexOf(building), architect)]++;
    }
    s.uses[BUILDINGS.indexOf(building)]++;
  }
}

function placeByHand(table: Table, seat: number, cell: string, word: string): void {
  const { s } = table;
  lay(table, { [cell]: 'none' });
  const face = notationOf(s.rules, 'place-architect')?.read(word) as number;
  const at = CELL_NAMES.indexOf(cell);
  s.owners[at] = seat;
  s.faces[at] = face;
  s.hand[architectAt(seat, architectOf(face))]--;
}

function setNobles(s: State, seat: number, ids: readonly string[]): void {
  s.rules.nobles.forEach((_, noble) => {
    if ((s.nobles[seat] >> noble) & 1 && noble !== s.rules.startingNoble) returnCard(s, cardOf(NOBLE, noble));
  });
  let kept = 0;
  s.usedNobles[seat] = 0;
  for (const id of ids) {
    const card = cardNamed(s, id.replace(/[()]/g, ''));
    const noble = kindOf(card);
    kept |= 1 << noble;
    if (id.startsWith('(')) s.usedNobles[seat] |= 1 << noble;
    if (noble !== s.rules.startingNoble) takeCard(s, card);
  }
  s.nobles = s.nobles.with(seat, kept);
}

function architectNamed(s: State, name: string): number {
  const architect = s.rules.architects.findIndex((candidate) => candidate.name === name);
  expect(architect, `an architect '${name}'`).toBeGreaterThanOrEqual(0);
  return architect;
}

/** Puts these cards on top of their piles, the first one on top, as the next to be drawn. */
export function stack({ s }: Table, ...names: string[]): void {
  for (const name of names.toReversed()) {
    const card = cardNamed(s, name);
    takeCard(s, card);
    s[DECKS[typeOf(card)]] = [...s[DECKS[typeOf(card)]], kindOf(card)];
  }
}
