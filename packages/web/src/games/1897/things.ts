/** Which thing on the boards of Bruxelles 1897 stands for which choice. */
import type { Frame, GameState, Seat } from '@horta/engine';
import {
  ARTWORK,
  type Architect,
  type Card,
  cardOf,
  EXPO,
  FIRST_BUILDING_OPTION,
  HOUSE,
  kindOf,
  MATERIAL,
  MONEY,
  NOBLE,
  PASS_OPTION,
  type State,
  typeOf,
} from '@horta/engine/1897';
import type { ThingId, ThingKind } from '@horta/words/fetched';

type Thing = ThingId<'1897'>;
type Things = Readonly<Record<string, Thing | ((...numbers: never[]) => Thing)>>;

/** Things of the table. */
export const thing = {
  cell: (cell: number) => `cell:${cell}`,
  /** A coat of arms, where four cells meet. */
  arms: (block: number) => `arms:${block}`,
  /** The bonus card under a column. */
  bonus: (column: number) => `bonus:${column}`,
  building: (building: number) => `building:${building}`,
  prison: 'prison',
  expo: 'expo',
  pile: (pile: number) => `pile:${pile}`,
  /** A card that somebody has drawn and may choose. */
  drawn: (card: Card) => `drawn:${card}`,
  // Of a seat
  hand: (seat: Seat, architect: Architect) => `hand:${seat}:${architect}`,
  /** A face of an architect at hand. */
  face: (seat: Seat, face: number) => `face:${seat}:${face}`,
  prisoner: (seat: Seat, architect: Architect) => `prisoner:${seat}:${architect}`,
  /** An architect sent to Brussels. */
  sent: (seat: Seat, architect: Architect) => `sent:${seat}:${architect}`,
  scale: (seat: Seat, scale: number) => `scale:${seat}:${scale}`,
  ownArtwork: (seat: Seat, colour: number) => `own-artwork:${seat}:${colour}`,
  ownMaterial: (seat: Seat, card: number) => `own-material:${seat}:${card}`,
  ownHouse: (seat: Seat, house: number) => `own-house:${seat}:${house}`,
  ownNoble: (seat: Seat, noble: number) => `own-noble:${seat}:${noble}`,
  francs: (seat: Seat) => `francs:${seat}`,
  points: (seat: Seat) => `points:${seat}`,
} as const satisfies Things;

/** Numbers of a player that are described as things are, but lie nowhere. */
export const number = {
  architects: (seat: Seat) => `architects:${seat}`,
  prisoners: (seat: Seat) => `prison:${seat}`,
} as const satisfies Things;

/** By the part that draws them: the kinds of things, the word before the first colon. */
export const DRAWN_KINDS = {
  main: ['cell', 'arms', 'bonus'],
  side: ['building', 'prison', 'expo', 'pile', 'drawn'],
  own: [
    'hand',
    'face',
    'prisoner',
    'sent',
    'scale',
    'own-artwork',
    'own-material',
    'own-house',
    'own-noble',
    'francs',
    'points',
  ],
} as const satisfies Readonly<Record<string, readonly ThingKind<'1897'>[]>>;

/** Where a player puts a card of this kind; Expo has one place only. */
export function placeOf(seat: Seat, card: Card): Thing {
  const kind = kindOf(card);
  switch (typeOf(card)) {
    case ARTWORK:
      return thing.ownArtwork(seat, kind);
    case MATERIAL:
      return thing.ownMaterial(seat, kind);
    case HOUSE:
      return thing.ownHouse(seat, kind);
    case NOBLE:
      return thing.ownNoble(seat, kind);
    case EXPO:
      return thing.expo;
    default:
      return thing.francs(seat);
  }
}

/** Steps at which one of two drawn cards is chosen, and the type of the cards. */
const CHOOSING_DRAWN: Readonly<Record<string, number>> = {
  'choose-artwork': ARTWORK,
  'choose-material': MATERIAL,
  'choose-house': HOUSE,
  'choose-noble': NOBLE,
};

/** The cards that the pending decision is about, if it is about drawn ones. */
export function drawnCards({ step, a, b }: Frame): readonly Card[] {
  const type = CHOOSING_DRAWN[step];
  if (type === undefined) return [];
  return (a === b || b < 0 ? [a] : [Math.min(a, b), Math.max(a, b)]).map((kind) => cardOf(type, kind));
}

/** Drawn cards go when one of them is chosen. */
export function stays(_view: GameState, thing: ThingId): boolean {
  return !thing.startsWith('drawn:');
}

/** The thing of each choice that one can point at; the others are buttons. */
export function thingOf1897(view: GameState, frame: Frame, option: number): Thing | undefined {
  const s = view as State;
  const { step, player } = frame;
  switch (step) {
    case 'turn':
      if (option < FIRST_BUILDING_OPTION) return option < s.rules.cells ? thing.cell(option) : undefined;
      return option < PASS_OPTION ? thing.building(option - FIRST_BUILDING_OPTION) : undefined;
    case 'place-architect':
      return thing.face(player, option);
    case 'send-architects':
      return singleArchitect(s, player, option);
    case 'sell-artwork':
    case 'show-artwork':
      return thing.ownArtwork(player, option);
    case 'choose-action':
      // A sale takes no card of a pile.
      return option < MONEY ? thing.pile(option) : undefined;
    case 'choose-artwork':
    case 'choose-material':
    case 'choose-house':
    case 'choose-noble': {
      const card = cardOf(CHOOSING_DRAWN[step], option);
      return drawnCards(frame).includes(card) ? thing.drawn(card) : undefined;
    }
    case 'use-nobles':
      // Only the nobles that one keeps lie on the board; after the last kind: stop.
      return (s.nobles[player] >> option) & 1 && option < s.rules.nobles.length
        ? thing.ownNoble(player, option)
        : undefined;
    case 'release-architect':
      return thing.prisoner(player, option);
    case 'arrest-architect':
      return thing.sent(player, option);
    // Sets of material cards, and whether to keep a noble that lies nowhere yet, are buttons.
    default:
      return undefined;
  }
}

/** One architect alone is pointed at; a set of several is a button. */
function singleArchitect(s: State, player: Seat, set: number): Thing | undefined {
  const { counts, sizes } = s.rules.architectSets;
  return sizes[set] === 1 ? thing.hand(player, counts[set].indexOf(1)) : undefined;
}
