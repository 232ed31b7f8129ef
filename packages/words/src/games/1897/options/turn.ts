/** Choices of a turn: a card of the Art Nouveau area, a building of Brussels, or passing. */
import { NONE } from '@horta/engine';
import {
  actionObstacle,
  architectsNeeded,
  BUILDINGS,
  CARD_TYPES,
  type Card,
  FIRST_BUILDING_OPTION,
  houseUnits,
  kindOf,
  level,
  NEUTRAL,
  NOBILITY,
  PASS_OPTION,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { m } from '#messages/1897';
import { unnamed } from '../../../fallback.ts';
import { francs, playerName, points, type Voice } from '../../../voice.ts';
import { effectText } from '../amounts.ts';
import { theCard, theHouse } from '../cards.ts';
import { buildingName, cellName, nobleName } from '../names.ts';
import { reasonText } from '../reasons.ts';

export function turnOption(v: Voice, s: State, player: number, option: number): string | undefined {
  if (option < FIRST_BUILDING_OPTION) return cellOption(v, s, player, option);
  if (option === PASS_OPTION) return passOption(v, s);
  return buildingOption(v, s, player, option - FIRST_BUILDING_OPTION);
}

/** What can't be taken has a label too, for the player who asks why not. */
function cellOption(v: Voice, s: State, player: number, option: number): string {
  const cell = cellName(option);
  const card = s.cards[option] ?? NONE;
  const owner = s.owners[option] ?? NONE;
  if (owner === NEUTRAL) return m.option_cell_neutral({ cell }, v);
  if (owner !== NONE) return m.option_cell_taken({ cell, player: playerName(v, owner) }, v);
  return card === NONE
    ? m.option_cell({ cell }, v)
    : orIdle(v, s, player, card, cardOption(v, s, player, cell, card));
}

/** A card whose action can't be done as things stand may be taken all the same; the label says so. */
function orIdle(v: Voice, s: State, player: number, card: Card, option: string): string {
  const reason = actionObstacle(s, player, typeOf(card));
  return reason === undefined ? option : m.option_idle({ option, reason: reasonText(v, s, reason) }, v);
}

function cardOption(v: Voice, s: State, player: number, cell: string, card: Card): string {
  const { rules } = s;
  const kind = kindOf(card);
  switch (CARD_TYPES[typeOf(card)]) {
    case 'house':
      return m.option_house(
        {
          cell,
          house: theHouse(v, kind),
          materials: m.count_materials({ count: houseUnits(s, player) }, v),
        },
        v,
      );
    case 'noble': {
      const noble = rules.nobles[kind];
      const effect = noble === undefined ? unnamed(kind) : effectText(v, noble.effect);
      return m.option_noble({ cell, noble: nobleName(rules, kind), effect }, v);
    }
    case 'money':
      return m.option_sale({ cell, francs: francs(v, rules.saleFrancs) }, v);
    case 'expo': {
      const inputs = { cell, points: points(v, rules.exhibitionPoints) };
      return s.round < rules.rounds
        ? m.option_expo(inputs, v)
        : m.option_expo_last({ ...inputs, end: points(v, rules.expoPoints) }, v);
    }
    default:
      return m.option_take({ cell, card: theCard(v, rules, card) }, v);
  }
}

function passOption(v: Voice, s: State): string {
  const { firstPassFrancs, passFrancs } = s.rules;
  return s.passed === 0
    ? m.option_pass_first({ francs: francs(v, firstPassFrancs) }, v)
    : m.option_pass({ francs: francs(v, passFrancs) }, v);
}

function buildingOption(v: Voice, s: State, player: number, building: number): string | undefined {
  if (building >= BUILDINGS.length) return undefined;
  return m.option_building(
    {
      building: buildingName(v, building),
      effect: buildingEffect(v, s, player, building),
      architects: m.count_architects({ count: architectsNeeded(s, building) }, v),
    },
    v,
  );
}

/** What a building gives to this player. */
export function buildingEffect(v: Voice, s: State, player: number, which: number): string {
  const building = BUILDINGS[which];
  if (building === undefined) return unnamed(which);
  switch (building) {
    case 'cinquantenaire':
      return m.effect_any_action({}, v);
    case 'stock-exchange':
      return `+${francs(v, s.rules.stockExchangeFrancs)}`;
    case 'town-hall':
      return m.effect_use_nobles({ nobles: m.count_nobles({ count: level(s, player, NOBILITY) }, v) }, v);
  }
}
