/** Which thing on the boards of Bruxelles 1893 stands for which choice. */
import { type Frame, type GameState, NONE, type Seat } from '@horta/engine';
import {
  artworkSold,
  CUBE_PAIRS,
  FIRST_BRUSSELS_OPTION,
  PASS_OPTION,
  prestigeUse,
  REFINED,
  SITES,
  SPACES,
  type State,
  TILES,
  WHITE,
} from '@horta/engine/1893';
import type { ThingId } from '@horta/words/fetched';

type Thing = ThingId<'1893'>;
type Things = Readonly<Record<string, Thing | ((...numbers: never[]) => Thing)>>;

/** Things of the table. */
export const thing = {
  space: (space: number) => `space:${space}`,
  iris: (iris: number) => `iris:${iris}`,
  /** The prestige card under a column. */
  column: (column: number) => `column:${column}`,
  site: (site: number) => `site:${site}`,
  brussels: (action: number) => `brussels:${action}`,
  /** A space of the nobles' display. */
  noble: (slot: number) => `noble:${slot}`,
  nobleDeck: 'noble-deck',
  /** A place of the market's cursor. */
  market: (place: number) => `market:${place}`,
  shop: (slot: number) => `shop:${slot}`,
  /** A stack of artworks in the workshop. */
  workshop: (colour: number) => `workshop:${colour}`,
  pile: 'pile',
  /** Artworks of this colour that somebody has drawn. */
  drawn: (colour: number) => `drawn:${colour}`,
  supply: (material: number) => `supply:${material}`,
  compass: (space: number) => `compass:${space}`,
  needle: (needle: number) => `needle:${needle}`,
  tile: (tile: number) => `tile:${tile}`,
  /** An action strip's emblem in the legend: one of the five actions. */
  action: (action: number) => `action:${action}`,
  courthouse: 'courthouse',
  stock: 'stock',
  train: 'train',
  exhibition: 'exhibition',
  prestigeDeck: 'prestige-deck',
  // Of a seat
  ownNoble: (seat: Seat, noble: number) => `own-noble:${seat}:${noble}`,
  ownArtwork: (seat: Seat, artwork: number) => `own-artwork:${seat}:${artwork}`,
  ownCube: (seat: Seat, material: number) => `own-cube:${seat}:${material}`,
  ownCard: (seat: Seat, site: number) => `own-card:${seat}:${site}`,
  track: (seat: Seat, track: number) => `track:${seat}:${track}`,
  row: (seat: Seat, row: number) => `row:${seat}:${row}`,
  house: (seat: Seat, house: number) => `house:${seat}:${house}`,
  architects: (seat: Seat) => `architects:${seat}`,
  travellers: (seat: Seat) => `travellers:${seat}`,
  francs: (seat: Seat) => `francs:${seat}`,
  points: (seat: Seat) => `points:${seat}`,
  /** Prestige cards kept face down. */
  faceDown: (seat: Seat) => `face-down:${seat}`,
  exhibitions: (seat: Seat) => `exhibitions:${seat}`,
  power: (seat: Seat) => `power:${seat}`,
} as const satisfies Things;

/** What lies in these places goes when it is chosen, and something else comes there. */
const PASSING: readonly string[] = ['noble', 'noble-deck', 'shop', 'drawn'];

export function stays(view: GameState, thing: ThingId): boolean {
  const [kind, number] = thing.split(':');
  if (kind === 'column') return (view as State).prestigeStrip[Number(number)] !== NONE;
  return !PASSING.includes(kind);
}

/** The thing of each choice that one can point at; the others are buttons. */
export function thingOf1893(view: GameState, { step, player, a }: Frame, option: number): Thing | undefined {
  const s = view as State;
  switch (step) {
    case 'turn':
      if (option < FIRST_BRUSSELS_OPTION) return thing.space(option);
      return option < PASS_OPTION ? thing.brussels(option - FIRST_BRUSSELS_OPTION) : undefined;
    case 'place-neutral':
    case 'take-back-bid':
    case 'double-meeple':
      return option < SPACES ? thing.space(option) : undefined;
    case 'place-house':
      return option < SPACES ? thing.space(option) : thing.site(option - SPACES);
    case 'choose-iris':
    case 'choose-any-iris':
      return option < 16 ? thing.iris(option) : undefined;
    case 'start-artwork':
    case 'take-artwork-for-cubes':
    case 'create-white':
      return thing.workshop(option);
    case 'take-artwork':
      return s.drawn.length > 0 ? thing.drawn(option) : thing.workshop(option);
    case 'sell-artwork':
      return thing.ownArtwork(player, artworkSold(option));
    case 'turn-white':
      return option < 4 ? thing.ownArtwork(player, WHITE + option) : undefined;
    case 'move-cursor':
      return thing.market(option);
    case 'replace-artwork':
      return thing.shop(option);
    case 'return-displayed':
      return option < 2 ? thing.shop(option) : undefined;
    case 'take-noble':
      return option < s.nobleDisplay.length ? thing.noble(option) : thing.nobleDeck;
    case 'use-nobles':
    case 'cash-noble':
      return option < s.rules.nobles.length ? thing.ownNoble(player, option) : undefined;
    case 'move-needle':
      return thing.needle(option);
    case 'turn-needle':
      return option < 4 ? thing.needle(option < 2 ? 0 : 1) : undefined;
    case 'take-bonus-tile':
      return option < TILES.length ? thing.tile(option) : undefined;
    case 'use-prestige':
      return thing.column(prestigeUse(option).column);
    case 'take-other-card':
      return option < 25 ? thing.column(option % 5) : undefined;
    case 'choose-row':
      return thing.row(player, option);
    case 'swap-joker':
      return option < REFINED ? thing.supply(option) : undefined;
    case 'swap-artwork':
      if (option < CUBE_PAIRS.length) return undefined;
      return option - CUBE_PAIRS.length < WHITE
        ? thing.ownArtwork(player, option - CUBE_PAIRS.length)
        : undefined;
    case 'use-card':
      return option === 1 ? thing.ownCard(player, a) : undefined;
    case 'choose-card':
      return option < SITES ? thing.ownCard(player, option) : undefined;
    default:
      return undefined;
  }
}
