/** What the descriptions of all games have in common: reading the id of a thing, whose it is, and small lists. */
import { type Frame, type GameEvent, type GameState, pending, type Seat } from '@horta/engine';
import { m } from '#messages/shared';
import type { Choice, ChoiceWords, Description, GameDescriptions } from './description.ts';
import { capitalised } from './text.ts';
import type { ThingId } from './things.ts';
import { playerName, points, type Voice } from './voice.ts';

/** Who describes which position to whom. */
export interface Telling<S extends GameState = GameState> {
  readonly v: Voice;
  readonly s: S;
  /** Whom "you" means; undefined if it is nobody at the table. */
  readonly reader: Seat | undefined;
  /** The choice of the pending decision that the thing stands for, legal or not. */
  readonly choice: Choice | undefined;
}

/** Sentences; those that have nothing to say are left out. */
export type Lines = readonly (string | undefined)[];

/** What is known of a thing, before anything is said of choosing it. */
export interface Described {
  readonly title: string;
  /** Worked out when somebody reads them: boards want the title only. */
  readonly lines: () => Lines;
  /** The lines say what choosing it does. */
  readonly saysChoice?: boolean;
  /** Said in place of the engine's reason, where more can be said. */
  readonly notNow?: string | undefined;
}

/** Describes a thing of one kind by the numbers of its id. Undefined if there is none. */
type Describer<S extends GameState, Numbers extends readonly number[]> = (
  telling: Telling<S>,
  ...numbers: Numbers
) => Described | undefined;

/** One for every kind of thing that the game has. */
export type Describers<S extends GameState, Things extends Record<keyof Things, readonly number[]>> = {
  readonly [Kind in keyof Things]: Describer<S, Things[Kind]>;
};

/** What a game says beside its words. */
interface Sources<S extends GameState> {
  readonly describers: Readonly<Record<string, Describer<S, never>>>;
  /** What a choice means beyond its label. */
  meaning(v: Voice, s: S, frame: Frame, option: number): Lines;
  consequences(v: Voice, s: S, frame: Frame, events: readonly GameEvent[]): Lines;
  /** Why the player of the frame is asked, without a full stop; undefined if they asked for it. */
  cause(v: Voice, s: S, frame: Frame, events: readonly GameEvent[]): string | undefined;
  event(v: Voice, s: S, event: GameEvent): string | undefined;
  /** "{cause}: {task}" */
  joined(v: Voice, inputs: { readonly cause: string; readonly task: string }): string;
}

export function descriptionsOf<S extends GameState>(
  words: ChoiceWords,
  { describers, meaning, consequences, cause, event: happened, joined }: Sources<S>,
): GameDescriptions {
  return {
    ...words,
    event: (v, s, event) => happened(v, s as S, event),
    describe(v, s, thing, reader, choice) {
      const found = describeThing(describers, { v, s: s as S, reader, choice }, thing);
      return found && composed(v, s, words, found, choice);
    },
    consider(v, s, option) {
      const frame = pending(s);
      const label = frame && words.option(v, s, frame, option);
      if (frame === undefined || label === undefined) return undefined;
      return { title: capitalised(v.locale, label), lines: said(meaning(v, s as S, frame, option)) };
    },
    consequences(v, s, events) {
      const frame = pending(s);
      return frame === undefined ? [] : said(consequences(v, s as S, frame, events));
    },
    because(v, s, reader, events, task) {
      const frame = pending(s);
      // Around one screen all read what is asked of one of them.
      const isAsked = frame !== undefined && (reader === undefined || reader === frame.player);
      const found = isAsked ? cause(v, s as S, frame, events) : undefined;
      return found === undefined ? task : joined(v, { cause: found, task });
    },
  };
}

/** Things of another game are none of this one. */
function describeThing<S extends GameState>(
  describers: Readonly<Record<string, Describer<S, never>>>,
  telling: Telling<S>,
  thing: ThingId,
): Described | undefined {
  const [kind = '', ...numbers] = thing.split(':');
  if (!Object.hasOwn(describers, kind)) return undefined;
  const describe = describers[kind] as Describer<S, readonly number[]> | undefined;
  return describe?.(telling, ...numbers.map(Number));
}

