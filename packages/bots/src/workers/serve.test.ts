import { findGame, GAME_IDS, InvalidInput, options, randomFromSeed, startGame } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { loadBot } from '../catalogue.ts';
import { viewAfter, viewOf } from './positions.testing.ts';
import { NO_ID, requestOf } from './protocol.ts';
import { serve } from './serve.ts';

const POSITIONS = GAME_IDS.flatMap((game) => [0, 25, 60].map((decisions) => [game, decisions] as const));
const BOTS = ['random', 'apprentice', 'architect@10'];

/** As it comes out of a message. */
function sent<T>(message: T): T {
  return structuredClone(message);
}

describe('a request', () => {
  it.each(POSITIONS)(
    'gets the choice that the bot makes itself: %s after %i decisions',
    async (game, after) => {
      const view = viewAfter(game, after);
      for (const name of BOTS) {
        const bot = await loadBot(name, { game, options: {} });
        for (const seed of ['a', 'b']) {
          const option = bot.choose(viewAfter(game, after), randomFromSeed(seed));
          const answer = sent(await serve(sent(requestOf(7, 'choose', name, view, seed))));
          expect(answer).toEqual({ id: 7, kind: 'choose', option });
        }
      }
    },
  );

  it.each(GAME_IDS)('for an explanation gets what the bot thinks itself: %s', async (game) => {
    const view = viewAfter(game, 25);
    for (const name of BOTS) {
      const bot = await loadBot(name, { game, options: {} });
      const explanation = bot.explain?.(view, randomFromSeed('a'));
      const answer = sent(await serve(sent(requestOf(8, 'explain', name, view, 'a'))));
      expect(answer).toEqual({ id: 8, kind: 'explain', explanation });
    }
  });

  it('brings its component pack along if it is not the game’s own', async () => {
    const { pack } = findGame('1893');
    const own = startGame('1893', { players: 3, seed: 'pack' });
    const other = startGame('1893', { players: 3, seed: 'pack', pack: { ...pack, name: 'My own' } });
    expect(requestOf(1, 'choose', 'random', viewOf(own), 'a').pack).toBeUndefined();
    const request = requestOf(1, 'choose', 'random', viewOf(other), 'a');
    expect(request.pack).toEqual(other.rules.pack);
    for (let i = 0; i < 2; i++) {
      const answer = await serve(sent(request));
      expect(answer).toMatchObject({ kind: 'choose' });
      expect(options(other)).toContain('option' in answer && answer.option);
    }
    expect(await serve({ ...request, pack: undefined })).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/another component pack/),
    });
  });

  const good = requestOf(3, 'choose', 'random', viewAfter('1893', 25), 'a');
  const bad: [string, unknown, number, RegExp][] = [
    ['nothing', undefined, NO_ID, /kind: expected one of choose, explain/],
    ['null', null, NO_ID, /kind/],
    ['a text', 'choose', NO_ID, /kind/],
    ['another kind', { ...good, kind: 'resign' }, 3, /kind/],
    ['no bot', { ...good, bot: undefined }, 3, /bot: expected a text/],
    ['a bot there is not', { ...good, bot: 'gambler' }, 3, /there is no 'gambler'/],
    ['no seed', { ...good, seed: 7 }, 3, /seed: expected a text/],
    ['no view', { ...good, view: undefined }, 3, /view: expected an object/],
    ['a broken view', { ...good, view: { ...good.view, agenda: [] } }, 3, /the end of the game before/],
    ['a pack that is none', { ...good, pack: 'none' }, 3, /pack: expected a component pack/],
    ['a pack of no game', { ...good, pack: { format: 'zip' } }, 3, /no game/],
    ['a pack of another form', { ...good, pack: { game: '1893' } }, 3, /pack: .*missing/],
  ];
  it.each(bad)('that is wrong is refused with its reason: %s', async (_, message, id, reason) => {
    expect(await serve(message)).toEqual({ id, kind: 'refused', message: expect.stringMatching(reason) });
  });

  it('that a bot can not answer fails with its reason', async () => {
    const fail = () => {
      // Not by the fault of the request.
      throw new InvalidInput('bot', [{ path: '', message: 'out of ideas' }]);
    };
    const load = async (): Promise<Bot> => ({ id: 'broken', choose: fail, explain: fail });
    const message = 'broken: bot: out of ideas';
    expect(await serve({ ...good, bot: 'broken' }, load)).toEqual({ id: 3, kind: 'failed', message });
    expect(await serve({ ...good, kind: 'explain', bot: 'broken' }, load)).toMatchObject({
      kind: 'failed',
      message,
    });
  });

  it('for a bot that could not be loaded fails, and may succeed another time', async () => {
    const message = 'no line';
    const noLine = () => Promise.reject(new Error(message));
    const late = () => loadBot('random', { game: '1893', options: {} });
    expect(await serve({ ...good, bot: 'late' }, noLine)).toEqual({ id: 3, kind: 'failed', message });
    expect(await serve({ ...good, bot: 'late' }, late)).toMatchObject({ kind: 'choose' });
  });
});
