/** A table as the page shows it: what is seen (seen.ts), told (director), pointed at, and asked of the host. */
import { findGame, pending, type Seat } from '@horta/engine';
import {
  follow,
  type Message,
  type Onlooker,
  type Sight,
  type Standing,
  sightOf,
  type TableId,
  type Whole,
} from '@horta/table';
import { gameName, type Speaker, speaker } from '@horta/words/fetched';
import { getContext, setContext } from 'svelte';
import { chosenThings } from '../choices/chosen.ts';
import type { Beat } from '../director/beats.ts';
import { withCounted } from '../director/counted.ts';
import { Director } from '../director/director.svelte.ts';
import { STEP_TIMES } from '../director/pace.ts';
import type { GameView, Pictures, StageId, ThingId } from '../games/game-view.ts';
import type { ShownHint } from '../hints/advice.ts';
import { settings } from '../settings/settings.svelte.ts';
import { descriptionsAtHand, isDescribed, useChoiceWords, useDescriptions } from '../words.svelte.ts';
import { Asking } from './asking.svelte.ts';
import type { AskedHost, Company } from './company.ts';
import { type Line, sayer } from './log.ts';
import { sitterNames } from './names.ts';
import { Pointing } from './pointing.svelte.ts';
import { Seen } from './seen.ts';

const MOST_PREVIEW_LINES = 6;

type BeatListener = (beat: Beat, milliseconds: number) => void;

export class TableStore {
  readonly id: TableId;
  /** Whom it is asked of what one wants: the browser's own host, or a server. */
  readonly asked: AskedHost;
  /** Those elsewhere, at a table over a network. */
  readonly company: Company | undefined;
  readonly game: GameView;
  readonly rulesGame: string;
  readonly players: number;
  /** If the game was played on from another one. */
  readonly origin: Whole['origin'];
  readonly pointing: Pointing;
  readonly asking: Asking;
  readonly director: Director;
  readonly #sight: Sight;
  readonly #say: ReturnType<typeof sayer>;

  /** All that is known, told or not. */
  #latest: Seen = $state.raw() as Seen;
  /** How the host fares. */
  host: Standing = $state.raw({ thinking: undefined, botFault: undefined, isKept: true });
  /** What is advised, as long as somebody wants to see it. */
  hint: ShownHint | undefined = $state.raw();
  /** Whether what would come of the table as it stands is shown. */
  isForecast: boolean = $state(false);
  /** Whether the log, which is folded where there is little room, lies over the boards. */
  isLogOpen: boolean = $state(false);
  /** The result can be put aside to look at the boards. */
  isResultShown = $state(true);
  /** The part of the table that is looked at now: a phone turns to it. */
  turnTo: 'main' | 'side' | 'own' | undefined = $state();
  /** What somebody who looks on speaks of: it is explained first. */
  spokenOf: readonly string[] = $state.raw([]);
  /** A player whose board is shown instead of one's own. */
  #guest: Seat | undefined = $state();
  /** By itself, since it seldom changes: all that is said depends on it. */
  #sitters: Seen['sitters'] = $state.raw([]);
  readonly #listeners = new Set<BeatListener>();

