/** Someone who sits at a host's table: asks, and follows what is told. For tests of hosts. */
import { randomFromSeed, type Seat, toJson } from '@horta/engine';
import { vi } from 'vitest';
import type { Wish } from './asking.ts';
import type { Answer, Host, Message } from './contract.ts';
import { follow, type Sight, sightOf } from './following.ts';
import type { TableId } from './table.ts';
import type { Told } from './telling.ts';

/** Any host, whatever its bots say and its reasons are called. */
export type AnyHost = Host<unknown, string>;

/** Someone who sits at a table and follows what is told. */
export interface Guest {
  readonly id: TableId;
  readonly messages: Message[];
  sight(): Sight;
  /** Asks with what was told last, unless something else is named. */
  ask(
    wish: Wish,
    named?: { readonly id?: string; readonly revision?: number; readonly seat?: Seat },
  ): Promise<Answer<number, string>>;
}

export function value<T>(answer: Answer<T, string>): T {
  if (!answer.ok) throw new Error(`${answer.fault}: ${answer.detail}`);
  return answer.value;
}

export function faultOf(answer: Answer<unknown, string>): string | undefined {
  return answer.ok ? undefined : answer.fault;
}

export function told(messages: readonly Message[]): Told[] {
  return messages.flatMap((message) => message.told ?? []);
}

/** What is known of a table, as plain data. */
export function glance({ revision, onlookers, now, sitters, opening, played, views }: Sight) {
  return { revision, onlookers, now, sitters, opening, played, views: views.map((list) => list.map(toJson)) };
}

/** Some legal choice. */
export function anything({ now }: Sight): { readonly what: 'decide'; readonly option: number } {
  return { what: 'decide', option: now.decision?.options?.[0] ?? 0 };
}

let requests = 0;

/** Sits down. */
export async function joined(host: AnyHost, id: TableId, playsForced: boolean): Promise<Guest> {
  const messages: Message[] = [];
  value(await host.join(id, { playsForced }, (message) => messages.push(structuredClone(message))));
  let sight: Sight | undefined;
  let read = 0;
  const latest = (): Sight => {
    for (const one of told(messages.slice(read))) {
      if (one.kind === 'whole') sight = sightOf(one);
      else if (sight === undefined || follow(sight, one) === undefined)
        throw new Error('something is missing');
    }
    read = messages.length;
    if (sight === undefined) throw new Error('nothing was told');
    return sight;
  };
  return {
    id,
    messages,
    sight: latest,
    ask(wish, named = {}) {
      const { revision, now } = latest();
      const usual = { id: `request ${++requests}`, revision, seat: now.decision?.seat ?? 0 };
      return host.ask(id, { ...wish, ...usual, ...named });
    },
  };
}

/** Chooses by chance wherever one is asked, until the game is over. */
export async function playedOut({ sight, ask }: Guest): Promise<void> {
  const random = randomFromSeed('to the end');
  for (;;) {
    await until(() => {
      const { decision } = sight().now;
      if (decision !== undefined && decision.options === undefined) throw new Error('a bot decides');
    });
    const { options } = sight().now.decision ?? {};
    if (options === undefined) return;
    value(await ask({ what: 'decide', option: options[random.below(options.length)] as number }));
  }
}

/** Looks again and again until what is expected is so: however busy the machine. */
export function until(expected: () => void): Promise<void> {
  return vi.waitFor(expected, { timeout: 60_000, interval: 1 });
}
