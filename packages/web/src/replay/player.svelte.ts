/** Plays a game that is looked back at, step by step, each for its time, to its end. No stage waits for anybody. */
import type { Director } from '../director/director.svelte.ts';
import { STEP_TIMES, timeOf } from '../director/pace.ts';
import { blockAt, next } from './stepping.ts';
import type { Timeline } from './timeline.ts';

/** The last step of a stage stays longer: there is much to see. */
const END_OF_STAGE = 2.5;

interface Surroundings {
  readonly director: Director;
  readonly line: () => Timeline;
  /** Milliseconds of a step that gains something; 0: everything is told at once. */
  readonly step: () => number;
  readonly lookAt: (told: number, milliseconds?: number) => void;
}

export class Player {
  readonly #around: Surroundings;
  isPlaying: boolean = $state(false);
  /** How many times as fast as usual. */
  factor: number = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the running step ends, by performance.now(). */
  #ends = 0;
  #spent = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Milliseconds of a step. Also whoever wants everything told at once wants to see something if they play it. */
  get step(): number {
    return (this.#around.step() || STEP_TIMES.steady) / this.factor;
  }

  /** From where one is. */
  play(): void {
    this.isPlaying = true;
    this.#spent = 0;
    this.#next();
  }

  /** What is shown stays in sight. */
  halt(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  /** So many times as fast, from now on. */
  hasten(factor: number): void {
    const left = ((this.#ends - performance.now()) * this.factor) / factor;
    this.factor = factor;
    if (this.isPlaying) this.#wait(Math.max(0, left));
  }

  #next(): void {
    const { director, lookAt } = this.#around;
    const line = this.#around.line();
    if (director.told >= line.end) {
      this.halt();
      return;
    }
    const before = blockAt(line, director.told);
    const told = next(line, director.told, 'step', 1);
    if (blockAt(line, told) !== before) this.#spent = 0;
    const time = this.#timeAt(line, told);
    this.#spent += time;
    lookAt(told, time);
    this.#wait(time);
  }

  #timeAt(line: Timeline, told: number): number {
    const { director } = this.#around;
    const { stage, end = told } = blockAt(line, told) ?? {};
    const rest = line.stops.filter((stop) => stop >= told && stop <= end);
    if (stage !== undefined && rest.length <= 1) return END_OF_STAGE * this.step;
    return timeOf(
      this.step,
      this.#spent,
      rest.map((stop) => director.shareOf(director.beats[stop - 1])),
    );
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#ends = performance.now() + milliseconds;
    this.#timer = setTimeout(() => this.#next(), milliseconds);
  }
}
