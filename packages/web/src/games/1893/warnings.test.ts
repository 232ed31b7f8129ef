import { type Frame, loadGame, options, pending, play, randomFromSeed, startGame } from '@horta/engine';
import {
  AREAS,
  artworkAt,
  CONSTRUCTION,
  cubeAt,
  FIRST_BRUSSELS_OPTION,
  JOKER,
  MOMENTS,
  NOBLES,
  PASS_OPTION,
  PAYMENTS,
  SALES,
  SITES,
  type State,
  trackAt,
} from '@horta/engine/1893';
import { loadChoiceWords, loadDescriptions } from '@horta/words/fetched';
import { expect, test } from 'vitest';
import { warningsOf1893 } from './warnings.ts';

for (const game of ['1893', '1893-first-edition'] as const) {
  await loadGame(game);
  await Promise.all([loadDescriptions(game, 'en'), loadChoiceWords('en')]);
}

function atTurn(): State {
  const s = startGame('1893', { players: 3, seed: 'warnings', deal: { firstPlayer: 1 } }) as State;
  while (pending(s)?.step !== 'turn') play(s, options(s)[0]);
  return s;
}

function ids(s: State, option: number, frame = pending(s) as Frame): string[] {
  return warningsOf1893(s, frame, option).map(({ id }) => id);
}

/** A space of the active area with this action. */
function spaceOf(s: State, action: number): number {
  return AREAS[s.iris].find((space) => s.actions[space] === action) as number;
}

test('passing with architects and francs', () => {
  const s = atTurn();
  expect(ids(s, PASS_OPTION)).toEqual(['1893-pass']);
  s.architects[0] = 1;
  expect(ids(s, PASS_OPTION)).toEqual([]);
});

test('passing without francs, where architects could still go to Brussels', () => {
  const s = atTurn();
  s.architects[0] = 3;
  s.money[0] = 0;
  expect(options(s).every((option) => option >= FIRST_BRUSSELS_OPTION)).toBe(true);
  expect(warningsOf1893(s, pending(s) as Frame, PASS_OPTION)).toEqual([
    { id: '1893-pass', text: 'You still have 3 architects, and could send some to Brussels.' },
  ]);
});

test('placing where the action can’t be done', () => {
  const s = atTurn();
  s.artworks[artworkAt(0, 0)] = 1;
  expect(ids(s, spaceOf(s, SALES))).toEqual([]);
  for (let artwork = 0; artwork < 9; artwork++) s.artworks[artworkAt(0, artwork)] = 0;
  expect(warningsOf1893(s, pending(s) as Frame, spaceOf(s, SALES))).toEqual([
    { id: '1893-idle-action', text: 'You couldn’t do this action now. There is no artwork to sell.' },
  ]);
});

test('a sale that a card makes possible is no waste', () => {
  const s = startGame('1893', { players: 3, seed: 'warnings', options: { belleEpoque: true } }) as State;
  while (pending(s)?.step !== 'turn') play(s, options(s)[0]);
  const { player } = pending(s) as Frame;
  s.shop = [0, 1];
  for (let artwork = 0; artwork < 9; artwork++) s.artworks[artworkAt(player, artwork)] = 0;
  s.artworks[artworkAt(player, 0)] = 1;
  expect(ids(s, spaceOf(s, SALES))).toEqual(['1893-idle-action']);
  // Card 4: before a sale, an artwork of the market goes back to the workshop.
  s.siteCards = s.siteCards.map((card, site) => (site === 0 ? 3 : card === 3 ? 31 : card));
  s.pavilions = s.pavilions.with(0, player);
  expect(ids(s, spaceOf(s, SALES))).toEqual([]);
  s.usedCards = 1;
  expect(ids(s, spaceOf(s, SALES))).toEqual(['1893-idle-action']);
});

test('placing on the house of an opponent who would gain something', () => {
  const s = atTurn();
  const space = spaceOf(s, NOBLES);
  s.houses = s.houses.with(space, 1);
  expect(ids(s, space)).toEqual(['1893-gives-free-action']);
  s.usedNobles[1] = s.nobles[1];
  expect(ids(s, space)).toEqual([]);
  s.houses = s.houses.with(space, 0);
  expect(ids(s, space)).toEqual([]);
});

