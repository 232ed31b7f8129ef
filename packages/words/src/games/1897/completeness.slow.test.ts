/** Everything that comes up in play is said, in every language. */
import {
  conceivable,
  findGame,
  type GameEvent,
  type GameState,
  isOver,
  obstacle,
  options,
  pending,
  play,
  randomFromSeed,
  rulesOf,
  startGame,
} from '@horta/engine';
import {
  BUILDINGS,
  CARD_TYPES,
  COLOURS,
  cardOf,
  type Event,
  EXPO_CARD,
  HOUSES,
  MATERIAL_CARDS,
  MATERIAL_NAMES,
  MONEY_CARD,
  PILES,
  POINT_SOURCES,
  SCALES,
  type State,
} from '@horta/engine/1897';
import { describe, expect, test } from 'vitest';
import { LOCALES, speaker } from '../../index.ts';
import { leniently } from '../../strict.testing.ts';
import { CHOICE_STEPS } from './steps.ts';

const PLAYERS = [2, 3, 4];
const SPEAKERS = LOCALES.map((locale) => speaker(locale, ['Anna', 'Ben', 'Chloé']));

/** A text without a hole: no placeholder, no value that is none, no thing without a name. */
function isWhole(text: string | undefined): boolean {
  return text !== undefined && text.length > 0 && !/[{}?]|undefined|NaN|null|\[object/.test(text);
}

/** Plays a random game; every decision and every event is shown to the callbacks. */
function playRandomly(
  players: number,
  seed: string,
  decided: (s: GameState) => void,
  happened: (s: GameState, events: readonly GameEvent[]) => void,
): GameState {
  const random = randomFromSeed(seed);
  let events: GameEvent[] = [];
  const s = startGame('1897', { players, seed }, { tell: (event) => events.push(event) });
  for (;;) {
    happened(s, events);
    events = [];
    if (isOver(s)) return s;
    decided(s);
    // Passing, which comes last, is put off: rounds are longer, and more comes up.
    const legal = options(s);
    const most = legal.length > 1 && pending(s)?.step === 'turn' ? legal.length - 1 : legal.length;
    play(s, legal[random.below(most)] ?? 0);
  }
}

describe('steps', () => {
  test.each(PLAYERS)('all choices of the ruleset for %d players have words', (players) => {
    const game = findGame('1897');
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
            const labels = new Set<string>();
            const count = conceivable(now);
            for (let choice = 0; choice < count; choice++) {
              const label = option(now, choice);
              labels.add(label);
              check(`option ${choice}`, label);
              const why = obstacle(now, choice);
              if (why !== undefined) check(`reason ${why.code}`, reason(now, why));
            }
            if (labels.size !== count) holes.push(`${locale} ${step}: two choices with one label`);
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
          const texts = events.map((happened) => event(s, happened));
          const told = texts.filter((text) => text !== undefined);
          for (const text of told) if (!isWhole(text)) holes.push(`${locale}: ${text}`);
          events.forEach((happened, i) => {
            if (texts[i] === undefined && !isToldBy(told, happened as Event))
              holes.push(`${locale} untold: ${JSON.stringify(happened)}`);
          });
        }
      },
    );
    expect(holes).toEqual([]);
  });

  /** Whether an event without a sentence of its own is told with another: an amount by its number. */
  function isToldBy(told: readonly string[], happened: Event): boolean {
    // What is done with the card is told, maybe after another decision; or that nothing could be done.
    if (happened.type === 'card-taken') return true;
    if (happened.type === 'card-discarded') return happened.cause === 'impossible';
    if (!('amount' in happened)) return false;
    const amount = String(Math.abs(happened.amount));
    return told.some((text) => text.split(/[^0-9]+/).includes(amount));
  }
});

describe('names', () => {
  const s = startGame('1897', { players: 4, seed: 'names' }) as State;
  const lengths = {
    action: CARD_TYPES.length,
    brussels: BUILDINGS.length,
    colour: COLOURS.length,
    material: MATERIAL_NAMES.length,
    track: SCALES.length,
    source: POINT_SOURCES.length,
    noble: s.rules.nobles.length,
    space: s.rules.cells,
    pile: PILES.length,
    architect: s.rules.architects.length,
    bonus: s.rules.bonusCards.length,
    arms: s.rules.blocks.length,
  } as const;

  test.each(Object.entries(lengths))('of every %s, all different', (kind, length) => {
    for (const { locale, name } of SPEAKERS) {
      const names = Array.from({ length }, (_, i) => name(s, kind as keyof typeof lengths, i));
      expect(names.every(isWhole), locale).toBe(true);
      expect(new Set(names).size, `${locale} ${names.join()}`).toBe(length);
      expect(leniently(() => name(s, kind as keyof typeof lengths, length))).toBe('?');
    }
  });

  test('of every card, all different', () => {
    const kinds = [COLOURS, MATERIAL_CARDS, HOUSES, s.rules.nobles];
    const cards = kinds.flatMap((list, type) => list.map((_, kind) => cardOf(type, kind)));
    for (const { locale, name } of SPEAKERS) {
      const names = [...cards, MONEY_CARD, EXPO_CARD].map((card) => name(s, 'card', card));
      expect(names.every(isWhole), locale).toBe(true);
      expect(new Set(names).size, `${locale} ${names.join()}`).toBe(names.length);
    }
  });

  test('by id as well', () => {
    const { name } = speaker('de');
    for (const [i, source] of POINT_SOURCES.entries())
      expect(name(s, 'source', source)).toBe(name(s, 'source', i));
    expect(name(s, 'noble', 'horta')).toBe('Victor Horta');
    expect(name(s, 'brussels', 'town-hall')).toBe('Rathaus');
  });

  test('are none of the things of another game', () =>
    expect(leniently(() => speaker('en').name(s, 'compass', 0))).toBe('?'));
});