  /** `prepare`: fetches what shows the steps of the story. */
  constructor(
    game: GameView,
    whole: Whole,
    asked: AskedHost,
    prepare?: () => Promise<unknown>,
    company?: Company,
  ) {
    this.id = whole.table;
    this.asked = asked;
    this.company = company;
    this.game = game;
    this.rulesGame = whole.rules.game;
    this.players = whole.rules.players;
    this.origin = whole.origin;
    this.#sight = sightOf(whole);
    this.#say = sayer({ flightsOf: (view, event) => this.pictures.flightsOf(view, event) });
    this.#sitters = whole.sitters;
    this.#latest = new Seen(game, this.#sight, { raisedAt: undefined });
    this.director = new Director({
      game,
      latest: () => this.#latest,
      step: () => STEP_TIMES[settings.speed],
      wordsIn: (beat) => this.headline(beat).main?.text.split(' ').length ?? 0,
      prepare: () => Promise.all([prepare?.(), this.describe()]),
      onBeat: (beat, milliseconds) => {
        for (const listener of this.#listeners) listener(beat, milliseconds);
      },
    });
    this.asking = new Asking(whole.table, asked, () => this.#latest);
    this.pointing = new Pointing({
      seen: () => this.seen,
      decide: (choices) => {
        this.hint = undefined;
        // The last step may still have its time: nobody waits for that.
        this.director.finish();
        void this.asking.decide(choices);
      },
      fetch: async () => (await Promise.all([game.choices(), useChoiceWords(), this.describe()]))[0],
      isReady: () => !this.director.isTelling && !this.asking.isBusy,
      comeTo: (thing) => {
        if (this.seen !== this.#latest && this.#latest.byThing.has(thing)) this.director.hasten();
      },
    });
  }

  /** What is shown: the present, or as far as the story was told. */
  readonly seen: Seen = $derived.by(() => {
    const { shown, isReplay } = this.director;
    if (shown === undefined) return this.#latest;
    const { beats, last } = this.director;
    const view = withCounted(this.game, shown.view, this.#latest.viewAt(shown.position), beats, last);
    return this.#latest.at({ told: { ...shown, view, isPast: isReplay } });
  });

  /** What was chosen in the turn that goes on, and by whom. */
  readonly chosen: ReadonlyMap<ThingId, Seat> = $derived.by(() => chosenThings(this.seen));

  /** Takes over what the host tells; false if something between is missing. */
  hear({ told, ...standing }: Message): boolean {
    this.host = standing;
    if (told === undefined) return true;
    // Whoever comes back over a network and has missed nothing: what is half chosen stays so.
    if (told.revision === this.#latest.revision) return true;
    if (told.kind === 'whole') return false;
    if (follow(this.#sight, told) === undefined) return false;
    this.pointing.letGo();
    this.pointing.isAside = false;
    this.hint = undefined;
    this.asking.fault = undefined;
    this.#latest = new Seen(this.game, this.#sight, this.#latest.look);
    this.#sitters = this.#latest.sitters;
    this.director.hear(told.kept);
    return true;
  }

  async #takingBack() {
    return (await Promise.all([import('../choices/taking-back.ts'), this.pointing.fetch()]))[0];
  }

  async undo(): Promise<void> {
    await (await this.#takingBack()).undo(this);
  }

  async resetTurn(): Promise<void> {
    const { undoer } = this.#latest;
    await (await this.#takingBack()).resetTurn(this, undoer);
  }

  async redo(): Promise<void> {
    await (await this.#takingBack()).redo(this);
  }

  /** Calls the listener at each beat that has its time; returns how to stop that. */
  onBeat(listener: BeatListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Somebody has to choose, here and now, with nothing left to be told before. */
  get isDeciding(): boolean {
    return this.seen.isAsking && !this.director.isTelling;
  }

  /** The game's name in the page's language. */
  readonly gameTitle: string = $derived.by(() => gameName(findGame(this.rulesGame), settings.locale));

  readonly names: readonly string[] = $derived.by(() => sitterNames(this.#sitters));
  /** By seat: the bot that sits there. */
  readonly bots: readonly (string | undefined)[] = $derived.by(() => this.#sitters.map(({ bot }) => bot));
  readonly speaker: Speaker = $derived.by(() => {
    descriptionsAtHand();
    return speaker(settings.locale, this.names);
  });

  /** Whether what happens and what can be chosen can be said: the words for it come after the first decision. */
  get canTell(): boolean {
    return isDescribed(this.rulesGame);
  }

  /** None before they are fetched. */
  pictures: Pictures = { flightsOf: () => [], iconsOf: () => [] };

  /** Fetches what describes things, choices and what happens. */
  async describe(): Promise<void> {
    const { rules } = this.#latest.view;
    // At hand before anything is said: words are kept with the piece that they are about.
    const pictures = this.game.pictures().then((found) => {
      this.pictures = found;
    });
    await Promise.all([pictures, useDescriptions(this.rulesGame, rules.options)]);
  }

  /** Whose board is shown below the others. */
  get shownSeat(): Seat {
    return this.#guest ?? this.ownSeat;
  }

  /** One's own seat; the first one for those who only watch. */
  get ownSeat(): Seat {
    return this.seen.viewer ?? 0;
  }

  /** Shows a player's board; one's own again without one, or the line of a replay, where nobody's is shown at first. */
  showSeat(seat: Seat | undefined): void {
    this.#guest = seat === this.seen.viewer && !this.director.isReplay ? undefined : seat;
  }

  /** Whether a player's board is shown; in a replay, in place of the line. */
  isShown(seat: Seat): boolean {
    return seat === (this.director.isReplay ? this.#guest : this.shownSeat);
  }

  /** Whether a board other than usual is shown. */
  get isBoardShown(): boolean {
    return this.#guest !== undefined;
  }

  /** Looks back to when so many beats were told, the last one shown for its time; at the present without a number. */
  lookAt(told: number | undefined, milliseconds?: number): void {
    if (told === undefined || !this.director.isReplay) this.#guest = undefined;
    if (told === undefined) {
      if (this.#latest.isOver) this.lookFrom(undefined);
      this.director.toPresent();
    } else this.director.lookAt(told, milliseconds);
    this.hint = undefined;
    this.isLogOpen = false;
    this.pointing.letGo();
  }

  /** Whose eyes one can look from: all seats' when the game is over. */
  get eyes(): readonly Onlooker[] {
    return this.#sight.onlookers;
  }

  /** Looks from these eyes, as long as nobody has to decide; from one's own without them. */
  lookFrom(eyes: Onlooker | undefined): void {
    this.#latest = this.#latest.at({ last: eyes ?? this.#sight.onlookers[0] });
  }

  /** Where the game stands, whatever one looks at. */
  get latest(): Seen {
    return this.#latest;
  }

  /** Whoever decides has taken the screen. */
  raiseCurtain(): void {
    this.#latest = this.#latest.at({ raisedAt: this.#latest.played.length });
  }

  /** Who must do what, in a sentence. */
  readonly prompt: string = $derived.by(
    () =>
      this.company?.promptAt(this.seen) ??
      this.speaker.prompt(
        this.seen.view,
        this.seen.isShared ? undefined : this.seen.viewer,
        this.seen.eventsAt((this.seen.look.told?.position ?? this.seen.played.length) - 1),
      ),
  );

  /** Empty until it can be said. */
  label(option: number): string {
    return this.canTell ? this.speaker.option(this.seen.view, option) : '';
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

  /** What a beat tells, in words. */
  linesOf({ position, events }: Beat): readonly Line[] {
    return this.#say(this.speaker, this.#latest.viewAt(position + 1), events);
  }

  /** What was told of this move and all after it. */
  linesFrom(position: number): readonly Line[] {
    const { beats, told } = this.director;
    return beats.slice(0, told).flatMap((beat) => (beat.position >= position ? this.linesOf(beat) : []));
  }

  /** The things that the beat being told has to do with, and whose step it is. */
  readonly toldThings: ReadonlyMap<ThingId, Seat> = $derived.by(() => {
    const things = new Map<ThingId, Seat>();
    const { beat } = this.director;
    if (beat === undefined || beat.stage !== undefined) return things;
    const { position, seat, isFirst, events } = beat;
    const move = this.#latest.played[position]?.move;
    const teller = seat ?? move?.seat ?? 0;
    const before = this.#latest.viewAt(Math.max(0, position));
    const frame = pending(before);
    const chosen = isFirst && frame !== undefined && move && this.game.thingOf(before, frame, move.option);
    if (chosen) things.set(chosen, teller);
    for (const { from, to } of events.flatMap((event) => this.pictures.flightsOf(this.seen.view, event)))
      for (const thing of [from, to]) things.set(thing, teller);
    return things;
  });

  stageName(stage: StageId): string {
    return this.game.stageName(this.seen.view, stage) ?? this.speaker.name(this.seen.view, 'source', stage);
  }

  /** What a beat is about, and what accompanies it. */
  headline(beat: Beat): { readonly main: Line | undefined; readonly asides: readonly Line[] } {
    const lines = this.linesOf(beat);
    const main = lines.find(({ event }) => !this.game.isAside(event)) ?? lines[0];
    return { main, asides: lines.filter((line) => line !== main) };
  }
}

const KEY = Symbol('table');

export function provideTable(table: TableStore): void {
  setContext(KEY, table);
}

export function useTable(): TableStore {
  return getContext<TableStore>(KEY);
}
