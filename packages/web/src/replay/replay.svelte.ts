/** A game that is looked back at: where one is in it, and how one gets elsewhere. */
import type { Beat } from '../director/beats.ts';
import { STEP_TIMES } from '../director/pace.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { TableStore } from '../table/table.svelte.ts';
import { Player } from './player.svelte.ts';
import { blockAt, type Direction, next, type Stride } from './stepping.ts';
import { storyOf } from './story.ts';
import { type Block, type Timeline, timelineOf } from './timeline.ts';
import { type TurningPoint, turningPointsOf } from './turning-points.ts';

export const FACTORS = [1, 2, 4] as const;

/** For those who don't want to know how it goes on; as long as the page is there. */
const wish = $state({ hidesAhead: false });

export class Replay {
  readonly table: TableStore;
  readonly player: Player;

  constructor(table: TableStore) {
    this.table = table;
    this.player = new Player({
      director: table.director,
      line: () => this.line,
      step: () => STEP_TIMES[settings.speed],
      lookAt: (told, milliseconds) => table.lookAt(told, milliseconds),
    });
  }

  readonly line: Timeline = $derived.by(() => {
    const { latest, director } = this.table;
    return timelineOf(storyOf(latest, director.beats, (beat) => this.table.linesOf(beat).length > 0));
  });

  readonly points: readonly TurningPoint[] = $derived(turningPointsOf(this.line));

  /** Those that one may know of. */
  readonly shownPoints: readonly TurningPoint[] = $derived(
    this.hidesAhead ? this.points.filter(({ told }) => told <= this.told) : this.points,
  );

  get told(): number {
    return this.table.director.told;
  }

  /** The turn or stage that one is in; undefined at the beginning. */
  readonly block: Block | undefined = $derived(blockAt(this.line, this.told));

  /** The step that was told last; undefined at the beginning. */
  readonly beat: Beat | undefined = $derived.by(() => {
    const { line, told } = this;
    const stop = line.stops.findLast((place) => place <= told) ?? line.start;
    const { beats } = this.table.director;
    const isSaid = stop > line.start && this.table.linesOf(beats[stop - 1]).length > 0;
    // After the last step that says something nothing more is said.
    const said = isSaid || stop === line.start ? stop : (line.stops.at(-2) ?? line.start);
    // What was set up before it is nobody's step.
    return said === line.start ? undefined : beats[said - 1];
  });

  get totals(): readonly number[] {
    return this.line.totals[this.told] ?? [];
  }

  get hidesAhead(): boolean {
    return wish.hidesAhead;
  }

  set hidesAhead(isHidden: boolean) {
    wish.hidesAhead = isHidden;
  }

  get isAtStart(): boolean {
    return this.told <= this.line.start;
  }

  get isAtEnd(): boolean {
    return this.told >= this.line.end;
  }

  goTo(told: number, milliseconds?: number): void {
    this.player.halt();
    if (told !== this.told) this.table.lookAt(told, milliseconds);
  }

  /** A single step forwards is shown as it was told; whoever goes further sees where they come to. */
  go(stride: Stride, direction: Direction): void {
    const isShown = stride === 'step' && direction > 0;
    this.goTo(next(this.line, this.told, stride, direction), isShown ? this.player.step : undefined);
  }

  /** From the beginning, if it has come to its end. */
  playOrPause(): void {
    const { player } = this;
    if (player.isPlaying) player.halt();
    else {
      if (this.isAtEnd) this.goTo(this.line.start);
      player.play();
    }
  }
}
