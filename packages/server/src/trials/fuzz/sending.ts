/** Messages over real sockets, each with the answer that it must have. */
import { answer } from '@horta/online/schemas';
import type { Visitor } from '../../testing/visitor.ts';
import { done } from '../players.ts';
import type { Letter } from './writing.ts';

/** What came of messages. */
export interface Tally {
  messages: number;
  accepted: number;
  readonly refused: Map<string, number>;
  /** What is no answer with a reason, or one that says that something broke. */
  readonly findings: string[];
}

export function newTally(): Tally {
  return { messages: 0, accepted: 0, refused: new Map(), findings: [] };
}

export function countRefusal(
  { refused, findings }: Tally,
  fault: unknown,
  detail: unknown,
  of: string,
): void {
  const isReason = typeof fault === 'string' && typeof detail === 'string' && detail !== '';
  if (!isReason || fault === 'unexpected') findings.push(`${fault}: ${detail}: to ${of.slice(0, 200)}`);
  refused.set(String(fault), (refused.get(String(fault)) ?? 0) + 1);
}

export interface Sending {
  send(letter: Letter): void;
  /** Resolves when everything so far is answered. */
  answered(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds after which no answer is expected any more. */
const PATIENCE = 60_000;

/** Counts every answer, whichever message it is for: ids are fuzzed as well. Looks at these tables, so that all can be asked for there. */
export async function sendingAs(visitor: Visitor, tally: Tally, tables: readonly string[]): Promise<Sending> {
  const connection = await visitor.connect();
  for (const table of tables) done(await connection.call('join', { table, playsForced: false }));
  const { socket, told, refusals } = connection;
  let open: string[] = [];
  let wake: () => void = () => {};
  let closedWith: number | undefined;
  socket.on('message', (data) => {
    told.length = 0;
    refusals.length = 0;
    const message = JSON.parse(String(data)) as object;
    if ('tell' in message) return;
    const read = answer.safeParse(message);
    // Answers come in any order; the one that is named is good enough to find what it was.
    const of = open.shift() ?? 'nothing';
    if (!read.success) tally.findings.push(`no answer: ${String(data).slice(0, 200)}`);
    else if (read.data.ok) tally.accepted++;
    else countRefusal(tally, read.data.fault, read.data.detail, of);
    wake();
  });
  void connection.closed.then((code) => {
    closedWith = code;
    wake();
  });
  return {
    send({ text, isBinary }) {
      tally.messages++;
      open.push(text);
      socket.send(isBinary ? Buffer.from(text) : text);
    },
    answered: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no answer to one of ${open.join('\n')}`)), PATIENCE);
        wake = () => {
          if (open.length > 0 && closedWith === undefined) return;
          clearTimeout(timer);
          if (open.length > 0)
            tally.findings.push(`closed with ${closedWith} at ${open.length} messages: ${open[0]}`);
          open = [];
          resolve();
        };
        wake();
      }),
    close: () => connection.close(),
  };
}
