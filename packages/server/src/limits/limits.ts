/**
 * How much one visitor may ask of a server, all in one place. A host changes them by `--limit NAME=NUMBER`. What counts
 * by address counts a whole household or school at once, so those are wide: they are there for floods, and the ones by
 * person for everything else.
 */

/** So many at once, and so many more a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Files and all: a first visit fetches some fifty, and a class of thirty begins together. */
  readonly requestsPerAddress: Rate;
  /** Calls under /api: a page makes one or two when it opens; a socket is one. */
  readonly callsPerAddress: Rate;
  /** A guest is a row that is kept for a year. A school may be behind one address. */
  readonly guestsPerAddressAndHour: number;
  /** Codes have 128 random bits: nobody guesses one. This only keeps the log of failures short. */
  readonly transferTriesPerAddressAndHour: number;
  /** Codes that are waiting to be used are rows as well. */
  readonly transfersPerPersonAndHour: number;
  /** Each tab of each device is one. */
  readonly socketsPerPerson: number;
  /** A school again; IPv6 counts by /64, which is what one line is given. */
  readonly socketsPerAddress: number;
  /** A hand that decides is slower than this by far; opening a page or catching up sends several at once. */
  readonly messagesPerSocket: Rate;
  /** All tabs and devices of one person together. */
  readonly messagesPerPerson: Rate;
  /** All people behind one line together: a class that plays, or a flood. */
  readonly messagesPerAddress: Rate;
  /** Whoever is told 'too-fast' this often all the same does not listen: the socket is closed. */
  readonly refusalsPerSocket: Rate;
  /** What may be open at a time: an evening of a club, or many games by days. */
  readonly openTablesPerPerson: number;
  /** Refused ones as well: to read a pack takes a while. */
  readonly tablesPerPersonAndHour: number;
  /** Lines of talk: as fast as one types, not as fast as one can paste. */
  readonly linesPerPerson: Rate;
  /** Hints take a bot's thought each, and bots have to think for games as well. */
  readonly hintsPerPerson: Rate;
  /** Bytes of a message or body. The longest honest one opens a table with a component pack (longest-pack.test.ts). */
  readonly messageBytes: number;
  /** Bytes that wait for a client to read them; a whole game told from the start has some 50 KB. */
  readonly unreadBytes: number;
  /** How often a socket is asked whether it is there; one that did not answer the last time is closed. */
  readonly pingSeconds: number;
  /** For the head of a request, and for all of it: whoever dribbles is not waited for. */
  readonly headSeconds: number;
  readonly requestSeconds: number;
  /** Addresses and people that each limit remembers: whoever was not seen for longest is forgotten first. */
  readonly remembered: number;
}

export const LIMITS: Limits = {
  requestsPerAddress: { burst: 3000, perSecond: 200 },
  callsPerAddress: { burst: 200, perSecond: 10 },
  guestsPerAddressAndHour: 100,
  transferTriesPerAddressAndHour: 30,
  transfersPerPersonAndHour: 30,
  socketsPerPerson: 20,
  socketsPerAddress: 100,
  messagesPerSocket: { burst: 60, perSecond: 20 },
  messagesPerPerson: { burst: 120, perSecond: 40 },
  messagesPerAddress: { burst: 2000, perSecond: 400 },
  refusalsPerSocket: { burst: 100, perSecond: 5 },
  openTablesPerPerson: 20,
  tablesPerPersonAndHour: 60,
  linesPerPerson: { burst: 5, perSecond: 0.5 },
  hintsPerPerson: { burst: 10, perSecond: 0.5 },
  messageBytes: 48 * 1024,
  unreadBytes: 1024 * 1024,
  pingSeconds: 30,
  headSeconds: 10,
  requestSeconds: 20,
  remembered: 20_000,
};

/**
 * `messages-per-socket=100:50` and the like: a number, or a burst and what comes each second. Throws an error for
 * people.
 */
export function readLimits(texts: readonly string[]): Partial<Limits> {
  return Object.fromEntries(texts.map(readLimit));
}

function readLimit(text: string): [string, Rate | number] {
  const [, name = '', values = ''] = /^([a-z-]+)=([\d.:]+)$/.exec(text) ?? [];
  const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (!Object.hasOwn(LIMITS, key)) throw new Error(`there is no limit '${text}': one of ${names()}`);
  const usual = LIMITS[key as keyof Limits];
  const numbers = values.split(':').map(Number);
  const [first = Number.NaN, second = Number.NaN] = numbers;
  const isRate = typeof usual === 'object';
  if (
    numbers.length !== (isRate ? 2 : 1) ||
    !numbers.every((number) => Number.isFinite(number) && number > 0)
  )
    throw new Error(`limit ${name}: expected ${isRate ? 'BURST:PER-SECOND' : 'a number'}, found '${values}'`);
  return [key, isRate ? { burst: first, perSecond: second } : first];
}

function names(): string {
  return Object.keys(LIMITS)
    .map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .join(', ');
}
