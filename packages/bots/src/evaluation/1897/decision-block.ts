/** The pending decision: whose it is, what it is about, and which card is on its way. */
import { NONE, type Seat } from '@horta/engine';
import {
  ARTWORK,
  BUILDINGS,
  CARD_TYPES,
  HOUSE,
  kindOf,
  MONEY,
  NOBLE,
  type Rules,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { type Block, named } from './block.ts';
import { Q } from './quantities.ts';
import type { Survey } from './survey.ts';

const STEPS = [
  'turn',
  'place-architect',
  'send-architects',
  'sell-artwork',
  'pay-house',
  'keep-noble',
  'show-artwork',
  'choose-action',
  'choose-artwork',
  'choose-material',
  'choose-house',
  'choose-noble',
  'use-nobles',
  'release-architect',
  'arrest-architect',
];
const PLACES = new Map(STEPS.map((step, place) => [step, place]));

/** The types of cards that decisions hold: two that were drawn, in `a` and `b`; or one that was taken, in `a`. */
const DRAWN = new Map([
  ['choose-artwork', ARTWORK],
  ['choose-house', HOUSE],
  ['choose-noble', NOBLE],
]);
const TAKEN = new Map([
  ['pay-house', HOUSE],
  ['keep-noble', NOBLE],
]);

export function decisionBlock({ nobles }: Rules): Block {
  const ids = nobles.map(({ id }) => id);
  return {
    names: [
      ...named('own decision', STEPS),
      ...named('decision of another', STEPS),
      ...named('own card', CARD_TYPES),
      ...named('card of another', CARD_TYPES),
      'own card is of no use',
      ...named('sends to', BUILDINGS),
      'nobles still to use',
      ...named('card on its way:', [...ids, 'new noble', 'new colour', 'new house', 'house x architecture']),
    ],
    write(s, survey, seat, out, start) {
      const { frame } = survey;
      const own = frame.player === seat;
      let at = start;
      out[at + (own ? 0 : STEPS.length) + (PLACES.get(frame.step) ?? 0)] = 1;
      at += 2 * STEPS.length;
      const card = survey.takenCell === NONE ? NONE : s.cards[survey.takenCell];
      if (card !== NONE) out[at + (own ? 0 : CARD_TYPES.length) + typeOf(card)] = 1;
      at += 2 * CARD_TYPES.length;
      if (own) {
        if (card !== NONE && isUseless(survey, seat, typeOf(card))) out[at] = 1;
        if (frame.step === 'send-architects') out[at + 1 + frame.a] = 1;
        if (frame.step === 'use-nobles') out[at + 1 + BUILDINGS.length] = frame.a / 3;
        writeCards(s, survey, seat, out, at + 2 + BUILDINGS.length);
      }
      return at + 2 + BUILDINGS.length + ids.length + 4;
    },
  };
}

/** it would be discarded. */
function isUseless({ of }: Survey, seat: Seat, type: number): boolean {
  return (
    (type === HOUSE && of[Q.payableHouses + seat] === 0) || (type === MONEY && of[Q.artworks + seat] === 0)
  );
}

/** The cards of the seat's own decision, and the noble whose effect asks for it. */
function writeCards(s: State, survey: Survey, seat: Seat, out: Float32Array, at: number): void {
  const { frame } = survey;
  if (survey.takenCell !== NONE) {
    const card = s.cards[survey.takenCell];
    if (!isUseless(survey, seat, typeOf(card)))
      writeCard(s, survey, seat, typeOf(card), kindOf(card), out, at);
    return;
  }
  const taken = TAKEN.get(frame.step);
  if (taken !== undefined) writeCard(s, survey, seat, taken, frame.a, out, at);
  const drawn = DRAWN.get(frame.step);
  if (drawn !== undefined) {
    writeCard(s, survey, seat, drawn, frame.a, out, at);
    if (frame.b !== NONE) writeCard(s, survey, seat, drawn, frame.b, out, at);
  }
  const { agenda } = s;
  const below = agenda.length > 1 ? agenda[agenda.length - 2] : frame;
  if (below.step === 'settle-noble') writeCard(s, survey, seat, NOBLE, below.a, out, at);
}

function writeCard(
  s: State,
  { of, colourSets, houseSets }: Survey,
  seat: Seat,
  type: number,
  kind: number,
  out: Float32Array,
  at: number,
): void {
  const news = at + s.rules.nobles.length;
  if (type === NOBLE) {
    out[at + kind] = 1;
    if (((s.nobles[seat] >> kind) & 1) === 0) out[news] = 1;
  } else if (type === ARTWORK) {
    if (((colourSets[seat] >> kind) & 1) === 0) out[news + 1] = 1;
  } else if (type === HOUSE) {
    if (((houseSets[seat] >> kind) & 1) === 0) out[news + 2] = 1;
    out[news + 3] = of[Q.architectureToCome + seat] / 5;
  }
}
