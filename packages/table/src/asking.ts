/** What those at a table can ask for. A request names seat and revision; sent twice, it counts once. */
import { IllegalChoice, isOver, options, pending, type Seat } from '@horta/engine';
import { askedFor, type Circumstances, consequence, hindrance, leaving, waitsFor } from './agreeing.ts';
import { canMakeAgain, standsAfterReset, standsAfterTakeBack, undoBarrier } from './back.ts';
import type { Agreement, Decision, Entry, RequestId } from './entry.ts';
import { playForced } from './forced.ts';
import { append, type Change, revisionOf, type Step, type Table } from './table.ts';

export type Wish =
  | { readonly what: 'decide'; readonly option: number }
  /** The last real choice; forced ones on the way too. */
  | { readonly what: 'take-back' }
  /** All choices up to the last barrier. */
  | { readonly what: 'reset' }
  | { readonly what: 'make-again' }
  /** Asks the others to agree to something. */
  | { readonly what: 'offer'; readonly agreement: Agreement }
  | { readonly what: 'reply'; readonly agrees: boolean }
  /** A bot plays for the seat from now on; none: its person does again. */
  | { readonly what: 'hand-over'; readonly bot: string | undefined }
  /** Ends the pause. */
  | { readonly what: 'resume' }
  /** For good: a bot takes the seat, or the game ends if nobody is left. */
  | { readonly what: 'leave' };

export type Request = Wish & {
  readonly id: RequestId;
  readonly seat: Seat;
  /** What the table was known as to whoever asks. */
  readonly revision: number;
};

/** Why a request was not carried out. */
export type Refusal =
  | 'stale'
  | 'illegal'
  | 'not-your-turn'
  | 'request-reused'
  | 'undo-nothing-played'
  | 'undo-other-player'
  | 'undo-revealed'
  | 'nothing-undone'
  | 'no-offer'
  | 'not-a-person'
  | 'not-over'
  | 'paused'
  | 'not-paused'
  | 'not-absent'
  | 'ended';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, detail: string = refusal) {
    super(detail);
    this.refusal = refusal;
  }
}

/**
 * Carries a request out, with the forced choices after it. What was carried out before is not done again: then nothing
 * is changed. Throws Refused, and nothing is changed either.
 */
export function ask(table: Table, request: Request, circumstances: Circumstances = {}): Change {
  if (isRepeated(table, request)) return { kept: table.standing.length, steps: [] };
  if (request.revision !== revisionOf(table)) throw new Refused('stale');
  if (table.ending !== undefined) throw new Refused('ended');
  const { kept, steps } = appendLegal(table, entriesFor(table, request, circumstances));
  const again = request.what === 'make-again' ? makeForcedAgain(table, request.seat) : [];
  return { kept, steps: [...steps, ...again, ...playForced(table).steps] };
}

/** What had no alternative comes again with the choice before it. */
function makeForcedAgain(table: Table, seat: Seat): Step[] {
  const steps: Step[] = [];
  while (canMakeAgain(table, seat) && options(table.state).length === 1) {
    const { step, option } = table.undone.at(-1) as Decision;
    steps.push(...append(table, { type: 'decision', seat, step, option }).steps);
  }
  return steps;
}

/** Whether a request of this id was carried out. Throws Refused if that one asked for something else. */
function isRepeated({ entries, requests }: Table, { id, seat, revision, ...wish }: Request): boolean {
  const known = requests.get(id);
  if (known === undefined) return false;
  const entry = entries[known] as Entry;
  if (known !== revision || entry.seat !== seat || !isOf(entry, wish)) throw new Refused('request-reused');
  return true;
}

/** Whether an entry is what comes of a wish. */
function isOf(entry: Entry, wish: Wish): boolean {
  switch (wish.what) {
    case 'decide':
      return entry.type === 'decision' && entry.option === wish.option;
    case 'make-again':
      return entry.type === 'decision';
    case 'take-back':
    case 'reset':
      return entry.type === 'back';
    case 'offer':
      return entry.type === 'offer' && isSame(entry.agreement, wish.agreement);
    case 'reply':
      return entry.type === 'reply' && entry.agrees === wish.agrees;
    case 'hand-over':
      return entry.type === 'handover' && entry.cause === undefined && entry.bot === wish.bot;
    case 'resume':
      return entry.type === 'resume';
    case 'leave':
      return entry.type === 'handover' && entry.cause === 'left';
  }
}

/** However their fields are ordered. */
function isSame(x: Agreement, y: Agreement): boolean {
  const sorted = (agreement: Agreement) => JSON.stringify(Object.entries(agreement).sort());
  return sorted(x) === sorted(y);
}