test('bidding all, with architects left', () => {
  const s = atTurn();
  const space = spaceOf(s, NOBLES);
  play(s, space);
  const frame = pending(s) as Frame;
  expect(frame.step).toBe('bid');
  expect(ids(s, s.money[0])).toEqual(['1893-bid-all']);
  expect(ids(s, s.money[0] - 1)).toEqual([]);
  s.architects[0] = 1;
  expect(ids(s, s.money[0])).toEqual([]);
});

test('bidding the francs that the action needs', () => {
  const s = atTurn();
  const space = spaceOf(s, NOBLES);
  // The free noble is gone: the next costs 1 BF.
  s.nobleDisplay = s.nobleDisplay.with(3, -1);
  s.money[0] = 3;
  play(s, space);
  expect(ids(s, 2)).toEqual([]);
  expect(ids(s, 3)).toEqual(['1893-idle-bid', '1893-bid-all']);
});

test('Brussels actions that bring nothing', () => {
  const s = atTurn();
  const [exchange, grandPlace, , market] = [0, 1, 2, 3].map((action) => FIRST_BRUSSELS_OPTION + action);
  expect([exchange, grandPlace, market].flatMap((option) => ids(s, option))).toEqual([]);
  s.usedNobles[0] = s.nobles[0];
  s.cubes[cubeAt(3, JOKER)] = 0;
  expect(ids(s, exchange)).toEqual([]);
  expect(ids(s, grandPlace)).toEqual(['1893-lost']);
  expect(ids(s, market)).toEqual(['1893-lost']);
});

test('what would be lost after something is revealed is not known, and no reason for a warning', () => {
  const s = atTurn();
  s.usedNobles[0] = s.nobles[0];
  const grandPlace = FIRST_BRUSSELS_OPTION + 1;
  expect(ids(s, grandPlace)).toEqual(['1893-lost']);
  // Rules under which going there turns something up.
  const reveals = ({ type }: { type: string }) => type === 'architects-sent';
  const rules = Object.create(s.rules, { reveals: { value: reveals } });
  expect(ids({ ...s, rules }, grandPlace)).toEqual([]);
});

test('an action that can’t be done through Cinquantenaire', () => {
  const s = atTurn();
  play(s, FIRST_BRUSSELS_OPTION + 2);
  expect(ids(s, NOBLES)).toEqual([]);
  expect(ids(s, CONSTRUCTION)).toEqual(['1893-idle-action']);
});

test('a noble whose effect is lost', () => {
  const s = atTurn();
  const buls = s.rules.nobles.findIndex(({ id }) => id === 'buls');
  s.nobles = s.nobles.with(0, s.nobles[0] | (1 << buls));
  s.nobleDeck = s.nobleDeck.toSpliced(s.nobleDeck.indexOf(buls), 1);
  expect(s.rules.faults(s)).toEqual([]);
  play(s, FIRST_BRUSSELS_OPTION + 1);
  expect(ids(s, buls)).toEqual([]);
  s.tracks = s.tracks.with(trackAt(0, 0), s.rules.lastSpace(s, 0, 0));
  expect(ids(s, buls)).toEqual(['1893-lost']);
  expect(ids(s, s.rules.nobles.length)).toEqual(['1893-declined-noble']);
  s.nobles = s.nobles.with(0, 1 << buls);
  s.nobleDiscard = [...s.nobleDiscard, s.rules.startingNoble];
  expect(ids(s, s.rules.nobles.length)).toEqual([]);
});

test('paying for a noble that leaves and has no effect', () => {
  const s = startGame('1893', { players: 3, seed: 'warnings', options: { belleEpoque: true } }) as State;
  const buls = s.rules.nobles.findIndex(({ id }) => id === 'buls');
  s.siteCards = s.siteCards.map((card, site) => (site === 0 ? 22 : card === 22 ? 31 : card));
  s.pavilions = s.pavilions.with(0, 1);
  const frame: Frame = { step: 'use-card', player: 1, a: 0, b: buls };
  s.agenda.push(frame);
  expect(ids(s, 1)).toEqual([]);
  expect(ids(s, 0)).toEqual([]);
  s.tracks = s.tracks.with(trackAt(1, 0), s.rules.lastSpace(s, 1, 0));
  expect(ids(s, 1)).toEqual(['1893-lost']);
});

