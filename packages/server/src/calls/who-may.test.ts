/** Who may do what at a table: each cell is a test. */
import type { CallName, OnlineFault, Room } from '@horta/online';
import { digestOf } from '@horta/online/chance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bitsOf,
  type Page,
  SETUP,
  startService,
  stopServices,
  type TestService,
} from '../service.testing.ts';

let at: TestService;
beforeAll(async () => {
  at = await startService();
});
afterAll(stopServices);

/** Nobody: without a name. Stranger: a person without a seat. Opener: has seat 0. Player: has seat 1. */
const WHO = ['nobody', 'stranger', 'opener', 'player'] as const;
type Who = (typeof WHO)[number];
const PHASES = ['open', 'dealing', 'playing', 'ended', 'closed'] as const satisfies readonly Room['phase'][];
type Phase = (typeof PHASES)[number];

/** By who: what comes of it; 'ok' or why it is refused. One for all phases, or by phase. */
type Outcome = OnlineFault | 'ok';
type Row = Readonly<Record<Who, Outcome | Readonly<Record<Phase, Outcome>>>>;

const unsigned = 'not-signed-in';
const phases = (...outcomes: readonly [Outcome, Outcome, Outcome, Outcome, Outcome]) =>
  Object.fromEntries(PHASES.map((phase, i) => [phase, outcomes[i]])) as Record<Phase, Outcome>;
const all = (outcome: Outcome | Record<Phase, Outcome>) => ({
  stranger: outcome,
  opener: outcome,
  player: outcome,
});

/** What is tried is about seat 1, the player's, unless it is about the whole table. */
const MATRIX: Readonly<Partial<Record<CallName, Row>>> = {
  enter: { nobody: 'ok', ...all('ok') },
  exit: { nobody: 'ok', ...all('ok') },
  pack: { nobody: 'ok', ...all('ok') },
  lobby: { nobody: 'ok', ...all('ok') },
  mine: { nobody: unsigned, ...all('ok') },
  open: { nobody: unsigned, ...all('ok') },
  sit: {
    nobody: unsigned,
    stranger: phases('seat-taken', 'already-begun', 'already-begun', 'already-begun', 'no-such-table'),
    opener: phases('seat-taken', 'already-begun', 'already-begun', 'already-begun', 'no-such-table'),
    player: phases('ok', 'already-begun', 'already-begun', 'already-begun', 'no-such-table'),
  },
  commit: {
    nobody: unsigned,
    stranger: 'not-your-seat',
    opener: 'not-your-seat',
    player: phases('ok', 'ok', 'already-begun', 'already-begun', 'no-such-table'),
  },
  'stand-up': {
    nobody: unsigned,
    stranger: 'not-your-seat',
    opener: 'not-your-seat',
    player: phases('ok', 'ok', 'already-begun', 'already-begun', 'no-such-table'),
  },
  'throw-out': {
    nobody: unsigned,
    stranger: 'not-the-opener',
    opener: phases('ok', 'ok', 'already-begun', 'already-begun', 'no-such-table'),
    player: 'not-the-opener',
  },
  'set-seat': {
    nobody: unsigned,
    stranger: 'not-the-opener',
    opener: phases('seat-taken', 'already-begun', 'already-begun', 'already-begun', 'no-such-table'),
    player: 'not-the-opener',
  },
  begin: {
    nobody: unsigned,
    stranger: 'not-the-opener',
    opener: phases('ok', 'ok', 'already-begun', 'already-begun', 'no-such-table'),
    player: 'not-the-opener',
  },
  close: {
    nobody: unsigned,
    stranger: 'not-the-opener',
    opener: phases('ok', 'ok', 'already-begun', 'already-begun', 'no-such-table'),
    player: 'not-the-opener',
  },
  ready: {
    nobody: unsigned,
    stranger: 'not-your-seat',
    opener: 'not-your-seat',
    player: phases('not-dealing', 'ok', 'ok', 'ok', 'not-dealing'),
  },
  join: {
    nobody: phases('not-begun', 'not-begun', 'may-not-watch', 'ok', 'not-begun'),
    stranger: phases('not-begun', 'not-begun', 'may-not-watch', 'ok', 'not-begun'),
    opener: phases('not-begun', 'not-begun', 'ok', 'ok', 'not-begun'),
    player: phases('not-begun', 'not-begun', 'ok', 'ok', 'not-begun'),
  },
  leave: { nobody: 'ok', ...all('ok') },
  ask: {
    nobody: unsigned,
    stranger: phases('not-begun', 'not-begun', 'no-such-game', 'no-such-game', 'not-begun'),
    opener: phases('not-begun', 'not-begun', 'not-your-seat', 'not-your-seat', 'not-begun'),
    player: phases('not-begun', 'not-begun', 'ok', 'ended', 'not-begun'),
  },
  'set-manner': {
    nobody: unsigned,
    stranger: phases('not-begun', 'not-begun', 'no-such-game', 'no-such-game', 'not-begun'),
    opener: phases('not-begun', 'not-begun', 'ok', 'ok', 'not-begun'),
    player: phases('not-begun', 'not-begun', 'ok', 'ok', 'not-begun'),
  },
  'go-on': {
    nobody: unsigned,
    stranger: phases('not-begun', 'not-begun', 'no-such-game', 'no-such-game', 'not-begun'),
    opener: phases('not-begun', 'not-begun', 'stale', 'stale', 'not-begun'),
    player: phases('not-begun', 'not-begun', 'stale', 'stale', 'not-begun'),
  },
  explain: {
    nobody: unsigned,
    stranger: phases('not-begun', 'not-begun', 'no-such-game', 'no-such-game', 'not-begun'),
    opener: phases('not-begun', 'not-begun', 'not-your-seat', 'not-your-seat', 'not-begun'),
    player: phases('not-begun', 'not-begun', 'no-hints', 'no-hints', 'not-begun'),
  },
  hold: {
    nobody: unsigned,
    stranger: phases('not-begun', 'not-begun', 'no-such-game', 'no-such-game', 'not-begun'),
    opener: phases('not-begun', 'not-begun', 'not-alone', 'not-alone', 'not-begun'),
    player: phases('not-begun', 'not-begun', 'not-alone', 'not-alone', 'not-begun'),
  },
  replace: {
    nobody: unsigned,
    ...all(phases('not-begun', 'not-begun', 'seat-taken', 'ended', 'not-begun')),
  },
  rematch: {
    nobody: unsigned,
    stranger: 'not-seated',
    opener: phases('not-begun', 'not-begun', 'not-over', 'ok', 'not-begun'),
    player: phases('not-begun', 'not-begun', 'not-over', 'ok', 'not-begun'),
  },
  'play-on': {
    nobody: unsigned,
    ...all(phases('not-begun', 'not-begun', 'not-over', 'not-over', 'not-begun')),
  },
  say: {
    nobody: unsigned,
    stranger: phases('may-not-talk', 'may-not-talk', 'may-not-talk', 'ok', 'may-not-talk'),
    opener: 'ok',
    player: 'ok',
  },
};

