/** A warning tells nothing hidden: whatever the cards are that the viewer can't see, it is the same. */
import {
  type GameId,
  type GameState,
  loadGame,
  options,
  pending,
  play,
  randomFromSeed,
  startGame,
} from '@horta/engine';
import { loadChoiceWords, loadDescriptions } from '@horta/words/fetched';
import { expect, test } from 'vitest';
import { foresee } from '../table/foresight.ts';
import { warningsOf1893 } from './1893/warnings.ts';
import { warningsOf1897 } from './1897/warnings.ts';
import { ALL_FOUR } from './all-four.testing.ts';
import type { GameChoices } from './game-view.ts';

/** The same view, of which the hidden cards are guessed otherwise. */
function guessedBy(view: GameState, seed: string): GameState {
  const { rules } = view;
  const sample = (v: GameState) => rules.sample(v, randomFromSeed(seed));
  return Object.assign(rules.clone(view), { rules: Object.create(rules, { sample: { value: sample } }) });
}

const GUESSES = ['one guess', 'another', 'a third'];
/** Decisions that are looked at: each so many. */
const EACH = 3;

const WARNINGS: Readonly<Record<GameId, GameChoices['warningsOf']>> = {
  '1893': warningsOf1893,
  '1893-first-edition': warningsOf1893,
  '1897': warningsOf1897,
};

test.each(ALL_FOUR)('in a game of %s %o', async (game, chosen) => {
  const warningsOf = WARNINGS[game];
  await loadGame(game, chosen);
  await Promise.all([loadDescriptions(game, 'en'), loadChoiceWords('en')]);
  const s = startGame(game, { players: 3, seed: 'hidden', options: chosen });
  const random = randomFromSeed('hidden');
  let warned = 0;
  let revealed = 0;
  for (let count = 0, frame = pending(s); frame !== undefined; count++, frame = pending(s)) {
    const legal = options(s);
    if (count % EACH === 0) {
      const view = s.rules.view(s, frame.player);
      for (const option of legal) {
        const seen = GUESSES.map((guess) => {
          const guessed = guessedBy(view, guess);
          const { events, hasRevealed, next } = foresee(guessed, option);
          // Who decides after a reveal may depend on what it shows.
          const foreseen = { events, hasRevealed, next: hasRevealed ? undefined : next };
          return { foreseen, warnings: warningsOf(guessed, frame, option) };
        });
        for (const other of seen) expect(other).toEqual(seen[0]);
        warned += seen[0]?.warnings.length ?? 0;
        revealed += seen[0]?.foreseen.hasRevealed ? 1 : 0;
      }
    }
    play(s, legal[random.below(legal.length)]);
  }
  expect(warned).toBeGreaterThan(0);
  expect(revealed).toBeGreaterThan(0);
});
