/** Choices about cards: selling and showing artworks, paying for a house, the cards drawn at the Cinquantenaire. */
import {
  CARD_TYPES,
  type CardType,
  COLOURS,
  cardOf,
  HOUSES,
  houseUnits,
  MATERIAL_CARDS,
  paymentKinds,
  paymentSet,
  type State,
} from '@horta/engine/1897';
import { m } from '#messages/1897';
import { francs, points, type Voice } from '../../../voice.ts';
import { materialSum } from '../amounts.ts';
import { theArtwork, theCard, theHouse } from '../cards.ts';
import { actionName } from '../names.ts';

export function sellOption(v: Voice, s: State, colour: number): string | undefined {
  if (colour >= COLOURS.length) return undefined;
  return m.option_sell({ artwork: theArtwork(v, colour), francs: francs(v, s.rules.saleFrancs) }, v);
}

export function showOption(v: Voice, s: State, colour: number): string | undefined {
  if (colour >= COLOURS.length) return undefined;
  return m.option_show({ artwork: theArtwork(v, colour), points: points(v, s.rules.exhibitionPoints) }, v);
}

export function payOption(v: Voice, s: State, option: number): string | undefined {
  const set = s.rules.payments.sets.counts[paymentSet(option)];
  if (set === undefined) return undefined;
  const count = paymentKinds(option);
  const kinds = m.count_kinds({ count }, v);
  const cards = materialSum(v, set);
  return cards === ''
    ? m.option_pay_none({ kinds }, v)
    : m.option_pay({ cards, kinds, points: points(v, count * s.rules.pointsPerMaterialKind) }, v);
}

/** An action at the Cinquantenaire, by its type of card. */
export function actionOption(v: Voice, s: State, player: number, type: number): string | undefined {
  const effect = actionEffect(v, s, player, type);
  return effect === undefined ? undefined : m.option_action({ action: actionName(v, type), effect }, v);
}

function actionEffect(v: Voice, s: State, player: number, type: number): string | undefined {
  switch (CARD_TYPES[type]) {
    case 'artwork':
      return m.copy_artwork({}, v);
    case 'material':
      return m.effect_draw_materials({}, v);
    case 'house':
      return m.copy_house({ materials: m.count_materials({ count: houseUnits(s, player) }, v) }, v);
    case 'noble':
      return m.copy_noble({}, v);
    case 'money':
      return m.copy_money({ francs: francs(v, s.rules.saleFrancs) }, v);
    default:
      return undefined;
  }
}

/** A drawn artwork or material card, of this many kinds. */
export function chooseOption(v: Voice, s: State, type: CardType, kind: number): string | undefined {
  const kinds = CARD_TYPES[type] === 'artwork' ? COLOURS.length : MATERIAL_CARDS.length;
  return kind >= kinds ? undefined : m.option_choose({ card: theCard(v, s.rules, cardOf(type, kind)) }, v);
}

export function chooseHouseOption(v: Voice, s: State, player: number, house: number): string | undefined {
  if (house >= HOUSES.length) return undefined;
  const materials = m.count_materials({ count: houseUnits(s, player) }, v);
  return m.option_choose_house({ house: theHouse(v, house), materials }, v);
}
