/** What happened last, as a table tells it, says why somebody is asked who did not expect it. */
import { loadGame, options, pending, randomFromSeed, recordHeader } from '@horta/engine';
import { append, newTable, type Onlooker, sightOf, type Table, whole } from '@horta/table';
import { loadDescriptions, speaker } from '@horta/words/fetched';
import { expect, test } from 'vitest';
import { loadGameView } from '../games/games.ts';
import { Seen } from './seen.ts';

const SITTERS = [0, 1, 2].map(() => ({ name: '', bot: undefined }));
const EYES: readonly Onlooker[] = [0, 1, 2];

/** Plays by chance, passing only where nothing else can be done, until somebody is asked so who did not decide last. */
function playedUntil(game: string, steps: readonly string[], seed: string): Table | undefined {
  const table = newTable('causes', recordHeader(game, { players: 3, seed }), SITTERS);
  const random = randomFromSeed(seed);
  let last = -1;
  for (;;) {
    const frame = pending(table.state);
    if (frame === undefined) return undefined;
    if (steps.includes(frame.step) && frame.player !== last) return table;
    const legal = options(table.state);
    const most = frame.step === 'turn' && legal.length > 1 ? legal.length - 1 : legal.length;
    append(table, {
      type: 'decision',
      seat: frame.player,
      step: frame.step,
      option: legal[random.below(most)],
    });
    last = frame.player;
  }
}

const SEEDS = 40;

test.each([
  [
    '1893',
    ['use-nobles', 'take-cubes'],
    /^Player \d used your house on \d-\d: (use up to 1 noble|take 1 refined cube)\.$/,
  ],
  ['1893', ['use-prestige'], /^You (won|are tied in) columns? [^:]+: /],
  ['1897', ['show-artwork'], /^Player \d opened an exhibition: /],
  ['1897', ['arrest-architect'], /^You have the most architects in Brussels \(\d\)/],
] as const)('%s: %s', async (game, steps, sentence) => {
  await loadGame(game);
  await loadDescriptions(game, 'en');
  let table: Table | undefined;
  for (let i = 0; i < SEEDS && table === undefined; i++) table = playedUntil(game, steps, `causes ${i}`);
  if (table === undefined) throw new Error('it never came to that');
  const sight = sightOf(structuredClone(whole(table, EYES)));
  const seen = new Seen(await loadGameView(game), sight, { raisedAt: undefined });
  const because = seen.eventsAt(seen.played.length - 1);
  expect(speaker('en').prompt(seen.view, seen.viewer, because)).toMatch(sentence);
});
