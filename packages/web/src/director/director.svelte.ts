/**
 * The director: whatever happens at a table is shown in order, beat by beat, each for its time. It knows how far the
 * story was told; whoever decides early, or looks elsewhere, has the rest told at once. The same one tells games of this
 * device, games elsewhere, and games that are over.
 */
import type { GameState } from '@horta/engine';
import type { GameView } from '../games/game-view.ts';
import type { Seen } from '../table/seen.ts';
import { type Beat, endOf, isCounted } from './beats.ts';
import { ViewsBetween } from './between.ts';
import { shareOf, timeOf } from './pace.ts';
import { beatsAfter, firstOfStage, isSameTurn, restOfTurn } from './story.ts';

/** While hurried, time goes so many times faster. */
const HURRY = 4;
/** Steps that a stage waits for Continue, before it goes on by itself. */
const PATIENCE = { people: 12, watcher: 4, count: 4 } as const;

export interface Surroundings {
  readonly game: GameView;
  /** What is known of the table, all of it. */
  readonly latest: () => Seen;
  /** Milliseconds of a step that gains something; 0: everything is told at once. */
  readonly step: () => number;
  /** How many words the sentence of a beat has; 0: there is nothing to say. */
  readonly wordsIn: (beat: Beat) => number;
  /** Whether others play on meanwhile, who wait for nobody's Continue. */
  readonly isElsewhere?: boolean;
  /** Fetches what shows a beat: its time begins when that is there. */
  readonly prepare?: () => Promise<unknown>;
  /** A beat has its time from now on. */
  readonly onBeat?: (beat: Beat, milliseconds: number) => void;
}

export class Director {
  readonly #around: Surroundings;
  /** All beats there are. Replaced when there are others. */
  beats: readonly Beat[] = $state.raw([]);
  /** How many of them were told, the one that is being told included. */
  told: number = $state(0);
  /** The beat that has its time now. */
  beat: Beat | undefined = $state.raw();
  /** Milliseconds that it has, for whatever runs along with it. */
  time: number = $state(0);
  isPaused: boolean = $state(false);
  /** A stage of the end of a round, or of the game, waits until it has been looked at. */
  isWaiting: boolean = $state(false);
  /** Somebody looks at the stage closely: it doesn't go on by itself. */
  isHeld: boolean = $state(false);
  isHurried: boolean = $state(false);
  /** Looking back at what was told: nothing goes on by itself (replay/player.svelte.ts does). */
  isReplay: boolean = $state(false);
  /** How far the story was told when one began to look back: it goes on there. */
  left = 0;

  /** How many beats had been told when the stage was over that is looked at again. */
  #looked: number | undefined = $state();
  /** The end of a round, or of the game, whose stages nobody wants to see. */
  #skipped: string | undefined = $state();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the running beat ends, by performance.now(). */
  #ends = 0;
  #spent = 0;
  #preparation: Promise<void> | undefined;
  #isPrepared = false;
  readonly #views = new ViewsBetween();

  constructor(around: Surroundings) {
    this.#around = around;
    this.#isPrepared = around.prepare === undefined;
    const { played } = around.latest();
    this.beats = beatsAfter([], around, [-1, ...played.keys()]);
    this.told = this.beats.length;
  }

  /** Something is known now of which the first `kept` moves were known before. */
  hear(kept: number): void {
    const { played } = this.#around.latest();
    const known = this.beats.filter(({ position }) => position < kept);
    this.#views.forget(kept);
    this.beats = beatsAfter(known, this.#around, [...played.keys()].slice(kept));
    if (this.told > known.length) {
      // What was being told has been taken back.
      this.told = known.length;
      this.#skipped = undefined;
      this.#rest();
    }
    this.left = Math.min(this.left, known.length);
    if (this.isReplay) return;
    if (this.beat === undefined && !this.isWaiting) this.#next();
  }

  isSaid(beat: Beat): boolean {
    return this.#around.wordsIn(beat) > 0;
  }

  /** Whether something is being told, or waits to be. */
  get isTelling(): boolean {
    return this.beat !== undefined || this.isWaiting || this.told < this.beats.length;
  }

  /** How many beats are shown: those told, or fewer while an earlier stage is looked at. */
  get #count(): number {
    return this.#looked ?? this.told;
  }

