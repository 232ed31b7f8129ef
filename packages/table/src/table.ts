/**
 * A table: header, entries, and what follows from them. It is changed by `append` alone; whether someone may ask for an
 * entry is asking.ts's to say. Pure: no clock, no storage, no sockets.
 *
 * Of earlier states only those since the last barrier are kept, since only these are gone back to at a click; what lies
 * before them is played again from the header, which takes less than a millisecond.
 */
import {
  type GameEvent,
  type GameState,
  IllegalChoice,
  InvalidInput,
  isOver,
  obstacle,
  pending,
  playLegal,
  type RecordHeader,
  type Seat,
  type Sink,
  startRecord,
} from '@horta/engine';
import type {
  Decision,
  End,
  Ending,
  Entry,
  Handover,
  HandoverCause,
  Offer,
  Reply,
  RequestId,
  TakeBack,
} from './entry.ts';
import { checkedSitters, type Sitter } from './sitter.ts';

export type TableId = string;

/** Of a game that was played on from another one: the table, and how many of its decisions are taken over. */
export interface Origin {
  readonly table: TableId;
  readonly position: number;
}

/** An offer that is open, and who has agreed to it. */
export interface OpenOffer {
  readonly offer: Offer;
  readonly agreed: readonly Seat[];
}

export interface Table {
  readonly id: TableId;
  /** What the game was begun with; undefined for one that was taken up from a state. */
  readonly header: RecordHeader | undefined;
  /** Undefined for a game of its own. */
  readonly origin: Origin | undefined;
  /**
   * Kept where others look on than those who sit here: what is over is public there, and nobody is alone. False for games
   * of one device.
   */
  readonly isShared: boolean;
  /** Who took the seats at the beginning: where no bot did, a person has the seat, also while a bot plays for it. */
  readonly owners: readonly Sitter[];
  /** The seats of people, also of those for whom a bot plays at present. */
  readonly people: readonly Seat[];
  /** Who sits there now. */
  readonly sitters: Sitter[];
  readonly entries: Entry[];
  /** By the ids of requests: the number of the first entry that came of it. */
  readonly requests: Map<RequestId, number>;
  state: GameState;
  /** The decisions that stand. */
  readonly standing: Decision[];
  /** By decision that stands: whether it showed something that was hidden. */
  readonly revealing: boolean[];
  /** The states before the last decisions that stand, as many as there are since the last barrier. */
  readonly earlier: GameState[];
  /** Decisions taken back, the next one to make again last. */
  readonly undone: Decision[];
  offer: OpenOffer | undefined;
  /** By seat: why a bot plays for its person; undefined where none does. */
  readonly absences: (HandoverCause | undefined)[];
  isPaused: boolean;
  /** If the game ended without being played to its end. */
  ending: Ending | undefined;
  /** By seat: whether choices without alternative are made for it. */
  readonly playsForced: boolean[];
  /** The position before the first decision, made anew. */
  begin(sink?: Sink): GameState;
}

/** A decision that was made, with what happened and what was there before and after. */
export interface Step {
  readonly decision: Decision;
  readonly events: readonly GameEvent[];
  readonly before: GameState;
  readonly after: GameState;
}

/** What entries changed: of the decisions that stood, the first `kept` still do; then came these. */
export interface Change {
  readonly kept: number;
  readonly steps: readonly Step[];
}

/** A new table. Throws InvalidInput if it can't be one. */
export function newTable(
  id: TableId,
  header: RecordHeader,
  sitters: readonly Sitter[],
  origin?: Origin,
  isShared = false,
): Table {
  return tableOf(id, header, sitters, (sink) => startRecord(header, sink), origin, isShared);
}

/** A table that goes on from a state: it has no record. */
export function tableFrom(id: TableId, state: GameState, sitters: readonly Sitter[]): Table {
  return tableOf(id, undefined, sitters, () => state.rules.clone(state));
}