test('no more cards, where one of those that are left only gives', () => {
  const s = startGame('1893', { players: 3, seed: 'warnings', options: { belleEpoque: true } }) as State;
  // Cards 13 and 14 with Brugmann used, and 7 and 8 with a joker.
  const afterGrandPlace = MOMENTS.indexOf('after-grand-place') * 32;
  s.nobles = s.nobles.with(1, s.nobles[1] | 6);
  for (const noble of [1, 2]) s.nobleDeck = s.nobleDeck.toSpliced(s.nobleDeck.indexOf(noble), 1);
  s.usedNobles[1] = 2;
  s.cubes[cubeAt(1, JOKER)] = 1;
  s.siteCards = [12, 13, 6, 7, 0];
  s.pavilions = [1, 1, 1, 1, -1];
  s.agenda.push({ step: 'choose-card', player: 1, a: afterGrandPlace, b: 0 });
  expect(options(s)).toEqual([0, 1, SITES]);
  expect(ids(s, SITES)).toEqual([]);
  s.agenda.pop();
  s.agenda.push({ step: 'choose-card', player: 1, a: MOMENTS.indexOf('after-materials') * 32, b: 0 });
  expect(options(s)).toEqual([2, 3, SITES]);
  expect(ids(s, SITES)).toEqual(['1893-declined-gain']);
  expect(ids(s, 2)).toEqual([]);
});

test('the first edition has words of its own', () => {
  const s = startGame('1893-first-edition', { players: 3, seed: 'warnings' }) as State;
  while (pending(s)?.step !== 'turn') play(s, options(s)[0]);
  const frame = pending(s) as Frame;
  expect(warningsOf1893(s, frame, PASS_OPTION)).toEqual([
    { id: '1893-pass', text: 'You still have 5 assistants to place, and francs to bid.' },
  ]);
  const space = spaceOf(s, CONSTRUCTION);
  s.houses = s.houses.with(space, (frame.player + 1) % 3);
  expect(warningsOf1893(s, frame, space).at(-1)).toEqual({
    id: '1893-gives-free-action',
    text: 'There is a building on it: its owner would get a secondary action.',
  });
});

test('a joker paid where none is needed', () => {
  const s = atTurn();
  for (let material = 0; material < 3; material++) s.cubes[cubeAt(0, material)] = 2;
  s.cubes[cubeAt(0, JOKER)] = 2;
  const frame: Frame = { step: 'pay-house', player: 0, a: 0, b: 0 };
  s.agenda.push(frame);
  const withJoker = options(s).filter((payment) => PAYMENTS[payment][5] > 0);
  const without = options(s).filter((payment) => PAYMENTS[payment][5] === 0);
  expect(ids(s, withJoker[0])).toEqual(['1893-joker']);
  expect(ids(s, without[0])).toEqual([]);
  for (let material = 0; material < 3; material++) s.cubes[cubeAt(0, material)] = 0;
  expect(ids(s, options(s)[0])).toEqual([]);
});

test.each([
  ['1893', { belleEpoque: true, boards: 'dealt' }],
  ['1893-first-edition', {}],
])('in a game of %s %o, what is said to be impossible brings nothing', (game, chosen) => {
  const events: { type: string; player?: number }[] = [];
  const s = startGame(
    game,
    { players: 4, seed: 'truth', options: chosen },
    { tell: (e) => void events.push(e) },
  ) as State;
  const random = randomFromSeed('truth');
  let warned = 0;
  for (let frame = pending(s); frame !== undefined; frame = pending(s)) {
    const legal = options(s);
    const option = legal[random.below(legal.length)];
    const view = s.rules.view(s, frame.player);
    const given = warningsOf1893(view, frame, option).map(({ id }) => id);
    events.length = 0;
    play(s, option);
    const types = events.map(({ type }) => type);
    if (given.includes('1893-lost')) expect(types).toContain('gain-lost');
    if (given.includes('1893-idle-action') && frame.step === 'cinquantenaire')
      expect(types).toContain('action-impossible');
    if (given.includes('1893-idle-bid')) expect(types).toContain('action-impossible');
    warned += given.length;
  }
  expect(warned).toBeGreaterThan(0);
});
