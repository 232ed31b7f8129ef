/** What was seen in games and what came of it, packed: features that are not zero, and points gained after. */

/** Plain data, so that threads can hand it over. */
export interface Samples {
  /** By sample: how many features it has. */
  readonly counts: Uint16Array;
  /** Of all samples, one after the other: places of features and their values. */
  readonly places: Uint16Array;
  readonly values: Float32Array;
  /** By sample and source: points gained from here to the end of the game. */
  readonly gains: Float32Array;
}

/** Collects samples of one game: positions while it is played, and their gains when it is over. */
export class Collector {
  private readonly counts: number[] = [];
  private readonly places: number[] = [];
  private readonly values: number[] = [];
  private readonly gains: number[] = [];
  /** Samples whose gains are not known yet: their seat and the points they had, by source. */
  private readonly open: { seat: number; had: readonly number[] }[] = [];

  add(features: Float32Array, seat: number, had: readonly number[]): void {
    let count = 0;
    for (let place = 0; place < features.length; place++) {
      if (features[place] === 0) continue;
      this.places.push(place);
      this.values.push(features[place]);
      count++;
    }
    this.counts.push(count);
    this.open.push({ seat, had });
  }

  /** `final`: by seat and source, the points at the end. */
  finish(final: readonly (readonly number[])[]): void {
    for (const { seat, had } of this.open) {
      for (let source = 0; source < had.length; source++) this.gains.push(final[seat][source] - had[source]);
    }
    this.open.length = 0;
  }

  pack(): Samples {
    return {
      counts: Uint16Array.from(this.counts),
      places: Uint16Array.from(this.places),
      values: Float32Array.from(this.values),
      gains: Float32Array.from(this.gains),
    };
  }
}
