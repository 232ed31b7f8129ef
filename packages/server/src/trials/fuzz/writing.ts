/** What is sent over sockets, and by whom: none of it may change a table. */
import type { Random } from '@horta/engine';
import { calls } from '@horta/online/schemas';
import { damaged, garbage, mutated, pick } from './mutating.ts';
import type { Scene, Sent } from './scene.ts';
import { anyCall, type Fields } from './templates.ts';

/** The two who sit everywhere, one who sits nowhere, and one without a session. */
export const SENDERS = ['first', 'second', 'stranger', 'nobody'] as const;
export type Sender = (typeof SENDERS)[number];

export interface Letter {
  readonly by: Sender;
  readonly text: string;
  readonly isBinary: boolean;
}

const OUTSIDERS = ['stranger', 'nobody'] as const;
/** Whoever has a seat may do these, also otherwise than they did. */
const ALLOWED: ReadonlySet<string> = new Set(['sit', 'begin', 'join']);
const MOST_IDS = 1000;

export function anyLetter(scene: Scene, random: Random): Letter {
  const number = () => ({ id: random.below(MOST_IDS) });
  const { by, message } = anySent(scene, random);
  const sender = SENDERS[by] as Sender;
  const known: Fields = { ...number(), ...(message as Fields) };
  const other: Fields = { ...number(), ...anyCall(scene, random) };
  switch (random.below(9)) {
    // What was done comes again, from the same person or from another one.
    case 0:
      return letter(sender, JSON.stringify(known));
    case 1:
      return letter(pick(random, SENDERS), JSON.stringify(known));
    case 2:
    case 3:
      return unlessAllowed(letter(sender, JSON.stringify(mutated(known, random))), ALLOWED, random);
    case 4:
      return unlessAllowed(letter(sender, damaged(JSON.stringify(known), random)), ALLOWED, random);
    // Whatever can be asked for, from those who have nothing to say there.
    case 5:
      return letter(pick(random, OUTSIDERS), JSON.stringify(other));
    case 6:
      return unlessAllowed(
        letter(pick(random, SENDERS), JSON.stringify(mutated(other, random))),
        undefined,
        random,
      );
    case 7:
      return letter(pick(random, SENDERS), garbage(random));
    default:
      return letter(pick(random, SENDERS), JSON.stringify(known), true);
  }
}

/** Calls of all kinds alike: most of what was sent are decisions. */
function anySent({ sent }: Scene, random: Random): Sent {
  const { call } = pick(random, sent).message;
  const kind = random.below(2) === 0 ? call : pick(random, [...new Set(sent.map((one) => one.message.call))]);
  return pick(
    random,
    sent.filter(({ message }) => message.call === kind),
  );
}

function letter(by: Sender, text: string, isBinary = false): Letter {
  return { by, text, isBinary };
}

/** Chance may write what a seated person may well ask for: then somebody else sends it. `undefined`: whatever call it is. */
function unlessAllowed(written: Letter, names: ReadonlySet<string> | undefined, random: Random): Letter {
  const call = callIn(written.text);
  const isAllowed = call !== undefined && (names === undefined || names.has(call));
  return isAllowed ? { ...written, by: pick(random, OUTSIDERS) } : written;
}

function callIn(text: string): string | undefined {
  try {
    return calls.safeParse(JSON.parse(text)).data?.call;
  } catch {
    return undefined;
  }
}
