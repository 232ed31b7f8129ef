/** Who plays the games of the fuzzer. */
import {
  type GameState,
  hash,
  options,
  pending,
  playLegal,
  type Random,
  randomFromSeed,
} from '@horta/engine';
import { fail } from './finding.ts';
import { LIMITS } from './limits.ts';

/** Chooses one of the legal options of a state, or ends the game early with undefined. */
export type Chooser = (s: GameState, legal: readonly number[], index: number) => number | undefined;

/** One game in three is played without any aim, the others by someone who looks for what rarely comes up. */
export function chooserOf(seed: string): Chooser {
  return randomFromSeed(`${seed} chooser`).below(3) === 0 ? randomChooser(seed) : curiousChooser(seed);
}

function randomChooser(seed: string): Chooser {
  const random = randomFromSeed(`${seed} choices`);
  return (_, legal) => legal[random.below(legal.length)];
}

/**
 * Goes where the game has been least: tries some of the options, looks at the decisions and events that come of each of
 * them, and takes the one that leads to what has come up least often so far. So pavilions are built, cards used and
 * nothing declined that leads further, whichever game it is.
 */
function curiousChooser(seed: string): Chooser {
  const random = randomFromSeed(`${seed} choices`);
  const met = new Map<string, number>();
  const meet = (what: string) => void met.set(what, (met.get(what) ?? 0) + 1);
  return (s, legal) => {
    const before = hash(s);
    let best = legal[random.below(legal.length)] as number;
    let most = 0;
    for (let i = 0; i < LIMITS.tried && legal.length > 1; i++) {
      const option = legal[random.below(legal.length)] as number;
      const seen = new Set<string>();
      lookAhead(s, option, LIMITS.lookedAhead, random, (what) => void seen.add(what));
      // What has never come up counts most; what is common, next to nothing.
      let news = 0;
      for (const what of seen) news += 1 / (1 + (met.get(what) ?? 0));
      if (news > most) [best, most] = [option, news];
    }
    lookAhead(s, best, 1, random, meet);
    // Or what this has changed would be taken for a fault of the game.
    if (hash(s) !== before) fail('clone', 'original', 'play on the clone changed the original');
    return best;
  };
}

/** Tells the events that come of an option, and the decisions and events that may come of it after that. */
function lookAhead(
  s: GameState,
  option: number,
  decisions: number,
  random: Random,
  tell: (what: string) => void,
): void {
  const copy = s.rules.clone(s);
  copy.sink = { tell: ({ type }) => tell(`event ${type}`) };
  const legal: number[] = [];
  try {
    playLegal(copy, option);
    for (let i = 0; i < decisions && options(copy, legal).length > 0; i++) {
      tell(`step ${pending(copy)?.step}`);
      if (i + 1 < decisions) playLegal(copy, legal[random.below(legal.length)] as number);
    }
  } catch {
    // To be found in the game itself, by its checks: it is news, in any case.
    tell('exception');
  }
}
