import { InvalidInput, isOver, options, playLegal, toJson } from '@horta/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWorkers } from './fake-workers.testing.ts';
import { createPool, type Incident, type PoolOptions } from './pool.ts';
import { stateAfter, viewAfter, viewOf } from './positions.testing.ts';

const view = viewAfter('1893', 40);
const legal = options(view);
const [first, second] = legal;
/** Not a legal choice. */
const illegal = Math.max(...legal) + 1;

function setUp(options: Partial<PoolOptions> = {}) {
  const workers = fakeWorkers();
  const incidents: Incident[] = [];
  const pool = createPool({
    spawn: workers.spawn,
    size: 1,
    onIncident: (incident) => void incidents.push(incident),
    ...options,
  });
  const told = () => incidents.map(({ cause, remedy }) => `${cause}: ${remedy}`);
  const choose = (seed = 'a', options?: Parameters<typeof pool.choose>[3]) =>
    pool.choose('random', view, seed, options);
  return { pool, workers: workers.all, incidents, told, choose };
}

/** So that a rejection that comes before it is awaited is not an error between the tests. */
function outcome(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => value,
    (error: unknown) => error,
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('asking', () => {
  it('workers begin when they are needed, as many as there may be, and are used again', async () => {
    const { choose, workers } = setUp({ size: 2 });
    expect(workers).toHaveLength(0);
    const a = choose('a');
    expect(workers).toHaveLength(1);
    workers[0].choose(first);
    expect(await a).toBe(first);
    const [b, c, d] = [choose('b'), choose('c'), choose('d')];
    expect(workers.map(({ requests }) => requests.map(({ seed }) => seed))).toEqual([['a', 'b'], ['c']]);
    workers[1].choose(second);
    expect(workers[1].requests.map(({ seed }) => seed)).toEqual(['c', 'd']);
    workers[0].choose(first);
    workers[1].choose(first);
    expect(await Promise.all([b, c, d])).toEqual([first, second, first]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a request carries all there is to know, as plain data', async () => {
    const { choose, workers } = setUp();
    void choose('seed');
    expect(workers[0].requests).toEqual([
      { id: 1, kind: 'choose', bot: 'random', view: toJson(view), pack: undefined, seed: 'seed' },
    ]);
  });

  it('what the caller does with the view afterwards changes nothing', async () => {
    const { pool, workers } = setUp();
    const own = viewAfter('1893', 40);
    const choice = pool.choose('random', own, 'a');
    own.agenda.length = 0;
    workers[0].choose(first);
    expect(await choice).toBe(first);
    expect(workers[0].requests[0].view).toEqual(toJson(view));
  });

  it('a choice that is none takes no worker', async () => {
    const { pool, workers } = setUp();
    const s = stateAfter('1893', 40);
    while (options(s).length !== 1) playLegal(s, options(s)[0]);
    expect(await pool.choose('random', viewOf(s), 'a')).toBe(options(s)[0]);
    expect(workers).toHaveLength(0);
  });

  it('when the game is over there is nothing to choose', async () => {
    const { pool } = setUp();
    const s = stateAfter('1893', 40);
    while (!isOver(s)) playLegal(s, options(s)[0]);
    await expect(pool.choose('random', viewOf(s), 'a')).rejects.toThrow(/the game is over/);
    await expect(pool.explain('random', viewOf(s), 'a')).rejects.toThrow(/the game is over/);
  });

  it("whoever asks what a bot thinks waits for all bots whose turn it is, and for nobody once they don't care", async () => {
    const { pool, choose, workers } = setUp();
    void choose('turn 1');
    const { signal } = new AbortController();
    const ending = new AbortController();
    void pool.explain('random', view, 'hint 1', { signal });
    const called = outcome(pool.explain('random', view, 'hint 2', { signal: ending.signal }));
    void pool.explain('random', view, 'hint 3');
    void choose('turn 2');
    ending.abort('called off');
    expect(await called).toBe('called off');
    for (const _ of ['turn 1', 'turn 2']) workers[0].choose(first);
    workers[0].say({ id: workers[0].requests.at(-1)?.id, kind: 'explain', explanation: undefined });
    expect(workers[0].requests.map(({ seed }) => seed)).toEqual(['turn 1', 'turn 2', 'hint 1', 'hint 3']);
  });

  it('groups take turns, and within a group the first comes first', async () => {
    const { choose, workers } = setUp();
    const group = (name: string) => ({ group: name });
    void choose('a1', group('a'));
    for (const seed of ['a2', 'a3', 'a4']) void choose(seed, group('a'));
    void choose('b1', group('b'));
    void choose('b2', group('b'));
    void choose('c1', group('c'));
    for (let i = 0; i < 6; i++) workers[0].choose(first);
    expect(workers[0].requests.map(({ seed }) => seed)).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('an explanation comes as it is, or not at all from a bot that does not think', async () => {
    const { pool, workers } = setUp();
    const explanation = { choices: [{ option: first, share: 1, expected: [] }], simulations: 7 };
    const asked = [pool.explain('random', view, 'a'), pool.explain('random', view, 'b')];
    for (const told of [explanation, undefined])
      workers[0].say({ id: workers[0].requests.at(-1)?.id, kind: 'explain', explanation: told });
    expect(await Promise.all(asked)).toEqual([explanation, undefined]);
  });

  it('a request that the worker refuses is the fault of the caller: no second try', async () => {
    const { pool, choose, workers, incidents } = setUp();
    const refused = outcome(pool.choose('gambler', view, 'a'));
    workers[0].say({ id: 1, kind: 'refused', message: "bot: there is no 'gambler'" });
    expect(await refused).toBeInstanceOf(InvalidInput);
    expect(await refused).toMatchObject({ message: "bots: bot: there is no 'gambler'" });
    expect(incidents).toEqual([]);
    const next = choose();
    workers[0].choose(first);
    expect(await next).toBe(first);
  });
});

describe('failures', () => {
  const failures: [string, (worker: ReturnType<typeof setUp>['workers'][number]) => void][] = [
    ['crashed', (worker) => worker.crash('out of memory')],
    ['stuck', () => vi.advanceTimersByTime(10_000)],
    ['senseless', (worker) => worker.choose(illegal)],
    ['senseless', (worker) => worker.say(undefined)],
    ['senseless', (worker) => worker.say({ id: 99, kind: 'choose', option: first })],
    ['senseless', (worker) => worker.say({ id: 1, kind: 'explain', explanation: undefined })],
    ['failed', (worker) => worker.say({ id: 1, kind: 'failed', message: 'a bug' })],
  ];

  it.each(failures)('%s: another worker is asked', async (cause, fail) => {
    const { choose, workers, told } = setUp();
    const choice = choose();
    fail(workers[0]);
    expect(workers).toHaveLength(2);
    expect(workers[0].isTerminated).toBe(true);
    expect(workers[1].requests).toEqual(workers[0].requests);
    workers[1].choose(second);
    expect(await choice).toBe(second);
    expect(told()).toEqual([`${cause}: retry`]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(failures)('%s twice: some legal choice is made without workers', async (cause, fail) => {
    const { choose, workers, told } = setUp();
    const onGiveUp = vi.fn();
    const choice = choose('a', { onGiveUp });
    fail(workers[0]);
    expect(onGiveUp).not.toHaveBeenCalled();
    fail(workers[1]);
    expect(legal).toContain(await choice);
    expect(onGiveUp).toHaveBeenCalledTimes(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(told()).toEqual([`${cause}: retry`, `${cause}: give-up`]);
  });

  it('the second try does not wait for what came later', () => {
    const { choose, workers } = setUp();
    for (const seed of ['a', 'b', 'c']) void choose(seed);
    workers[0].crash('');
    expect(workers[1].requests.map(({ seed }) => seed)).toEqual(['a']);
  });

  it('what waits is served after a failure, whatever becomes of what failed', async () => {
    const { choose, workers } = setUp();
    const choices = [choose('a'), choose('b')];
    workers[0].crash('');
    workers[1].crash('');
    expect(workers[2].requests.map(({ seed }) => seed)).toEqual(['b']);
    workers[2].choose(second);
    expect(await choices[1]).toBe(second);
    expect(legal).toContain(await choices[0]);
  });

  it('where no worker can begin, choices are made all the same', async () => {
    const spawn = () => {
      throw new Error('not allowed here');
    };
    const { choose, told, incidents } = setUp({ spawn });
    const choices = await Promise.all([choose('a'), choose('b')]);
    for (const choice of choices) expect(legal).toContain(choice);
    expect(told()).toEqual(['crashed: retry', 'crashed: give-up', 'crashed: retry', 'crashed: give-up']);
    expect(incidents[0]).toMatchObject({
      message: 'not allowed here',
      request: { kind: 'choose', bot: 'random' },
    });
  });

  it('an idle worker that crashes is replaced when there is work', async () => {
    const { choose, workers, incidents } = setUp();
    const a = choose('a');
    workers[0].choose(first);
    await a;
    workers[0].crash('gone');
    expect(incidents).toEqual([{ cause: 'crashed', message: 'gone', request: undefined, remedy: 'nothing' }]);
    expect(workers).toHaveLength(1);
    void choose('b');
    expect(workers[1].requests).toHaveLength(1);
  });

  it('what a worker says that was let go is not heard', async () => {
    const { choose, workers } = setUp();
    const choice = choose();
    vi.advanceTimersByTime(10_000);
    workers[0].choose(first);
    workers[1].choose(second);
    expect(await choice).toBe(second);
  });

  it('an explanation that can not be had is an error with its reasons', async () => {
    const { pool, workers } = setUp();
    const explanation = outcome(pool.explain('random', view, 'a'));
    workers[0].crash('one');
    workers[1].crash('two');
    expect(await explanation).toMatchObject({ message: 'no explanation: one; two' });
  });

  it('a bot whose budget is a time is given that time as well', () => {
    const { pool, told } = setUp({ patience: 1000 });
    void pool.choose('master@2.5s', view, 'a');
    vi.advanceTimersByTime(3499);
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told()).toEqual(['stuck: retry']);
  });

  it('endless patience is no impatience', () => {
    const { choose, told } = setUp({ patience: Number.POSITIVE_INFINITY });
    void choose();
    vi.advanceTimersByTime(1_000_000_000);
    expect(told()).toEqual([]);
  });
});

describe('cancelling', () => {
  it('what waits is dropped', async () => {
    const { choose, workers } = setUp();
    const controller = new AbortController();
    void choose('a');
    const cancelled = outcome(choose('b', { signal: controller.signal }));
    void choose('c');
    controller.abort(new Error('taken back'));
    expect(await cancelled).toMatchObject({ message: 'taken back' });
    workers[0].choose(first);
    expect(workers[0].requests.map(({ seed }) => seed)).toEqual(['a', 'c']);
  });

  it('what a worker has begun is ignored, and the worker stays', async () => {
    const { choose, workers, incidents } = setUp();
    const controller = new AbortController();
    const cancelled = outcome(choose('a', { signal: controller.signal }));
    const next = choose('b');
    controller.abort(new Error('taken back'));
    expect(await cancelled).toMatchObject({ message: 'taken back' });
    // Still busy with the first.
    expect(workers[0].requests).toHaveLength(1);
    workers[0].choose(first);
    workers[0].choose(second);
    expect(await next).toBe(second);
    expect(workers).toHaveLength(1);
    expect(incidents).toEqual([]);
  });

  it('a worker that gets stuck with what nobody waits for is replaced; nothing is tried again', () => {
    const { choose, workers, told } = setUp();
    const controller = new AbortController();
    void outcome(choose('a', { signal: controller.signal }));
    void choose('b');
    controller.abort();
    vi.advanceTimersByTime(10_000);
    expect(told()).toEqual(['stuck: nothing']);
    expect(workers[1].requests.map(({ seed }) => seed)).toEqual(['b']);
  });

  it('what was cancelled before is not asked', async () => {
    const { choose, workers } = setUp();
    await expect(choose('a', { signal: AbortSignal.abort(new Error('no')) })).rejects.toThrow('no');
    expect(workers).toHaveLength(0);
  });

  it('a signal may go off after the answer', async () => {
    const { choose, workers } = setUp();
    const controller = new AbortController();
    const choice = choose('a', { signal: controller.signal });
    workers[0].choose(first);
    controller.abort();
    expect(await choice).toBe(first);
  });
});

describe('closing', () => {
  it('ends all workers and rejects what was asked, begun or not', async () => {
    const { pool, choose, workers, incidents } = setUp({ size: 2 });
    const asked = ['a', 'b', 'c'].map((seed) => outcome(choose(seed)));
    await pool.close();
    for (const result of await Promise.all(asked)) expect(result).toMatchObject({ name: 'PoolClosed' });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(incidents).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('nothing can be asked afterwards', async () => {
    const { pool, choose, workers } = setUp();
    await pool.close();
    await expect(choose()).rejects.toThrow('the pool of bots is closed');
    await expect(pool.explain('random', view, 'a')).rejects.toThrow('the pool of bots is closed');
    expect(workers).toHaveLength(0);
  });
});