function tableOf(
  id: TableId,
  header: RecordHeader | undefined,
  sitters: readonly Sitter[],
  begin: Table['begin'],
  origin?: Origin,
  isShared = false,
): Table {
  const state = begin();
  const owners = checkedSitters(sitters, state.rules.players);
  return {
    ...{ id, header, origin, isShared, owners, begin, state },
    people: owners.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
    sitters: owners.slice(),
    entries: [],
    requests: new Map(),
    standing: [],
    revealing: [],
    earlier: [],
    undone: [],
    offer: undefined,
    absences: owners.map(() => undefined),
    isPaused: false,
    ending: undefined,
    playsForced: owners.map(() => false),
  };
}

/** The same table to try something at: what happens to one of them is nothing to the other. */
export function copyOf(table: Table): Table {
  const { state, sitters, entries, requests, standing, revealing, earlier, undone, absences, playsForced } =
    table;
  const clone = (before: GameState) => before.rules.clone(before);
  return {
    ...table,
    state: clone(state),
    sitters: sitters.slice(),
    entries: entries.slice(),
    requests: new Map(requests),
    standing: standing.slice(),
    revealing: revealing.slice(),
    earlier: earlier.map(clone),
    undone: undone.slice(),
    absences: absences.slice(),
    playsForced: playsForced.slice(),
  };
}

export function revisionOf(table: Table): number {
  return table.entries.length;
}

/** Who must decide; undefined when the game is over, and while the table rests. */
export function decider({ state, isPaused, ending }: Table): Seat | undefined {
  return isPaused || ending !== undefined ? undefined : pending(state)?.player;
}

/** Whether nothing more will happen here: the game was played to its end, or ended without a result. */
export function isClosed({ state, ending }: Table): boolean {
  return ending !== undefined || isOver(state);
}

/** The people's seats at which no bot plays at present. */
export function peoplePlaying(table: Table): Seat[] {
  return table.people.filter((seat) => table.sitters[seat]?.bot === undefined);
}

/** The bot that must think now. While an offer is open, bots wait for the answers. */
export function botToThink(table: Table): { readonly seat: Seat; readonly bot: string } | undefined {
  const seat = decider(table);
  if (seat === undefined || table.offer !== undefined) return undefined;
  const { bot } = table.sitters[seat] as Sitter;
  return bot === undefined ? undefined : { seat, bot };
}

/**
 * Writes entries down and carries them out. One that the list so far doesn't allow throws InvalidInput, or
 * IllegalChoice, and changes nothing; those before it stay.
 */
export function append(table: Table, ...entries: readonly Entry[]): Change {
  let kept = table.standing.length;
  let steps: Step[] = [];
  for (const entry of entries) {
    const step = carryOut(table, entry);
    if (entry.type === 'back') {
      kept = Math.min(kept, entry.stands);
      steps = steps.slice(0, table.standing.length - kept);
    }
    if (step !== undefined) steps.push(step);
    const { request } = entry;
    if (request !== undefined && !table.requests.has(request)) table.requests.set(request, revisionOf(table));
    table.entries.push(entry);
    if (entry.type !== 'offer' && entry.type !== 'reply') table.offer = undefined;
  }
  return { kept, steps };
}

function carryOut(table: Table, entry: Entry): Step | undefined {
  if (table.ending !== undefined) refuse(table, 'the game has ended');
  switch (entry.type) {
    case 'decision':
      return decide(table, entry);
    case 'back':
      return takeBack(table, entry);
    case 'offer':
      return makeOffer(table, entry);
    case 'reply':
      return answerOffer(table, entry);
    case 'handover':
      return handOver(table, entry);
    case 'pause':
    case 'resume':
      return rest(table, entry.type === 'pause');
    case 'time':
      return undefined;
    case 'end':
      return end(table, entry);
  }
}

