/** The bonus tiles, each with what it brings at the end. */
import { type Rules, TILES, type TileName } from '@horta/engine/1893';
import { m } from '#messages/rules-belle-epoque';
import { tileEffect, tileName, tileNumber } from '../../../games/1893/cards.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { entry, table, text } from '../../blocks.ts';
import type { Block, Facts, Say, Topic } from '../../rulebook.ts';
import { playerCounts, says } from './says.ts';

const NOTES: Readonly<Record<TileName, Say<Rules>>> = {
  sevens: says('tile_sevens'),
  row: says('tile_row'),
  iris: (v, { full }) => m.tile_iris(ends(v, francs, full, 'iris'), v),
  artworks: says('tile_artworks'),
  crown: (v, { full }) => m.tile_crown(ends(v, points, full, 'crown'), v),
  house: (v) =>
    m.tile_house({ buildings: tileName(v, 'buildings'), neighbours: tileName(v, 'neighbours') }, v),
  passing: says('tile_passing'),
  buildings: (v) => m.tile_buildings({ house: tileName(v, 'house') }, v),
  neighbours: says('tile_neighbours'),
  portrait: (v, { full }) => m.tile_portrait({ points: points(v, full.portraitLevel) }, v),
  white: says('tile_white'),
  patrons: says('tile_patrons'),
};

/** With the disc on the first space of a track, and on its last one. */
function ends(v: Voice, amount: (v: Voice, count: number) => string, rules: Rules, tile: 'iris' | 'crown') {
  const spaces = rules.boards[0]?.tracks[tile === 'iris' ? 0 : 1]?.length ?? 0;
  const each = tileNumber({ rules }, tile);
  return { least: amount(v, each), most: amount(v, each * spaces) };
}

/** Whether the number of players changes what the tile brings. */
function dependsOnPlayers(facts: Facts<Rules>, tile: TileName): boolean {
  const numbers = playerCounts(facts).map((players) => tileNumber({ rules: facts.fullWith(players) }, tile));
  return new Set(numbers).size > 1;
}

function tileEntry(tile: TileName, place: number): Block<Rules> {
  return entry(
    `belleEpoque.tiles.${place}`,
    (v, facts) => {
      const { full, mostPlayers } = facts;
      const inputs = { tile: tileName(v, tile), effect: tileEffect(v, { rules: full }, tile) };
      return dependsOnPlayers(facts, tile)
        ? m.tile_by_players({ ...inputs, players: mostPlayers }, v)
        : m.tile_sentence(inputs, v);
    },
    NOTES[tile],
  );
}

export const BONUS_TILES: Topic<Rules> = {
  id: 'bonus-tiles',
  title: says('title_tiles'),
  blocks: [
    text(says('tiles_how')),
    text(says('tiles_when')),
    text(says('tiles_numbers')),
    table((v, facts) => {
      const varied = TILES.filter((tile) => dependsOnPlayers(facts, tile));
      return {
        head: [m.head_players({}, v), m.chapter_tiles({}, v), ...varied.map((tile) => tileName(v, tile))],
        rows: playerCounts(facts).map((players) => {
          const rules = facts.fullWith(players);
          return [
            String(players),
            String(rules.bonusTiles),
            ...varied.map((tile) => points(v, tileNumber({ rules }, tile))),
          ];
        }),
      };
    }),
    ...TILES.map(tileEntry),
  ],
  rulings: ['R-21', 'R-25', 'R-31', 'R-34', 'R-55', 'R-59'],
  about: { steps: ['choose-row'], things: ['tile'], tiles: TILES, sources: ['bonus-tiles'] },
  see: ['tiled-spaces', 'belle-epoque-end', 'rows', 'final-scoring'],
};
