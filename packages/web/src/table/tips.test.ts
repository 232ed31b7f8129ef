/** Whatever can be chosen, or can't, has a tip: whole sentences, few of them, none twice. */
import {
  conceivable,
  type Frame,
  type GameState,
  loadGame,
  obstacle,
  options,
  pending,
  play,
  type Random,
  randomFromSeed,
  startGame,
} from '@horta/engine';
import { LOCALES, loadDescriptions, type Speaker, speaker } from '@horta/words/fetched';
import { expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import type { GameView } from '../games/game-view.ts';
import { loadGameView } from '../games/games.ts';
import { foresee } from './foresight.ts';
import { MOST_LINES, tipOf } from './tip.ts';

/** Decisions that are looked at: each so many. */
const EACH = 2;
/** Of what can't be chosen, so many things: the reasons are those of the engine. */
const REFUSED = 3;

interface Position {
  readonly view: GameState;
  readonly frame: Frame;
  readonly game: GameView;
}

function isWhole(text: string): boolean {
  return text.length > 0 && !/[{}?]|undefined|NaN|null|\[object/.test(text);
}

/** What is wrong with the tip of a choice. */
function faultsOf(speak: Speaker, { view, frame, game }: Position, option: number): string[] {
  const reason = obstacle(view, option);
  const thing = game.thingOf(view, frame, option);
  // Nobody points at a button that is not there.
  if (reason !== undefined && thing === undefined) return [];
  const foreseen = reason === undefined ? foresee(view, option).events : [];
  const tip = tipOf(speak, { view, viewer: frame.player, thing, choice: { option, reason }, foreseen });
  // What is not in this game lies on no board.
  if (tip === undefined)
    return reason === undefined ? [`${speak.locale} ${frame.step} ${option} ${thing}: no tip`] : [];
  const texts = [tip.title, tip.does, tip.notNow, ...tip.lines].filter((text) => text !== undefined);
  const isGood =
    texts.every(isWhole) && new Set(texts).size === texts.length && tip.lines.length <= MOST_LINES;
  const saysWhy = (tip.notNow === undefined) === (reason === undefined);
  return isGood && saysWhy ? [] : [`${speak.locale} ${frame.step} ${option} ${thing}: ${texts.join(' | ')}`];
}

function someOf(list: readonly number[], count: number, random: Random): number[] {
  return list.length === 0 ? [] : Array.from({ length: count }, () => list[random.below(list.length)] ?? 0);
}

test.each(ALL_FOUR)('in a game of %s %o', async (id, chosen) => {
  await loadGame(id, chosen);
  await Promise.all(LOCALES.map((locale) => loadDescriptions(id, locale)));
  const game = await loadGameView(id);
  const speakers = LOCALES.map((locale) => speaker(locale, ['Anna', 'Ben', 'Chloé']));
  const s = startGame(id, { players: 3, seed: 'tips', options: chosen });
  const random = randomFromSeed('tips');
  for (let count = 0, frame = pending(s); frame !== undefined; count++, frame = pending(s)) {
    const legal = options(s);
    if (count % EACH === 0) {
      const position = { view: s.rules.view(s, frame.player), frame, game };
      const illegal = Array.from({ length: conceivable(s) }, (_, i) => i).filter((i) => !legal.includes(i));
      const looked = [...legal, ...someOf(illegal, REFUSED, random)];
      for (const [i, option] of looked.entries())
        expect(faultsOf(speakers[i % speakers.length], position, option)).toEqual([]);
    }
    // Passing, the last choice of a turn, would soon end it all.
    const most = frame.step === 'turn' && legal.length > 1 ? legal.length - 1 : legal.length;
    play(s, legal[random.below(most)]);
  }
});
