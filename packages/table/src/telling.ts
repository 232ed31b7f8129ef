/**
 * What those who look at a table are told: nothing that their eyes may not see, never the seed, the key of chance or the
 * record. First the whole, then differences. Plain data, the same from every host.
 */
import {
  coveredAsSeen,
  type Eyes,
  type FieldValues,
  type Frame,
  type GameEvent,
  type GameState,
  type Move,
  openFields,
  options,
  type Pack,
  pending,
  playLegal,
  type RulesName,
  rulesName,
  type Seat,
  toJson,
} from '@horta/engine';
import { waitsFor } from './agreeing.ts';
import { canMakeAgain, type UndoBarrier, undoBarrier } from './back.ts';
import type { Agreement, Ending, HandoverCause } from './entry.ts';
import type { Sitter } from './sitter.ts';
import {
  type Change,
  decider,
  isClosed,
  listening,
  type Origin,
  revisionOf,
  type Step,
  type Table,
  type TableId,
} from './table.ts';

/** Who looks: a seat, a spectator; or someone from whom nothing need be hidden, since only bots play. */
export type Onlooker = Eyes | 'all';

/** Who looks where all the people of a table sit around one screen. With none there is nobody to hide anything from. */
export function aroundOneScreen({ people }: Table): readonly Onlooker[] {
  return people.length === 0 ? ['all'] : people;
}

/** Whose views someone who joins is told of: when the game is over nothing is left to hide, and everyone's are. */
function eyesAtJoining(table: Table, onlookers: readonly Onlooker[]): readonly Onlooker[] {
  if (!isClosed(table)) return onlookers;
  const { owners } = table;
  return [...onlookers, ...[...owners.keys()].filter((seat) => !onlookers.includes(seat))];
}

/** A view as it is told. */
export interface Glimpse {
  readonly fields: FieldValues;
  readonly agenda: readonly Frame[];
}

/** What of a view is other than before. */
export interface GlimpseChange {
  readonly fields: FieldValues;
  /** Of the agenda, the lowest `kept` frames stay; then come these. */
  readonly agenda?: { readonly kept: number; readonly frames: readonly Frame[] };
}

/** A decision, and what came of it. */
export interface Chapter {
  readonly move: Move;
  /** As all the onlookers may know them. */
  readonly events: readonly GameEvent[];
  /** By onlooker. */
  readonly changes: readonly GlimpseChange[];
}

/** What is asked of whom at the moment. */
export interface Now {
  /** The decision that is waited for; its options if one of the onlookers makes it. Undefined when the game is over. */
  readonly decision:
    | { readonly seat: Seat; readonly step: string; readonly options?: readonly number[] }
    | undefined;
  /** What the seats among the onlookers can take back and make again. */
  readonly seats: readonly SeatNow[];
  readonly offer:
    | { readonly seat: Seat; readonly agreement: Agreement; readonly waitsFor: readonly Seat[] }
    | undefined;
  /** For whom a bot plays at present, and why. Missing if for nobody. */
  readonly absences?: readonly { readonly seat: Seat; readonly cause: HandoverCause }[];
  /** If the table rests: nobody decides. */
  readonly isPaused?: boolean;
  /** If the game ended without a result: nobody decides any more. */
  readonly ending?: Ending;
}

export interface SeatNow {
  readonly seat: Seat;
  /** Why the seat can't take anything back; undefined if it can. */
  readonly barrier: UndoBarrier | undefined;
  readonly canMakeAgain: boolean;
}

/** The rules of the table, by name; with their component pack if it is not one of the game's own. */
export interface ToldRules extends RulesName {
  readonly packData?: Pack;
}

/** All there is to know, for someone who joins. */
export interface Whole {
  readonly kind: 'whole';
  readonly table: TableId;
  readonly revision: number;
  readonly rules: ToldRules;
  /** Of a game that is over all other seats follow: views are theirs too, events and `now` are not. */
  readonly onlookers: readonly Onlooker[];
  /** If the game was played on from another one. */
  readonly origin?: Origin;
  readonly opening: { readonly events: readonly GameEvent[]; readonly glimpses: readonly Glimpse[] };
  readonly chapters: readonly Chapter[];
  readonly sitters: readonly Sitter[];
  /** Where the game stands, by onlooker. */
  readonly present: readonly Glimpse[];
  readonly now: Now;
}