  /** The last beat shown. */
  get last(): Beat | undefined {
    return this.beats[this.#count - 1];
  }

  /** The stage that goes on. */
  get stage(): Beat['stage'] {
    // What ends the game is over once it was told; else somebody may have to decide within the stage.
    return this.isTelling || !this.#around.latest().isOver ? this.last?.stage : undefined;
  }

  /** Whether a stage is shown: not to those who are told everything at once, nor to those who have skipped it. */
  get isStaged(): boolean {
    if (this.stage === undefined || this.isReplay || this.#around.step() === 0) return false;
    return endOf(this.last) !== this.#skipped;
  }

  /** The number of the first beat of the stage that is shown. */
  get #firstOfStage(): number {
    return firstOfStage(this.beats, this.#count - 1);
  }

  /** The beats of the stage that is shown, as far as they were told. */
  get stageBeats(): readonly Beat[] {
    return this.stage === undefined ? [] : this.beats.slice(this.#firstOfStage, this.#count);
  }

  /** The position to be shown; undefined for the latest there is. */
  get shown(): { readonly position: number; readonly view: GameState } | undefined {
    const { last } = this;
    // The end of a replay is not the present: nothing can be chosen there.
    if (last === undefined || (this.#count === this.beats.length && !this.isReplay)) return undefined;
    return { position: last.position + 1, view: this.viewOf(last) };
  }

  /** What the boards look like when a beat was told. */
  viewOf(beat: Beat): GameState {
    return this.#views.after(beat, this.beats, this.#around.latest());
  }

  /** Goes on with the next beat, if there is one and nothing stands against it. */
  #next(): void {
    const step = this.#around.step();
    while (this.told < this.beats.length && endOf(this.beats[this.told]) === (this.#skipped ?? ''))
      this.told++;
    if (step === 0 || this.#isSilent()) {
      this.finish();
      return;
    }
    if (!this.#isPrepared) {
      this.#prepare();
      return;
    }
    const isOver = this.#isStageOver();
    if (isOver && !this.isWaiting && !this.#wasDecided()) {
      this.#waitForContinue(step);
      return;
    }
    if (this.told === this.beats.length) {
      this.#rest();
      return;
    }
    this.#tell(step);
  }

  /** Without what shows the beats the log tells them all the same. */
  #prepare(): void {
    this.#preparation ??= (this.#around.prepare?.() ?? Promise.resolve()).then(
      () => {
        this.#isPrepared = true;
        if (this.beat === undefined && !this.isWaiting && !this.isReplay) this.#next();
      },
      () => {
        this.#preparation = undefined;
        this.finish();
      },
    );
  }

  #tell(step: number): void {
    const before = this.last;
    // What nobody says anything about (a space, before its bid) is told with what comes of it.
    while (this.told < this.beats.length - 1 && !this.isSaid(this.beats[this.told])) this.told++;
    const beat = this.beats[this.told];
    if (beat === undefined || !this.isSaid(beat)) {
      this.finish();
      return;
    }
    if (!isSameTurn(before, beat)) this.#spent = 0;
    this.told++;
    this.beat = beat;
    this.isWaiting = false;
    const rest = [beat, ...restOfTurn(this.beats, this.told)];
    const shares = rest.filter((each) => this.isSaid(each)).map((each) => this.shareOf(each));
    const time = timeOf(step, this.#spent, shares);
    this.#spent += time;
    this.time = this.isHurried ? time / HURRY : time;
    this.#around.onBeat?.(beat, this.time);
    this.#wait(this.time);
  }

  /** How long a beat stays, as a share of the time of a step. */
  shareOf(beat: Beat): number {
    return shareOf(this.hasGains(beat), this.#around.wordsIn(beat));
  }

  hasGains(beat: Beat): boolean {
    const { view } = this.#around.latest();
    return beat.events.some((event) =>
      this.#around.game.gainsOf(view, event).some(({ amount }) => amount > 0),
    );
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#ends = performance.now() + milliseconds;
    if (this.isPaused) return;
    this.#timer = setTimeout(() => this.#next(), milliseconds);
  }

  /** Nobody waits for what they have just done themselves, if they are asked again. */
  #isSilent(): boolean {
    const { isAsking, people, played } = this.#around.latest();
    if (!isAsking) return false;
    return this.beats
      .slice(this.told)
      .every(
        ({ stage, position }) =>
          stage === undefined && position >= 0 && people.includes(played[position].move.seat),
      );
  }

  /** Whether the stage that is shown is over: something else comes, or the game is over. */
  #isStageOver(): boolean {
    const { last } = this;
    if (last?.stage === undefined || endOf(last) === this.#skipped) return false;
    const next = this.beats.slice(this.told).find((beat) => this.isSaid(beat));
    if (next !== undefined) return next.stage !== last.stage;
    // Somebody may have to decide within the stage.
    return this.#around.latest().isOver;
  }

  /** Whoever has decided last within the stage has seen it. */
  #wasDecided(): boolean {
    const { people, played } = this.#around.latest();
    const { last } = this;
    return (
      last !== undefined &&
      !isCounted(last.stage) &&
      this.stageBeats[0].position < last.position &&
      people.includes(played[last.position].move.seat)
    );
  }

  #waitForContinue(step: number): void {
    this.beat = undefined;
    this.isWaiting = true;
    this.time = PATIENCE[this.#patience()] * step;
    clearTimeout(this.#timer);
    if (!this.isPaused && !this.isHeld) this.#timer = setTimeout(() => this.goOn(), this.time);
  }

  #patience(): keyof typeof PATIENCE {
    if (isCounted(this.last?.stage)) return 'count';
    return this.#around.latest().people.length > 0 && this.#around.isElsewhere !== true
      ? 'people'
      : 'watcher';
  }

  /** Somebody looks at the stage closely: it stays until they go on. */
  hold(): void {
    if (!this.isStaged) return;
    clearTimeout(this.#timer);
    this.isHeld = true;
  }

  /** Whether there is a stage before this one to look at again. */
  get canGoBack(): boolean {
    return endOf(this.last) !== undefined && endOf(this.beats[this.#firstOfStage - 1]) === endOf(this.last);
  }

  /** Looks at the stage before once more. */
  back(): void {
    if (!this.isStaged || !this.canGoBack) return;
    this.hold();
    this.#looked = this.#firstOfStage;
  }

  /** Whether something comes after the stage that is shown. */
  get canGoOn(): boolean {
    return this.isTelling || this.#looked !== undefined;
  }

  /** On from a stage that has been looked at; if it is still being told, to its end. */
  goOn(): void {
    if (this.#looked !== undefined) {
      this.#lookOn(this.#looked);
      return;
    }
    const before = this.told;
    if (this.beat !== undefined || this.isWaiting) this.#tellStage();
    this.isHeld = false;
    if (this.told > before) this.#next();
    else if (this.told === this.beats.length) this.#rest();
    else {
      this.isWaiting = false;
      this.#tell(this.#around.step());
    }
  }

  /** From a stage that was looked at again to the one after it. */
  #lookOn(from: number): void {
    let to = from + 1;
    while (to < this.told && this.beats[to].stage === this.beats[from].stage) to++;
    this.#looked = to < this.told ? to : undefined;
  }

  /** The rest of the stage at once. */
  #tellStage(): void {
    const { last } = this;
    while (this.told < this.beats.length && this.beats[this.told].stage === last?.stage) this.told++;
  }

  /** No stage of this end of a round, or of the game, is shown any more. */
  skipStages(): void {
    if (!this.isStaged) return;
    const end = endOf(this.last);
    this.#rest();
    this.#skipped = end;
    this.#next();
  }

  /** The next step at once. */
  skip(): void {
    if (this.isStaged) this.goOn();
    else if (this.told < this.beats.length || this.beat !== undefined) this.#next();
  }

  hurry(isHurried: boolean): void {
    if (this.isHurried === isHurried) return;
    this.isHurried = isHurried;
    if (this.beat === undefined || this.isPaused) return;
    const left = Math.max(0, this.#ends - performance.now());
    this.#wait(isHurried ? left / HURRY : left);
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    clearTimeout(this.#timer);
    if (isPaused || this.isHeld) return;
    if (this.isWaiting) this.#waitForContinue(this.#around.step());
    else if (this.beat !== undefined || this.told < this.beats.length) this.#next();
  }

  /** What comes before the next stage is told at once; all of it, if no stage comes. */
  hasten(): void {
    const isStage = ({ stage }: Beat, i: number) => i >= this.told && stage !== undefined;
    const stage = this.beats.findIndex(isStage);
    if (stage < 0 || this.#around.step() === 0) {
      this.finish();
      return;
    }
    this.told = stage;
    this.#rest();
    this.#next();
  }

  /** The rest is told at once. */
  finish(): void {
    if (this.told < this.beats.length) this.told = this.beats.length;
    this.#rest();
  }

  /**
   * Looks back at the story when so many beats were told, the last one in sight; nothing new is told meanwhile. With
   * `milliseconds` that one is shown as a step, with all that moves.
   */
  lookAt(told: number, milliseconds?: number): void {
    if (!this.isReplay) this.left = this.told;
    this.isReplay = true;
    this.isPaused = false;
    this.#rest();
    const opening = this.beats.filter(({ position }) => position < 0).length;
    this.told = Math.min(Math.max(opening, told), this.beats.length);
    this.beat = this.last;
    if (milliseconds === undefined || this.beat === undefined) return;
    this.time = milliseconds;
    this.#around.onBeat?.(this.beat, milliseconds);
  }

  /** Back to the present, through what has happened meanwhile. */
  toPresent(): void {
    this.isReplay = false;
    this.#rest();
    this.told = Math.min(this.left, this.beats.length);
    if (this.told === this.beats.length) this.finish();
    else this.#next();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.beat = undefined;
    this.isWaiting = false;
    this.isHeld = false;
    this.#looked = undefined;
    this.#spent = 0;
  }

  /** The table is left. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
