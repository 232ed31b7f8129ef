/** Every thing on the boards is described, in every language, at every table. */
import { findGame, isOver, options, pending, play, randomFromSeed, startGame, tables } from '@horta/engine';
import {
  ACTIONS,
  ARTWORKS,
  BRUSSELS_ACTIONS,
  COLOURS,
  CURSOR_NAMES,
  PASS_OPTION,
  ROWS,
  type State,
  TRACKS,
} from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import type { ThingId } from '../../index.ts';
import { isWhole, SPEAKERS } from './walk.testing.ts';

const TABLES = tables([findGame('1893'), findGame('1893-first-edition')]).map(
  ({ game, players, options: chosen }) => ({
    game: game.id,
    players,
    chosen,
    name: `${game.id} ${Object.values(chosen).join(' ')}`,
  }),
);

function numbered<Kind extends string>(kind: Kind, count: number): `${Kind}:${number}`[] {
  return Array.from({ length: count }, (_, i) => `${kind}:${i}` as const);
}

/** The ids of all things that boards show in this position. */
function thingsOf(s: State): ThingId<'1893'>[] {
  const { rules } = s;
  const isFirstEdition = rules.game === '1893-first-edition';
  return [
    ...numbered('space', s.meeples.length),
    ...numbered('iris', 16),
    ...numbered('column', s.prestigeStrip.length),
    ...numbered('site', rules.surcharges.length),
    ...numbered('brussels', BRUSSELS_ACTIONS.length),
    ...numbered('noble', rules.displayCosts.length),
    ...numbered('market', CURSOR_NAMES.length),
    ...numbered('shop', s.shop.length),
    ...numbered('workshop', COLOURS.length),
    ...numbered('supply', 5),
    ...numbered('compass', s.compass.length),
    ...numbered('needle', 2),
    ...numbered('action', ACTIONS.length),
    ...s.bonusTiles.map((tile) => `tile:${tile}` as const),
    ...s.drawn.map((colour) => `drawn:${colour}` as const),
    'noble-deck',
    'courthouse',
    'stock',
    'prestige-deck',
    'first-player',
    ...(rules.travellers > 0 ? (['train'] as const) : []),
    ...(isFirstEdition ? (['pile', 'exhibition'] as const) : []),
    ...Array.from({ length: rules.players }, (_, seat) => thingsOfSeat(s, seat, isFirstEdition)).flat(),
  ];
}

function thingsOfSeat(s: State, seat: number, isFirstEdition: boolean): ThingId<'1893'>[] {
  const sites = s.pavilions.flatMap((owner, site) => (owner === seat ? [site] : []));
  return [
    ...numbered(`own-noble:${seat}`, s.rules.nobles.length),
    ...numbered(`own-artwork:${seat}`, ARTWORKS),
    ...numbered(`own-cube:${seat}`, 5),
    ...numbered(`track:${seat}`, TRACKS.length),
    ...numbered(`row:${seat}`, ROWS.length),
    ...numbered(`house:${seat}`, s.rules.houses),
    ...sites.map((site) => `own-card:${seat}:${site}` as const),
    `architects:${seat}`,
    `francs:${seat}`,
    `points:${seat}`,
    `power:${seat}`,
    ...(s.rules.travellers > 0 ? [`travellers:${seat}` as const] : []),
    isFirstEdition ? `exhibitions:${seat}` : `face-down:${seat}`,
  ];
}

const MOST_LINES = 6;

function holesOf(s: State, reader: number | undefined): string[] {
  return thingsOf(s).flatMap((thing) =>
    SPEAKERS.flatMap(({ locale, describe: descriptionOf }) => {
      const found = descriptionOf(s, thing, reader);
      const texts = found === undefined ? [] : [found.title, ...found.lines];
      const isGood =
        texts.length > 1 &&
        texts.length <= 1 + MOST_LINES &&
        texts.every(isWhole) &&
        new Set(texts).size === texts.length &&
        !found?.title.endsWith('.');
      return isGood ? [] : [`${locale} ${thing}: ${texts.join(' | ')}`];
    }),
  );
}

describe('random games', () => {
  test.each(TABLES)('$name with $players players: everything is explained', ({ game, players, chosen }) => {
    for (const seed of ['a', 'b']) {
      const random = randomFromSeed(seed);
      const s = startGame(game, { players, seed, options: chosen }) as State;
      for (let moves = 0; !isOver(s); moves++) {
        const seat = pending(s)?.player ?? 0;
        if (moves % 60 === 0) expect(holesOf(s.rules.view(s, seat), seat)).toEqual([]);
        const legal = options(s);
        const eager = legal.filter((option) => option !== PASS_OPTION || pending(s)?.step !== 'turn');
        const open = eager.length > 0 && random.below(8) > 0 ? eager : legal;
        play(s, open[random.below(open.length)] ?? 0);
      }
      expect(holesOf(s, undefined)).toEqual([]);
    }
  });
});