/** What is new, for someone who knows revision `since`. */
export interface News {
  readonly kind: 'news';
  readonly table: TableId;
  readonly since: number;
  readonly revision: number;
  /** Of the chapters, the first so many stand; then come these. */
  readonly kept: number;
  readonly chapters: readonly Chapter[];
  /** If others sit there than before. */
  readonly sitters?: readonly Sitter[];
  readonly now: Now;
}

export type Told = Whole | News;

export function whole(table: Table, onlookers: readonly Onlooker[]): Whole {
  const rules = rulesName(table.state.rules);
  const packData = table.header?.packData;
  const eyes = eyesAtJoining(table, onlookers);
  return {
    kind: 'whole',
    table: table.id,
    revision: revisionOf(table),
    rules: packData === undefined ? rules : { ...rules, packData },
    onlookers: eyes,
    ...(table.origin === undefined ? {} : { origin: table.origin }),
    sitters: table.sitters.slice(),
    ...storyFor(table, onlookers, eyes),
    ...presentFor(table, onlookers, eyes),
  };
}

/** How the game came to where it stands: played again from the start, decision by decision, as `eyes` saw it. */
function storyFor(
  table: Table,
  onlookers: readonly Onlooker[],
  eyes: readonly Onlooker[],
): Pick<Whole, 'opening' | 'chapters'> {
  const heard: GameEvent[] = [];
  const state = table.begin({ tell: (event) => void heard.push(event) });
  const glimpses = glimpsesOf(state, eyes);
  const events = heard.map((event) => eventFor(state, event, onlookers));
  let known: readonly Glimpse[] = glimpses;
  const chapters = table.standing.map(({ seat, step, option }) => {
    const happened = listening(state, () => playLegal(state, option));
    const next = glimpsesOf(state, eyes);
    const changes = next.map((glimpse, i) => changeBetween(known[i] as Glimpse, glimpse));
    known = next;
    return {
      move: { seat, step, option },
      events: happened.events.map((event) => eventFor(state, event, onlookers)),
      changes,
    };
  });
  return { opening: { events, glimpses }, chapters };
}

/** Where the game stands. */
export function presentFor(
  table: Table,
  onlookers: readonly Onlooker[],
  eyes: readonly Onlooker[] = onlookers,
): Pick<Whole, 'present' | 'now'> {
  return { present: glimpsesOf(table.state, eyes), now: nowOf(table, onlookers) };
}

/** What a change is told as to onlookers who know revision `since`. */
export function newsOf(table: Table, change: Change, since: number, onlookers: readonly Onlooker[]): News {
  return {
    kind: 'news',
    table: table.id,
    since,
    revision: revisionOf(table),
    kept: change.kept,
    chapters: change.steps.map((step) => chapterOf(step, onlookers)),
    ...(table.entries.slice(since).some(({ type }) => type === 'handover')
      ? { sitters: table.sitters.slice() }
      : {}),
    now: nowOf(table, onlookers),
  };
}

export function chapterOf(step: Step, onlookers: readonly Onlooker[]): Chapter {
  const { decision } = step;
  return {
    move: { seat: decision.seat, step: decision.step, option: decision.option },
    events: eventsFor(step, onlookers),
    changes: onlookers.map((eyes) => changeFor(step, eyes)),
  };
}

/** What happened at a decision, as all the onlookers may know it. */
export function eventsFor({ events, after }: Step, onlookers: readonly Onlooker[]): GameEvent[] {
  return events.map((event) => eventFor(after, event, onlookers));
}

function nowOf(table: Table, onlookers: readonly Onlooker[]): Now {
  const { state, offer, absences, isPaused, ending } = table;
  const seat = decider(table);
  const seats = onlookers.filter((eyes) => typeof eyes === 'number');
  const absent = absences.flatMap((cause, one) => (cause === undefined ? [] : [{ seat: one, cause }]));
  return {
    decision:
      seat === undefined
        ? undefined
        : {
            seat,
            step: (pending(state) as Frame).step,
            ...(onlookers.includes(seat) ? { options: options(state) } : {}),
          },
    seats: seats.map((one) => ({
      seat: one,
      barrier: undoBarrier(table, one),
      canMakeAgain: canMakeAgain(table, one),
    })),
    offer:
      offer === undefined
        ? undefined
        : { seat: offer.offer.seat, agreement: offer.offer.agreement, waitsFor: waitsFor(table) },
    ...(absent.length === 0 ? {} : { absences: absent }),
    ...(isPaused ? { isPaused } : {}),
    ...(ending === undefined ? {} : { ending }),
  };
}

