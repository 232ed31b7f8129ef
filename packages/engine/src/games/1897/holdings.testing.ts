/** What players have, by name. */
import { nameOf } from './arranging.testing.ts';
import { BUILDINGS, type BuildingName, COLOURS, cardOf, HOUSES, MATERIAL_CARD_NAMES, SCALES } from './ids.ts';
import { DISCARDS } from './piles.ts';
import { scores } from './scoring.ts';
import { architectAt, artworkAt, brusselsAt, houseAt, materialAt, type State, scaleAt } from './state.ts';
import type { Table } from './table.testing.ts';

/** What a seat has, by name, as far as it has it. */
export function artworksHeld({ s }: Table, seat: number): Record<string, number> {
  return held(COLOURS, (colour) => s.artworks[artworkAt(seat, colour)]);
}

export function materialsHeld({ s }: Table, seat: number): Record<string, number> {
  return held(MATERIAL_CARD_NAMES, (card) => s.materials[materialAt(seat, card)]);
}

export function housesHeld({ s }: Table, seat: number): Record<string, number> {
  return held(HOUSES, (house) => s.houses[houseAt(seat, house)]);
}

/** Architects in hand, in prison, in Brussels: by name. */
export function hand({ s }: Table, seat: number): Record<string, number> {
  return held(architectNames(s), (architect) => s.hand[architectAt(seat, architect)]);
}

export function prison({ s }: Table, seat: number): Record<string, number> {
  return held(architectNames(s), (architect) => s.prison[architectAt(seat, architect)]);
}

export function sentTo({ s }: Table, seat: number, building: BuildingName): Record<string, number> {
  return held(
    architectNames(s),
    (architect) => s.brussels[brusselsAt(seat, BUILDINGS.indexOf(building), architect)],
  );
}

function architectNames(s: State): string[] {
  return s.rules.architects.map(({ name }) => name);
}

function held(names: readonly string[], count: (kind: number) => number): Record<string, number> {
  return Object.fromEntries(names.map((name, kind) => [name, count(kind)] as const).filter(([, n]) => n > 0));
}

/** Ids of the nobles kept; in brackets if used in this round. */
export function noblesKept({ s }: Table, seat: number): string[] {
  return s.rules.nobles.flatMap(({ id }, noble) => {
    if (!((s.nobles[seat] >> noble) & 1)) return [];
    return [(s.usedNobles[seat] >> noble) & 1 ? `(${id})` : id];
  });
}

export function levels({ s }: Table, seat: number): number[] {
  return SCALES.map((_, scale) => s.rules.scales[scale][s.scales[scaleAt(seat, scale)]]);
}

/** Names of the cards discarded, sorted. */
export function discarded({ s }: Table): string[] {
  return DISCARDS.flatMap((list, pile) => s[list].map((kind) => nameOf(s, cardOf(pile, kind)))).sort();
}

export function total({ s }: Table, seat: number): number {
  return scores(s)[seat].total;
}
