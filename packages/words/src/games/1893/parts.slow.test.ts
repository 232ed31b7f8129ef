/** What a browser has not fetched for a table without expansions and variants is not said there. */
import { readFileSync } from 'node:fs';
import {
  conceivable,
  type GameEvent,
  loadGame,
  obstacle,
  options,
  pending,
  play,
  randomFromSeed,
  startGame,
} from '@horta/engine';
import type { Event, State } from '@horta/engine/1893';
import { expect, test } from 'vitest';
import type { ThingId } from '../../things.ts';
import type { Voice } from '../../voice.ts';
import { descriptionsIn } from './describe.ts';
import { eventText } from './events.ts';
import type { Terms } from './messages.ts';
import { wordsOf } from './words.ts';

await loadGame('1893');

const PARTS: { readonly expansion: readonly string[] } = JSON.parse(
  readFileSync(new URL('../../../messages/1893/parts.json', import.meta.url), 'utf8'),
);

/** Notes which messages are asked for: terms come before what is common, and these say nothing. */
function noting(keys: Set<string>): Terms {
  return new Proxy(
    {},
    {
      get(_, key) {
        keys.add(String(key));
        return undefined;
      },
    },
  );
}

const SEATED = ['own-noble', 'own-artwork', 'own-cube', 'track', 'row', 'house'];
const SINGLE = ['architects', 'francs', 'points', 'face-down'];
const NUMBERED = [
  'space',
  'iris',
  'column',
  'brussels',
  'noble',
  'market',
  'shop',
  'workshop',
  'supply',
  'compass',
  'needle',
  'action',
];
const ONES = ['noble-deck', 'courthouse', 'stock', 'prestige-deck'];

/** The ids of the things on the boards of the base game, and a few more numbers than there are. */
function things(s: State): string[] {
  const seats = Array.from({ length: s.rules.players }, (_, seat) => seat);
  const numbers = Array.from({ length: 25 }, (_, number) => number);
  return [
    ...ONES,
    ...NUMBERED.flatMap((kind) => numbers.map((number) => `${kind}:${number}`)),
    ...seats.flatMap((seat) => [
      ...SINGLE.map((kind) => `${kind}:${seat}`),
      ...SEATED.flatMap((kind) => numbers.slice(0, 6).map((number) => `${kind}:${seat}:${number}`)),
    ]),
  ];
}

test.each([2, 3, 4, 5])('in a game of %d players', (players) => {
  const keys = new Set<string>();
  const terms = noting(keys);
  const words = wordsOf(terms);
  const v: Voice = { locale: 'en', names: [] };
  const { option: optionOf, reason: reasonOf, describe } = descriptionsIn((voice) => ({ ...voice, terms }));
  for (const seed of ['a', 'b']) {
    const events: GameEvent[] = [];
    const s = startGame('1893', { players, seed, options: {} }, { tell: (event) => void events.push(event) });
    const random = randomFromSeed(seed);
    for (let frame = pending(s), n = 0; frame !== undefined; frame = pending(s), n++) {
      for (const event of events.splice(0)) eventText({ ...v, terms } as Voice, s as State, event as Event);
      words.task(v, s, frame);
      for (let option = 0; option < conceivable(s); option++) {
        optionOf(v, s, frame, option);
        const reason = obstacle(s, option);
        if (reason !== undefined) reasonOf(v, s, reason);
      }
      if (n % 20 === 0)
        for (const thing of things(s as State)) describe(v, s, thing as ThingId, frame.player, undefined);
      const legal = options(s);
      // Passing early makes for short games.
      const isLong = frame.step === 'turn' && legal.length > 1 && random.below(8) > 0;
      play(s, legal[random.below(legal.length - (isLong ? 1 : 0))] ?? 0);
    }
    for (const event of events) eventText({ ...v, terms } as Voice, s as State, event as Event);
  }
  expect(keys.size).toBeGreaterThan(180);
  const foreign = [...keys].filter((key) => PARTS.expansion.some((beginning) => key.startsWith(beginning)));
  expect(foreign).toEqual([]);
});
