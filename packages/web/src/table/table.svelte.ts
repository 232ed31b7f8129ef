/** A table as the page shows it: what is seen (seen.ts), what is pointed at, what is asked of the host. */
import { findGame, type GameEvent, type Seat } from '@horta/engine';
import {
  follow,
  type Message,
  type Sight,
  type Standing,
  sightOf,
  type TableId,
  type Whole,
} from '@horta/table';
import { gameName, type Speaker, speaker } from '@horta/words/fetched';
import { getContext, setContext } from 'svelte';
import type { Flight, GameView, ThingId } from '../games/game-view.ts';
import { settings } from '../settings/settings.svelte.ts';
import { descriptionsAtHand } from '../words.svelte.ts';
import { Asking } from './asking.svelte.ts';
import { type Line, sayer } from './log.ts';
import { sitterNames } from './names.ts';
import { Pointing } from './pointing.svelte.ts';
import { Seen } from './seen.ts';

const MOST_PREVIEW_LINES = 6;

type FlightListener = (flights: readonly Flight[], events: readonly GameEvent[]) => void;

export class TableStore {
  readonly id: TableId;
  readonly game: GameView;
  readonly rulesGame: string;
  readonly players: number;
  readonly pointing: Pointing;
  readonly asking: Asking;
  readonly #sight: Sight;
  readonly #say: ReturnType<typeof sayer>;

  seen: Seen = $state.raw() as Seen;
  /** How the host fares. */
  host: Standing = $state.raw({ thinking: undefined, botFault: undefined, isKept: true });
  /** The result can be put aside to look at the boards. */
  isResultShown = $state(true);
  /** A player whose board is shown instead of one's own. */
  #guest: Seat | undefined = $state();
  /** By itself, since it seldom changes: all that is said depends on it. */
  #sitters: Seen['sitters'] = $state.raw([]);
  #onFlights: FlightListener | undefined;

  constructor(game: GameView, whole: Whole) {
    this.id = whole.table;
    this.game = game;
    this.rulesGame = whole.rules.game;
    this.players = whole.rules.players;
    this.#sight = sightOf(whole);
    this.#say = sayer(game);
    this.#sitters = whole.sitters;
    this.seen = new Seen(game, this.#sight, { past: undefined, raisedAt: undefined });
    this.asking = new Asking(whole.table, () => this.seen);
    this.pointing = new Pointing({
      seen: () => this.seen,
      decide: (option) => void this.asking.decide(option),
    });
  }

  /** Takes over what the host tells; false if something between is missing. */
  hear({ told, thinking, botFault, isKept }: Message): boolean {
    this.host = { thinking, botFault, isKept };
    if (told === undefined) return true;
    if (told.kind === 'whole') return told.revision === this.seen.revision;
    const fresh = follow(this.#sight, told);
    if (fresh === undefined) return false;
    this.pointing.letGo();
    this.asking.fault = undefined;
    this.seen = new Seen(this.game, this.#sight, this.seen.look);
    this.#sitters = this.seen.sitters;
    if (fresh.length > 0) this.#fly(fresh.flatMap(({ events }) => events));
    return true;
  }

  #fly(events: readonly GameEvent[]): void {
    const flights = events.flatMap((event) => this.game.flightsOf(this.seen.view, event));
    this.#onFlights?.(flights, events);
  }

  onFlights(listener: FlightListener): void {
    this.#onFlights = listener;
  }

  /** The game's name in the page's language. */
  readonly gameTitle: string = $derived.by(() => gameName(findGame(this.rulesGame), settings.locale));

  readonly names: readonly string[] = $derived.by(() => sitterNames(this.#sitters));
  readonly speaker: Speaker = $derived.by(() => {
    descriptionsAtHand();
    return speaker(settings.locale, this.names);
  });

  /** Whose board is shown below the others. */
  get shownSeat(): Seat {
    return this.#guest ?? this.ownSeat;
  }

  /** One's own seat; the first one for those who only watch. */
  get ownSeat(): Seat {
    return this.seen.viewer ?? 0;
  }

  /** Shows a player's board; one's own again without one. */
  showSeat(seat: Seat | undefined): void {
    this.#guest = seat === this.seen.viewer ? undefined : seat;
  }

  /** Looks at the position before a move; the present if it is the last one. */
  lookAt(position: number | undefined): void {
    this.seen = this.seen.at({ past: position });
    this.pointing.letGo();
  }

  /** Whoever decides has taken the screen. */
  raiseCurtain(): void {
    this.seen = this.seen.at({ raisedAt: this.seen.played.length });
  }

  /** Who must do what, in a sentence. */
  readonly prompt: string = $derived.by(() =>
    this.speaker.prompt(this.seen.view, this.seen.isShared ? undefined : this.seen.viewer),
  );

  label(option: number): string {
    return this.speaker.option(this.seen.view, option);
  }

  /** Why the thing can't be chosen now, in a sentence. */
  reasonFor(thing: ThingId): string | undefined {
    const reason = this.seen.reasonFor(thing);
    return reason && this.speaker.reason(this.seen.view, reason);
  }

  /** What would happen, in sentences, as far as it can be known. */
  preview(option: number): string[] {
    const { view } = this.seen;
    const lines = this.seen.foreseen(option).flatMap((event) => this.speaker.event(view, event) ?? []);
    return lines.slice(0, MOST_PREVIEW_LINES);
  }

  /** What a move brought, in words; what happened before the first one, for -1. */
  linesAt(position: number): readonly Line[] {
    return this.#say(this.speaker, this.seen.viewAt(position + 1), this.seen.eventsAt(position));
  }

  /** What this move and all after it brought. */
  linesFrom(position: number): readonly Line[] {
    return this.seen.played.slice(position).flatMap((_, i) => this.linesAt(position + i));
  }
}

const KEY = Symbol('table');

export function provideTable(table: TableStore): void {
  setContext(KEY, table);
}

export function useTable(): TableStore {
  return getContext<TableStore>(KEY);
}