function decide(table: Table, decision: Decision): Step {
  if (table.isPaused) refuse(table, 'the table rests');
  const { state, standing, revealing, earlier, undone } = table;
  const { seat, step, option } = decision;
  const due = pending(state);
  if (due?.player !== seat || due.step !== step) refuse(table, `seat ${seat + 1} ${step} is not what is due`);
  const reason = obstacle(state, option);
  if (reason !== undefined) throw new IllegalChoice(due, option, reason);
  const before = state.rules.clone(state);
  const { events, hasRevealed } = listening(state, () => playLegal(state, option));
  // Nobody takes back by themselves what lies before another's decision, or before something was shown.
  if (hasRevealed || standing.at(-1)?.seat !== seat) earlier.length = 0;
  if (!hasRevealed) earlier.push(before);
  standing.push(decision);
  revealing.push(hasRevealed);
  // Making the decision again that was taken back keeps those after it; any other one is a new course.
  if (undone.pop()?.option !== option) undone.length = 0;
  return { decision, events, before, after: state.rules.clone(state) };
}

/** What happens meanwhile. */
export function listening(
  state: GameState,
  body: () => void,
): { readonly events: readonly GameEvent[]; readonly hasRevealed: boolean } {
  const events: GameEvent[] = [];
  state.sink = { tell: (event) => void events.push(event) };
  body();
  state.sink = undefined;
  return { events, hasRevealed: events.some((event) => state.rules.reveals(event)) };
}

function takeBack(table: Table, { stands }: TakeBack): undefined {
  const { standing, revealing, earlier, undone } = table;
  refuseUnlessFewer(table, stands);
  const count = standing.length - stands;
  const known = earlier[earlier.length - count];
  const state = known ?? playedAgain(table, stands);
  undone.push(...standing.slice(stands).reverse());
  standing.length = stands;
  revealing.length = stands;
  earlier.length = Math.max(0, earlier.length - count);
  table.state = state;
}

/** The position after the first of the decisions that stand. */
function playedAgain({ begin, standing }: Table, count: number): GameState {
  const state = begin();
  for (const { option } of standing.slice(0, count)) playLegal(state, option);
  return state;
}

function makeOffer(table: Table, offer: Offer): undefined {
  if (offer.agreement.on === 'back') refuseUnlessFewer(table, offer.agreement.stands);
  table.offer = { offer, agreed: [] };
}

function answerOffer(table: Table, { seat, agrees }: Reply): undefined {
  if (table.offer === undefined) refuse(table, 'there is no offer to reply to');
  const { offer, agreed } = table.offer;
  table.offer = agrees ? { offer, agreed: [...agreed, seat] } : undefined;
}

function handOver({ sitters, owners, absences }: Table, { seat, bot, cause = 'wish' }: Handover): undefined {
  const owner = owners[seat];
  if (owner === undefined)
    throw new InvalidInput('table', [{ path: 'seat', message: `no seat ${seat + 1}` }]);
  sitters[seat] = { ...owner, bot: bot ?? owner.bot };
  absences[seat] = bot === undefined ? undefined : cause;
}

function rest(table: Table, isPaused: boolean): undefined {
  if (table.isPaused === isPaused || isOver(table.state))
    refuse(table, isPaused ? 'the table rests already, or is over' : 'the table does not rest');
  table.isPaused = isPaused;
}

function end(table: Table, { how }: End): undefined {
  if (isOver(table.state)) refuse(table, 'the game is over');
  table.ending = how;
}

function refuseUnlessFewer(table: Table, stands: number): void {
  if (!Number.isInteger(stands) || stands < 0 || stands >= table.standing.length)
    refuse(table, `${table.standing.length} decisions stand, there is no way back to ${stands}`);
}

function refuse(table: Table, message: string): never {
  throw new InvalidInput('table', [{ path: `entry ${revisionOf(table)}`, message }]);
}

/** The scores by seat, so far or final. */
export function scoresOf({ state }: Table): number[] {
  return state.rules.scores(state).map(({ total }) => total);
}
