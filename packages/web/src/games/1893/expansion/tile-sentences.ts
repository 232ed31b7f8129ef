/** What each bonus tile says: an amount, a sign, times, and what is counted. */
import { type State, TILES, type TileName } from '@horta/engine/1893';
import type { Arrangement, Item, SignName } from './signs.ts';

/** Of a tile that says more than one, all of them. */
type Figure = number | string;

const sign = (name: SignName): Item => ({ sign: { name } });
const text = (words: string): Item => ({ text: words });

const more = (name: SignName) => (number: Figure) => [text(`+${number}`), sign(name)];
const each =
  (gain: SignName, ...counted: SignName[]) =>
  (number: Figure) => [text(`${number}`), sign(gain), text('×'), ...counted.map(sign)];

/** With the number that the rules give the tile. */
const WRITTEN: Readonly<Record<TileName, (number: Figure, portraitLevel: Figure) => readonly Item[]>> = {
  sevens: (number) => [text('1'), sign('points'), text(`/ ${number}`), sign('points')],
  row: more('multiplier'),
  iris: each('francs', 'iris'),
  artworks: more('artwork'),
  crown: each('points', 'crown'),
  house: more('house'),
  passing: each('points', 'card'),
  buildings: each('points', 'house', 'pavilion'),
  neighbours: each('points', 'house', 'house'),
  portrait: (_, level) => [text(`${level}`), sign('points'), sign('architect')],
  white: each('points', 'art-white'),
  patrons: () => [text('0'), sign('francs'), sign('noble')],
};

export function tileSentence({ rules }: State, tile: number): readonly Item[] {
  return tileItems(tile, rules.tileNumbers[tile] ?? 0, rules.portraitLevel);
}

export function tileItems(tile: number, number: Figure, portraitLevel: Figure): readonly Item[] {
  return WRITTEN[TILES[tile]](number, portraitLevel);
}

/** In one line, or in two where a tile is narrow: what is gained, and what for. */
export function tileArrangements(items: readonly Item[]): readonly Arrangement[] {
  return items.length < 4 ? [[items]] : [[items], [items.slice(0, 2), items.slice(2)]];
}
