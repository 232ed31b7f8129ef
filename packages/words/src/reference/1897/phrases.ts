/** Parts of sentences that several topics share, with the values of the pack. */
import {
  BUILDINGS,
  COLOURS,
  type Effect,
  MATERIAL_NAMES,
  type NobleRules,
  type Pack1897,
  type Rules,
  UNITS_PER_CARD,
} from '@horta/engine/1897';
import { m as game } from '#messages/1897';
import { architectSum } from '../../games/1897/amounts.ts';
import { buildingName, colourName, materialName } from '../../games/1897/names.ts';
import { listOfAll, listOfAny } from '../../text.ts';
import type { Voice } from '../../voice.ts';
import type { Facts } from '../rulebook.ts';
import { nth } from '../says.ts';

export type Facts1897 = Facts<Rules>;

/** The numbers of players there are. */
export function playerCounts({ leastPlayers, mostPlayers }: Facts1897): number[] {
  return Array.from({ length: mostPlayers - leastPlayers + 1 }, (_, i) => leastPlayers + i);
}

/** "4 × 1/3 + 2 × 2/4 + 2/5": the architects of a player. */
export function ownArchitects(rules: Rules): string {
  return architectSum(
    rules,
    rules.architects.map(({ copies }) => copies),
  );
}

/** Those that begin in prison. */
export function firstPrisoners(rules: Rules): string {
  return architectSum(
    rules,
    rules.architects.map(({ inPrison }) => inPrison),
  );
}

export function startingNoble(rules: Rules): string {
  return nth(rules.nobles, rules.startingNoble).name;
}

/** How many of a noble are in the box: rules only know those that are dealt, and the pack knows all. */
export function nobleCopies({ pack }: Rules, noble: number): number {
  return nth((pack as Pack1897).components.nobles, noble).copies.value;
}

/** Nobles with an effect of this kind, by name; "–" if a pack has none. */
export function noblesWith(v: Voice, { nobles }: Rules, kind: Effect['kind']): string {
  return namesOf(
    v,
    nobles.filter(({ effect }) => effect.kind === kind),
  );
}

function namesOf(v: Voice, nobles: readonly NobleRules[]): string {
  return nobles.length === 0
    ? '–'
    : listOfAny(
        v.locale,
        nobles.map(({ name }) => name),
      );
}

export function colours(v: Voice): string {
  return listOfAll(
    v.locale,
    COLOURS.map((colour) => colourName(v, colour)),
  );
}

export function materialKinds(v: Voice): string {
  return listOfAny(
    v.locale,
    MATERIAL_NAMES.map((material) => materialName(v, material)),
  );
}

export function buildings(v: Voice): string {
  return listOfAll(
    v.locale,
    BUILDINGS.map((building) => buildingName(v, building)),
  );
}

/** "2 materials": what a card shows. */
export function materialsPerCard(v: Voice): string {
  return game.count_materials({ count: UNITS_PER_CARD }, v);
}

export const TOWN_HALL = 'town-hall';
export const CINQUANTENAIRE = 'cinquantenaire';
export const STOCK_EXCHANGE = 'stock-exchange';