/** An event as all of them may know it: around one screen, as whoever is told less. */
function eventFor({ rules }: GameState, event: GameEvent, onlookers: readonly Onlooker[]): GameEvent {
  const versions = onlookers.map((eyes) => (eyes === 'all' ? event : rules.seenBy(event, eyes)));
  return versions.find((version) => version !== event) ?? event;
}

function glimpsesOf(state: GameState, onlookers: readonly Onlooker[]): Glimpse[] {
  return onlookers.map((eyes) => glimpseOf(state, eyes));
}

function glimpseOf(state: GameState, eyes: Onlooker): Glimpse {
  const { fields, agenda } = toJson(eyes === 'all' ? state : state.rules.view(state, eyes));
  return { fields: eyes === 'all' ? withoutChance(state, fields) : fields, agenda };
}

/** Even who may see all is not told the key: what it decides has not happened yet. */
function withoutChance({ rules }: GameState, fields: FieldValues): FieldValues {
  const blank = (value: number | number[]) => (typeof value === 'number' ? 0 : value.map(() => 0));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      rules.fields[name]?.sight === 'chance' ? blank(value) : value,
    ]),
  );
}

/**
 * What is open to all is compared once, whoever looks on; what is not, as each of them sees it. In the order of the table
 * of fields, as the whole tells it, too.
 */
function changeFor(step: Step, eyes: Onlooker): GlimpseChange {
  const { before, after } = step;
  if (eyes === 'all') return changeBetween(glimpseOf(before, eyes), glimpseOf(after, eyes));
  const { names, kept } = openChange(step);
  const values = after as unknown as Readonly<Record<string, Value>>;
  const [then, now] = [coveredAsSeen(before, eyes), coveredAsSeen(after, eyes)];
  const fields: Record<string, number | number[]> = {};
  for (const name in after.rules.fields) {
    const seen = now[name];
    if (seen === undefined && names.has(name)) fields[name] = copied(values[name] as Value);
    else if (seen !== undefined && !isSameValue(seen, then[name])) fields[name] = copied(seen);
  }
  return kept === undefined ? { fields } : { fields, agenda: agendaFrom(after, kept) };
}

interface OpenChange {
  readonly names: ReadonlySet<string>;
  /** How many of the lowest frames stay; undefined if all do. */
  readonly kept: number | undefined;
}

const openChanges = new WeakMap<Step, OpenChange>();

/** What a decision changed that everybody sees. */
function openChange(step: Step): OpenChange {
  const known = openChanges.get(step);
  if (known !== undefined) return known;
  const { before, after } = step;
  const [then, now] = [before, after] as unknown as FieldValues[];
  const change = {
    names: new Set(openFields(after).filter((name) => !isSameValue(now?.[name], then?.[name]))),
    kept: framesKept(before, after),
  };
  openChanges.set(step, change);
  return change;
}

function changeBetween(before: Glimpse, after: Glimpse): GlimpseChange {
  const fields: Record<string, number | number[]> = {};
  for (const name in after.fields) {
    const value = after.fields[name] as Value;
    if (!isSameValue(value, before.fields[name])) fields[name] = copied(value);
  }
  const kept = framesKept(before, after);
  return kept === undefined ? { fields } : { fields, agenda: agendaFrom(after, kept) };
}

type Value = number | readonly number[];

/** Nothing of what is told is shared with a state. */
function copied(value: Value): number | number[] {
  return typeof value === 'number' ? value : value.slice();
}

function isSameValue(x: Value | undefined, y: Value | undefined): boolean {
  if (x === y) return true;
  if (typeof x !== 'object' || typeof y !== 'object') return false;
  if (x.length !== y.length) return false;
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
  return true;
}

interface WithAgenda {
  readonly agenda: readonly Frame[];
}

function framesKept(before: WithAgenda, after: WithAgenda): number | undefined {
  let kept = 0;
  while (isSameFrame(before.agenda[kept], after.agenda[kept])) kept++;
  return kept === before.agenda.length && kept === after.agenda.length ? undefined : kept;
}

function agendaFrom({ agenda }: WithAgenda, kept: number): NonNullable<GlimpseChange['agenda']> {
  return { kept, frames: agenda.slice(kept).map((frame) => ({ ...frame })) };
}

function isSameFrame(x: Frame | undefined, y: Frame | undefined): boolean {
  if (x === undefined || y === undefined) return false;
  return x.step === y.step && x.player === y.player && x.a === y.a && x.b === y.b;
}
