/** Every choice of every step is either a thing that the boards draw or, on purpose, a button. */
import {
  conceivable,
  type Frame,
  type GameState,
  isOver,
  loadGame,
  options,
  pending,
  play,
  randomFromSeed,
  startGame,
} from '@horta/engine';
import { FACES, PASS_OPTION, type State } from '@horta/engine/1897';
import { describe, expect, test } from 'vitest';
import { DRAWN_KINDS, drawnCards, thing, thingOf1897 } from './things.ts';

await loadGame('1897');

const KINDS = new Set<string>(Object.values(DRAWN_KINDS).flat());

/** Steps whose choices are things, but for those that are buttons on purpose. */
const THINGS: Readonly<Record<string, (s: State, frame: Frame, option: number) => boolean>> = {
  turn: (_s, _frame, option) => option !== PASS_OPTION,
  'place-architect': () => true,
  'send-architects': (s, _frame, option) => s.rules.architectSets.sizes[option] === 1,
  'sell-artwork': () => true,
  'show-artwork': () => true,
  // A sale takes no card of a pile.
  'choose-action': (_s, _frame, option) => option < 4,
  'choose-artwork': () => true,
  'choose-material': () => true,
  'choose-house': () => true,
  'choose-noble': () => true,
  'use-nobles': (s, _frame, option) => option < s.rules.nobles.length,
  'release-architect': () => true,
  'arrest-architect': () => true,
  'pay-house': () => false,
  'keep-noble': () => false,
};

function playRandomly(players: number, seed: string, decided: (s: State, frame: Frame) => void): GameState {
  const random = randomFromSeed(seed);
  const s = startGame('1897', { players, seed });
  for (let frame = pending(s); frame !== undefined; frame = pending(s)) {
    decided(s as State, frame);
    const legal = options(s);
    // Passing, which comes last, is put off: more comes up.
    const most = frame.step === 'turn' && legal.length > 1 ? legal.length - 1 : legal.length;
    play(s, legal[random.below(most)]);
  }
  return s;
}

describe('things', () => {
  const visited = new Set<string>();

  test.each([2, 3, 4].flatMap((players) => ['a', 'b', 'c'].map((seed) => [players, seed] as const)))(
    'of a random game with %d players, seed %s',
    (players, seed) => {
      const end = playRandomly(players, seed, (s, frame) => {
        visited.add(frame.step);
        const chosen = options(s).map((option) => [option, thingOf1897(s, frame, option)] as const);
        const things = chosen.flatMap(([, id]) => id ?? []);
        expect(new Set(things).size, `${frame.step}: one thing for two choices`).toBe(things.length);
        for (const [option, id] of chosen) {
          expect(id !== undefined, `${frame.step} ${option}`).toBe(THINGS[frame.step](s, frame, option));
          if (id !== undefined) expect(isDrawn(s, frame, id), `${frame.step} ${id}`).toBe(true);
        }
        // What is not legal may have a thing as well, to say why; never one of another kind.
        for (let option = 0; option < conceivable(s); option++) {
          const id = thingOf1897(s, frame, option);
          if (id !== undefined) expect(KINDS).toContain(id.split(':')[0]);
        }
      });
      expect(isOver(end)).toBe(true);
    },
  );

  test('came to every choice', () => expect([...visited].sort()).toEqual(Object.keys(THINGS).sort()));

  test('make a kind for each that the boards draw', () => {
    const made = Object.values(thing).map(
      (make) => (typeof make === 'string' ? make : make(0, 0)).split(':')[0],
    );
    expect([...made].sort()).toEqual([...KINDS].sort());
  });
});

/** Whether a board shows the thing in this position, not only its kind. */
function isDrawn(s: State, frame: Frame, id: string): boolean {
  const [kind, first, second] = id.split(':');
  const which = Number(second ?? first);
  switch (kind) {
    case 'cell':
      return which < s.rules.cells;
    case 'face':
      return which < FACES && Number(first) === frame.player;
    case 'drawn':
      return drawnCards(frame).includes(which);
    case 'prisoner':
      return s.prison[frame.player * s.rules.architects.length + which] > 0;
    case 'own-noble':
      return ((s.nobles[frame.player] >> which) & 1) === 1;
    default:
      return KINDS.has(kind);
  }
}