/** Illegal choices are found by playing them, before anything is changed. */
function appendLegal(table: Table, entries: readonly Entry[]): Change {
  try {
    return append(table, ...entries);
  } catch (error) {
    if (error instanceof IllegalChoice) throw new Refused('illegal', error.message);
    throw error;
  }
}

function entriesFor(table: Table, asked: Request, circumstances: Circumstances): Entry[] {
  const { seat, id: request } = asked;
  if (!table.people.includes(seat)) throw new Refused('not-a-person');
  if (table.isPaused && !WHILE_PAUSED.includes(asked.what)) throw new Refused('paused');
  if (table.isShared && revisionOf(table) >= MANY_ENTRIES && !isProgress(asked))
    throw new Refused('illegal', 'so much has happened at this table that it can only be played to its end');
  switch (asked.what) {
    case 'decide':
      return [decision(table, seat, asked.option, request)];
    case 'take-back':
      refuseBarrier(table, seat);
      return [{ type: 'back', seat, stands: standsAfterTakeBack(table, seat), request }];
    case 'reset':
      refuseBarrier(table, seat);
      return [{ type: 'back', seat, stands: standsAfterReset(table, seat), request }];
    case 'make-again':
      return madeAgain(table, seat, request);
    case 'offer':
      return offered(table, seat, asked.agreement, request, circumstances);
    case 'reply':
      return replied(table, seat, asked.agrees, request, circumstances);
    case 'hand-over':
      if (asked.bot === undefined && table.sitters[seat]?.bot === undefined)
        throw new Refused('illegal', 'no bot plays for this seat');
      return [{ type: 'handover', seat, bot: asked.bot, request }];
    case 'resume':
      if (!table.isPaused) throw new Refused('not-paused');
      return [{ type: 'resume', seat, request }];
    case 'leave':
      if (isOver(table.state)) throw new Refused('ended');
      return leaving(table, seat, circumstances, request);
  }
}

/**
 * Many times the entries of a game. Whoever comes to a shared table waits until all of them are played again, so that
 * they can't grow for ever; what they grow by beyond it comes to an end with the game.
 */
const MANY_ENTRIES = 5000;

function isProgress(asked: Wish): boolean {
  if (asked.what === 'hand-over') return asked.bot === undefined;
  return !['take-back', 'reset', 'make-again', 'offer'].includes(asked.what);
}

/** What can be asked for while the table rests. */
const WHILE_PAUSED: readonly Wish['what'][] = ['offer', 'reply', 'hand-over', 'resume', 'leave'];

function decision(table: Table, seat: Seat, option: number, request: RequestId): Entry {
  const due = pending(table.state);
  if (due?.player !== seat || table.sitters[seat]?.bot !== undefined) throw new Refused('not-your-turn');
  return { type: 'decision', seat, step: due.step, option, request };
}

function refuseBarrier(table: Table, seat: Seat): void {
  const barrier = undoBarrier(table, seat);
  if (barrier !== undefined) throw new Refused(`undo-${barrier}`);
}

function madeAgain(table: Table, seat: Seat, request: RequestId): Entry[] {
  const next = table.undone.at(-1);
  if (next === undefined || !canMakeAgain(table, seat)) throw new Refused('nothing-undone');
  const { step, option } = next;
  return [{ type: 'decision', seat, step, option, request }];
}

function offered(
  table: Table,
  seat: Seat,
  agreement: Agreement,
  request: RequestId,
  circumstances: Circumstances,
): Entry[] {
  // Where only this device has seen how it ended, one may still go back.
  const mayGoBack = agreement.on === 'back' && !table.isShared;
  if (isOver(table.state) && !mayGoBack) throw new Refused('ended');
  const reason = hindrance(table, seat, agreement, circumstances);
  if (reason !== undefined) throw new Refused(reason);
  const asks = askedFor(table, seat, agreement, circumstances);
  const offer: Entry = { type: 'offer', seat, agreement, asks, request };
  // With bots only, all agree at once.
  return asks.length > 0 ? [offer] : [offer, consequence(seat, agreement, circumstances)];
}

function replied(
  table: Table,
  seat: Seat,
  agrees: boolean,
  request: RequestId,
  circumstances: Circumstances,
): Entry[] {
  const waiting = waitsFor(table);
  if (table.offer === undefined || !waiting.includes(seat)) throw new Refused('no-offer');
  const reply: Entry = { type: 'reply', seat, agrees, request };
  const isLast = agrees && waiting.length === 1;
  const { offer } = table.offer;
  return isLast ? [reply, consequence(offer.seat, offer.agreement, circumstances)] : [reply];
}