/** What each call is made with. */
const PARAMETERS: Readonly<Partial<Record<CallName, object>>> = {
  open: { setup: SETUP },
  sit: { seat: 1, digest: digestOf(bitsOf(1)) },
  commit: { seat: 1, digest: digestOf(bitsOf(1)) },
  'stand-up': { seat: 1 },
  'throw-out': { seat: 1 },
  'set-seat': { seat: 1, bot: 'random' },
  begin: { isWanted: true },
  ready: { seat: 1, bits: bitsOf(1) },
  join: { playsForced: false },
  'set-manner': { playsForced: false },
  'go-on': { revision: 0, way: 'again' },
  explain: { seat: 1, revision: 0, bot: 'random' },
  hold: { isHeld: true },
  replace: { seat: 1 },
  'play-on': { position: 0, sitters: [] },
  say: { text: 'hello' },
};
const WITHOUT_TABLE: readonly CallName[] = ['lobby', 'mine', 'open'];

/** The four of them at a table of that phase; those at the game who may. */
async function atTable(phase: Phase): Promise<{ table: string; pages: Record<Who, Page> }> {
  const pages = {
    nobody: await at.page(),
    stranger: await at.page('Eve'),
    opener: await at.page('Ada'),
    player: await at.page('Bo'),
  };
  const { opener, player } = pages;
  const setup = { ...SETUP, mayBeWatched: false, hasHints: false };
  const { table } = await opener.call('open', { setup });
  await opener.call('sit', { table, seat: 0, digest: digestOf(bitsOf(0)) });
  await player.call('sit', { table, seat: 1, digest: digestOf(bitsOf(1)) });
  if (phase === 'closed') await opener.call('close', { table });
  else if (phase !== 'open') await opener.call('begin', { table, isWanted: true });
  if (phase === 'playing' || phase === 'ended') {
    await opener.call('ready', { table, seat: 0, bits: bitsOf(0) });
    await player.call('ready', { table, seat: 1, bits: bitsOf(1) });
    for (const page of [opener, player]) await page.call('join', { table, playsForced: false });
  }
  if (phase === 'ended') {
    await opener.ask(table, { what: 'offer', agreement: { on: 'end' } });
    await player.ask(table, { what: 'reply', agrees: true });
  }
  for (const page of Object.values(pages)) await page.call('enter', { table });
  return { table, pages };
}

function faultOf(page: Page, call: CallName, parameters: object): Promise<OnlineFault | undefined> {
  return page.fault(call, ...([parameters] as unknown as []));
}

const offer = { what: 'offer', agreement: { on: 'pause' } } as const;

describe.each(Object.entries(MATRIX))('%s', (call, row) => {
  describe.each(WHO)('by %s', (who) => {
    const outcomes = row[who];
    test.each(PHASES)('at a table that is %s', async (phase) => {
      const { table, pages } = await atTable(phase);
      const asked = WITHOUT_TABLE.includes(call as CallName) ? {} : { table };
      const revision = phase === 'ended' ? 3 : 0;
      const request = { ...offer, id: 'a request', seat: 1, revision };
      const parameters = call === 'ask' ? { table, request } : { ...asked, ...PARAMETERS[call as CallName] };
      const fault = await faultOf(pages[who], call as CallName, parameters);
      expect(fault ?? 'ok').toBe(typeof outcomes === 'string' ? outcomes : outcomes[phase]);
    });
  });
});

test('a table that there is not is no table to anybody', async () => {
  const ada = await at.page('Ada');
  const table = '0'.repeat(32);
  for (const call of Object.keys(MATRIX) as CallName[]) {
    if (WITHOUT_TABLE.includes(call) || call === 'exit' || call === 'leave') continue;
    const request = { ...offer, id: 'a request', seat: 1, revision: 0 };
    const parameters = call === 'ask' ? { table, request } : { table, ...PARAMETERS[call] };
    expect([call, await faultOf(ada, call, parameters)]).toEqual([call, 'no-such-table']);
  }
});