/** With what choosing the thing does, or why it can't be chosen. */
function composed(
  v: Voice,
  s: GameState,
  words: ChoiceWords,
  { title, lines, saysChoice = false, notNow }: Described,
  choice: Choice | undefined,
): Description {
  const frame = pending(s);
  const isLegal = choice !== undefined && choice.reason === undefined;
  const label = isLegal && !saysChoice ? frame && words.option(v, s, frame, choice.option) : undefined;
  let known: readonly string[] | undefined;
  return {
    title,
    does: label && capitalised(v.locale, label),
    notNow: choice?.reason && (notNow ?? words.reason(v, s, choice.reason)),
    get lines() {
      known ??= said(lines());
      return known;
    },
  };
}

function said(lines: Lines): string[] {
  return lines.filter((line) => line !== undefined && line !== '') as string[];
}

export function description(title: string, ...lines: Lines): Described {
  return { title, lines: () => lines };
}

/** A thing that a player has: the title names the player, unless it is the reader. */
export function ofSeat<S extends GameState, Which extends readonly number[]>(
  describe: Describer<S, [seat: Seat, ...Which]>,
): Describer<S, [seat: Seat, ...Which]> {
  return (telling, seat, ...which) => {
    const { v, s, reader } = telling;
    if (!(seat >= 0 && seat < s.rules.players)) return undefined;
    const own = describe(telling, seat, ...which);
    if (own === undefined || seat === reader) return own;
    return { ...own, title: m.tip_of({ player: playerName(v, seat), thing: own.title }, v) };
  };
}

/** The legal choices of a step, if the player were asked now. */
export function optionsAt(s: GameState, step: string, player: Seat, a = 0): number[] {
  const out: number[] = [];
  const found = s.rules.steps[step];
  if (found !== undefined && 'options' in found) found.options(s, { step, player, a, b: 0 }, out);
  return out;
}

/** The step in which the thing can be chosen now; undefined if it can't be. */
export function chosenAt({ s, choice }: Telling): string | undefined {
  return choice !== undefined && choice.reason === undefined ? pending(s)?.step : undefined;
}

/** "Francs: 7 BF" */
export function valued(v: Voice, thing: string, value: string | number): string {
  return m.tip_value({ thing, value }, v);
}

/** The player's name; the reader is "you". */
export function seatName(v: Voice, seat: Seat, reader: Seat | undefined): string {
  return seat === reader ? m.tip_you({}, v) : playerName(v, seat);
}

/**
 * "you (2), Ben (1)": how much each player has, those with nothing left out; then others. Empty if nobody has anything.
 * In brackets, since names may end with a number.
 */
export function tally(
  v: Voice,
  counts: readonly number[],
  others: readonly (readonly [string, number])[] = [],
  reader?: Seat,
): string {
  const all = [...counts.map((count, seat) => [seatName(v, seat, reader), count] as const), ...others];
  return all
    .filter(([, count]) => count > 0)
    .map(([who, count]) => `${who} (${count})`)
    .join(', ');
}

/** One after the other, where each has commas of its own. */
export function semicolons(v: Voice, items: readonly string[]): string {
  return items.join(v.locale === 'fr' ? '\u00a0; ' : '; ');
}

/** Words for pieces of nobody and spaces without any, for a tally. */
export function neutralAndFree(v: Voice, neutral: number, free: number): [string, number][] {
  return [
    [m.tip_neutral({}, v), neutral],
    [m.tip_free({}, v), free],
  ];
}

/** How many sources of points are named. */
const SOURCES_TOLD = 3;

/** Points so far: the sources that brought most. `lines` are what the end would bring. */
export function pointsDescription(
  v: Voice,
  bySource: Readonly<Record<string, number>>,
  nameOf: (source: string) => string,
  ...lines: Lines
): Described {
  const entries = Object.entries(bySource);
  const total = entries.reduce((sum, [, amount]) => sum + amount, 0);
  const sources = entries
    .filter(([, amount]) => amount !== 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SOURCES_TOLD)
    .map(([source, amount]) => `${nameOf(source)} ${amount}`);
  return description(
    valued(v, m.tip_points_title({}, v), points(v, total)),
    m.tip_points_win({}, v),
    sources.length === 0 ? undefined : m.tip_points_from({ sources: sources.join(', ') }, v),
    ...lines,
  );
}
