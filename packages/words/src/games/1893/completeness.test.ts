/** Everything that comes up in play is said, in every language. */
import {
  conceivable,
  findGame,
  type GameEvent,
  isOver,
  type LiveState,
  obstacle,
  options,
  pending,
  play,
  randomFromSeed,
  rulesOf,
  startGame,
} from '@horta/engine';
import { POINT_SOURCES, type State } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { LOCALES, speaker } from '../../index.ts';
import { CHOICE_STEPS } from './steps.ts';

const PLAYERS = [2, 3, 4, 5];
const SPEAKERS = LOCALES.map((locale) => speaker(locale, ['Anna', 'Ben', 'Chloé']));

/** A text without a hole: no placeholder, no value that is none, no thing without a name. */
function isWhole(text: string | undefined): boolean {
  return text !== undefined && text.length > 0 && !/[{}?]|undefined|NaN|null|\[object/.test(text);
}

/** Plays a random game; every decision and every event is shown to the callbacks. */
function playRandomly(
  players: number,
  seed: string,
  decided: (s: LiveState, option: number) => void,
  happened: (s: LiveState, events: readonly GameEvent[]) => void,
): LiveState {
  const random = randomFromSeed(seed);
  let events: GameEvent[] = [];
  const s = startGame('1893', { players, seed }, { tell: (event) => events.push(event) });
  for (;;) {
    happened(s, events);
    events = [];
    if (isOver(s)) return s;
    const legal = options(s);
    const option = legal[random.below(legal.length)] ?? 0;
    decided(s, option);
    play(s, option);
  }
}

describe('steps', () => {
  test.each(PLAYERS)('all choices of the ruleset for %d players have words', (players) => {
    const game = findGame('1893');
    const { steps } = rulesOf(game, players, {}, game.pack);
    const choices = Object.keys(steps).filter((id) => 'notation' in (steps[id] ?? {}));
    expect(choices.sort()).toEqual([...CHOICE_STEPS].sort());
  });
});

describe('random games', () => {
  const visited = new Set<string>();

  test.each(PLAYERS.flatMap((players) => ['a', 'b'].map((seed) => [players, seed] as const)))(
    'with %d players, seed %s: prompts, choices and reasons are whole',
    (players, seed) => {
      const holes: string[] = [];
      const s = playRandomly(
        players,
        seed,
        (now) => {
          const step = pending(now)?.step ?? '';
          visited.add(step);
          for (const { locale, prompt, option, reason } of SPEAKERS) {
            const check = (what: string, text: string) => {
              if (!isWhole(text)) holes.push(`${locale} ${step} ${what}: ${text}`);
            };
            check('prompt', prompt(now));
            check('own prompt', prompt(now, pending(now)?.player));
            for (let choice = 0; choice < conceivable(now); choice++) {
              check(`option ${choice}`, option(now, choice));
              const why = obstacle(now, choice);
              if (why !== undefined) check(`reason ${why.code}`, reason(now, why));
            }
          }
        },
        () => undefined,
      );
      expect(holes).toEqual([]);
      expect(isOver(s)).toBe(true);
    },
  );

  test('came to every choice', () => expect([...visited].sort()).toEqual([...CHOICE_STEPS].sort()));

  test.each(PLAYERS)('with %d players: events are told, each franc and point once', (players) => {
    const holes: string[] = [];
    playRandomly(
      players,
      'told',
      () => undefined,
      (s, events) => {
        for (const { locale, event } of SPEAKERS) {
          const told: string[] = [];
          for (const happened of events) {
            const text = event(s, happened);
            if (text !== undefined && !isWhole(text)) holes.push(`${locale} ${happened.type}: ${text}`);
            if (text !== undefined) told.push(text);
            else if (!isToldBy(told, happened)) holes.push(`${locale} untold: ${JSON.stringify(happened)}`);
          }
        }
      },
    );
    expect(holes).toEqual([]);
  });

  /** Whether an event without a sentence of its own has its number in an earlier one. */
  function isToldBy(told: readonly string[], happened: GameEvent): boolean {
    if (happened.type === 'cubes-paid') return true;
    if (!('amount' in happened)) return false;
    const amount = String(Math.abs(Number(happened.amount)));
    return told.some((text) => text.split(/[^0-9]+/).includes(amount));
  }

  test('the label of a needle says where it goes', () => {
    const en = speaker('en');
    let label = '';
    playRandomly(
      3,
      'a',
      (s, option) => {
        label = en.option(s, option);
      },
      (s, events) => {
        for (const event of events)
          if (event.type === 'needle-moved' && 'to' in event)
            expect(label.endsWith(en.name(s, 'compass', Number(event.to)))).toBe(true);
      },
    );
  });
});

describe('names', () => {
  const s = startGame('1893', { players: 2, seed: 'names' }) as State;
  const lengths = {
    action: 5,
    brussels: 4,
    colour: 5,
    material: 5,
    track: 3,
    row: 4,
    source: POINT_SOURCES.length,
    noble: s.rules.nobles.length,
    space: 25,
    iris: 16,
    compass: s.rules.compass.length,
  } as const;

  test.each(Object.entries(lengths))('of every %s, all different', (kind, length) => {
    for (const { locale, name } of SPEAKERS) {
      const names = Array.from({ length }, (_, i) => name(s, kind as keyof typeof lengths, i));
      expect(names.every(isWhole), locale).toBe(true);
      expect(new Set(names).size, `${locale} ${names.join()}`).toBe(length);
      expect(name(s, kind as keyof typeof lengths, length)).toBe('?');
    }
  });

  test('by id as well', () => {
    const { name } = speaker('de');
    for (const [i, source] of POINT_SOURCES.entries())
      expect(name(s, 'source', source)).toBe(name(s, 'source', i));
    expect(name(s, 'noble', 'solvay')).toBe('Ernest Solvay');
  });
});
