/**
 * Bots that think in workers, so that nobody waits for them who does other things. The same pool serves threads of
 * Node and Web Workers. A worker that crashes, gets stuck or talks nonsense is replaced and its request made again;
 * if that fails too, a choice is made without workers.
 */
import { type GameState, InvalidInput, options } from '@horta/engine';
import type { Explanation } from '../bot.ts';
import { readBudget } from '../budget.ts';
import { type AskOptions, createAsker, type Incident, type Outcome } from './asking.ts';
import type { Failure, WorkerPort } from './crew.ts';
import { fallbackChoice } from './fallback.ts';
import { requestOf, type WorkerAnswer } from './protocol.ts';

export { type AskOptions, type Incident, PoolClosed } from './asking.ts';
export type { Failure, WorkerPort } from './crew.ts';

export interface PoolOptions {
  /** A new worker. */
  spawn(): WorkerPort;
  /** How many workers there may be; they begin when there is work for them. */
  readonly size: number;
  /** How many milliseconds an answer may take, beyond the bot's budget if that is a time. */
  readonly patience?: number;
  onIncident?(incident: Incident): void;
}

export interface Pool {
  /**
   * What the bot chooses with a random generator of this seed; some legal choice if the workers fail. Rejects with
   * InvalidInput if there is no such bot or the game is over, and with PoolClosed.
   */
  choose(bot: string, view: GameState, seed: string, options?: AskOptions): Promise<number>;
  /** What the bot thinks; undefined if it does not think. Rejects as `choose` does, and if the workers fail. */
  explain(bot: string, view: GameState, seed: string, options?: AskOptions): Promise<Explanation | undefined>;
  /** Ends all workers; what was asked and not yet answered rejects. */
  close(): Promise<void>;
}

/** What bots take is a second or two; loading them over a slow line, several. */
const PATIENCE = 10_000;
/** Timers know no longer time: given one, they go off at once. */
const LONGEST_TIMER = 0x7fff_ffff;

export function createPool({ spawn, size, patience = PATIENCE, onIncident = ignore }: PoolOptions): Pool {
  const asker = createAsker({ spawn, size, onIncident });
  const patienceFor = (bot: string) => Math.min(patience + timeBudget(bot), LONGEST_TIMER);
  let lastId = 0;
  return {
    async choose(bot, view, seed, asking = {}) {
      asker.check(asking.signal);
      // The caller may play on before there is an answer.
      const own = view.rules.clone(view);
      const legal = choicesOf(own);
      // There is nothing to think about.
      if (legal.length === 1) return legal[0];
      return asker.ask({
        ...asking,
        request: requestOf(++lastId, 'choose', bot, own, seed),
        patience: patienceFor(bot),
        read(answer): Outcome<number> {
          if (answer.kind !== 'choose') return { failure: failureOf(answer) };
          const { option } = answer;
          return legal.includes(option)
            ? { value: option }
            : { failure: { cause: 'senseless', message: `${option} is not a legal choice` } };
        },
        giveUp(failures) {
          asking.onGiveUp?.();
          return fallbackChoice(own, seed, failures.some(isStuck));
        },
      });
    },
    async explain(bot, view, seed, asking = {}) {
      choicesOf(view);
      return asker.ask({
        ...asking,
        request: requestOf(++lastId, 'explain', bot, view, seed),
        patience: patienceFor(bot),
        read: (answer): Outcome<Explanation | undefined> =>
          answer.kind === 'explain' ? { value: answer.explanation } : { failure: failureOf(answer) },
        async giveUp(failures) {
          throw new Error(`no explanation: ${failures.map(({ message }) => message).join('; ')}`);
        },
      });
    },
    close: () => asker.close(),
  };
}

function ignore(): void {}

/** Throws InvalidInput if there is nothing to choose. */
function choicesOf(view: GameState): number[] {
  const legal = options(view);
  if (legal.length === 0) throw new InvalidInput('view', [{ path: '', message: 'the game is over' }]);
  return legal;
}

function timeBudget(bot: string): number {
  return readBudget(bot.split('@')[1] ?? '')?.milliseconds ?? 0;
}

function isStuck({ cause }: Failure): boolean {
  return cause === 'stuck';
}

/** What is wrong with an answer of another kind than was asked for. */
function failureOf(answer: WorkerAnswer): Failure {
  return answer.kind === 'failed'
    ? { cause: 'failed', message: answer.message }
    : { cause: 'senseless', message: `an answer to '${answer.kind}'` };
}
