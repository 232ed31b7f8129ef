/** A table over a network, as the page has it: the place with its people and their talk, and the host of the game. */
import type { Explanation } from '@horta/bots';
import type { Seat } from '@horta/engine';
import type { ChatLine, Phrase, Room } from '@horta/online';
import { type ClientAnswer, type ClientFault, createOnlineHost } from '@horta/online/client';
import type { Message } from '@horta/table';
import type { AskedHost, Elsewhere } from '../table/company.ts';
import type { Seen } from '../table/seen.ts';
import { lookHref } from './hrefs.ts';
import { noteRoom } from './kept-chance.ts';
import { isMuted } from './muted.svelte.ts';
import { online, server } from './server.svelte.ts';
import { o } from './words.ts';

/** Before the game begins, and if it never will, it is a room; then it is a table. */
const ROOM_PHASES: readonly Room['phase'][] = ['open', 'dealing', 'closed'];

export class OnlineTable implements Elsewhere {
  readonly id: string;
  readonly host: AskedHost;
  readonly join: Elsewhere['join'];
  readonly replayHref: string;
  readonly parts: Elsewhere['parts'];

  /** Undefined until it was entered. */
  room: Room | undefined = $state.raw();
  /** Why it can't be entered. */
  fault: ClientFault | undefined = $state();
  lines: readonly ChatLine[] = $state.raw([]);
  isChatOpen = $state(false);
  /** The number of the last line that was to be seen. */
  #read = $state(-1);
  /** What one had asked the others for was refused. */
  isRefused = $state(false);
  #offer: { readonly seat: Seat; readonly revision: number } | undefined;
  readonly #ends: (() => void)[] = [];

  constructor(id: string, parts: Elsewhere['parts']) {
    this.id = id;
    this.parts = parts;
    this.replayHref = lookHref(id);
    const host = createOnlineHost<Explanation>(server(), { fetchText });
    this.host = host;
    this.join = (table, manner, listener) =>
      host.join(table, manner, (message) => {
        this.#hear(message);
        listener(message);
      });
    this.#ends.push(
      server().subscribe('enter', { table: id }, (answer) => this.#entered(answer)),
      server().onTell((tell) => {
        if (tell.tell === 'room' && tell.room.table === id) this.#know(tell.room);
        if (tell.tell === 'chat' && tell.table === id) this.#addLines(tell.lines);
      }),
    );
  }

  /** The page is left. */
  end(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  get isBegun(): boolean {
    return this.room !== undefined && !ROOM_PHASES.includes(this.room.phase);
  }

  get isDone(): boolean {
    return this.room?.phase === 'over' || this.room?.phase === 'ended';
  }

  /** One's own seats. */
  get yours(): readonly Seat[] {
    return this.room?.yours ?? [];
  }

  get hasHints(): boolean {
    return this.room?.hasHints !== false;
  }

  get hasDays(): boolean {
    return this.room?.pace.kind === 'days';
  }

  /** People who sit here: not those for whom a bot has the seat from the start. */
  isPerson(seat: Seat): boolean {
    return this.room?.seats[seat]?.person !== undefined;
  }

  isHere(seat: Seat): boolean {
    return this.room?.seats[seat]?.isHere === true;
  }

  promptAt(seen: Seen): string | undefined {
    const { isPaused, ending } = seen.now;
    if (ending !== undefined) return ending === 'agreed' ? o.ended_agreed() : o.ended_abandoned();
    return isPaused === true ? o.paused() : undefined;
  }

  get hasChat(): boolean {
    return online.hello?.server.hasChat === true;
  }

  /** Lines of others that were not to be seen yet. */
  get unread(): number {
    return this.lines.filter(
      ({ number, person }) => number > this.#read && person?.id !== online.you?.id && !isMuted(person?.id),
    ).length;
  }

  /** All that was said was to be seen. */
  noteRead(): void {
    this.#read = this.lines.at(-1)?.number ?? this.#read;
  }

  say(said: { readonly text: string } | { readonly phrase: Phrase }): Promise<ClientAnswer<undefined>> {
    return server().call('say', { table: this.id, ...said });
  }

  #entered(answer: ClientAnswer<{ readonly room: Room; readonly lines: ChatLine[] }>): void {
    if (!answer.ok) {
      this.fault = answer.fault;
      return;
    }
    const isFirst = this.room === undefined;
    this.fault = undefined;
    this.lines = answer.value.lines;
    // What was said before one came is no news.
    if (isFirst) this.noteRead();
    this.#know(answer.value.room);
  }

  #know(room: Room): void {
    this.room = room;
    noteRoom(room);
  }

  #addLines(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.map(({ number }) => number));
    this.lines = [...this.lines, ...lines.filter(({ number }) => !known.has(number))];
  }

  /** An offer of one's own that one word alone has ended, with nothing after it, was refused. */
  #hear({ told }: Message): void {
    if (told === undefined) return;
    const { offer } = told.now;
    const isAlone = told.kind === 'news' && told.chapters.length === 0 && told.revision === told.since + 1;
    if (this.#offer !== undefined && offer === undefined)
      this.isRefused = isAlone && this.yours.includes(this.#offer.seat);
    else if (told.kind === 'news') this.isRefused = false;
    this.#offer = offer === undefined ? undefined : { seat: offer.seat, revision: told.revision };
  }
}

async function fetchText(path: string): Promise<{ readonly isFound: boolean; readonly text: string }> {
  const response = await fetch(path);
  return { isFound: response.ok, text: await response.text() };
}
