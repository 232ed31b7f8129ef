/** What was seen in games and what came of it, packed: features that are not zero, and points gained after. */

/** Plain data, so that threads can hand it over. */
export interface Samples {
  /** By sample: how many features it has. */
  readonly counts: Uint16Array;
  /** Of all samples, one after the other: places of features and their values. */
  readonly places: Uint16Array;
  readonly values: Float32Array;
  /** By sample and source: points that are gained from here to the end of the game, as far as was found. */
  readonly gains: Float32Array;
}

/** A position of one seat: what it had, and what it could expect to have in the end; by source. */
interface OpenSample {
  readonly seat: number;
  readonly had: readonly number[];
  readonly expected: readonly number[];
}

/** Collects samples of one game: positions while it is played, and what came of them when it is over. */
export class Collector {
  private readonly counts: number[] = [];
  private readonly places: number[] = [];
  private readonly values: number[] = [];
  private readonly open: OpenSample[] = [];
  private gains = new Float32Array(0);

  add(features: Float32Array, sample: OpenSample): void {
    let count = 0;
    for (let place = 0; place < features.length; place++) {
      if (features[place] === 0) continue;
      this.places.push(place);
      this.values.push(features[place]);
      count++;
    }
    this.counts.push(count);
    this.open.push(sample);
  }

  /**
   * `final`: by seat and source, the points at the end. What a position led to is, as in TD(lambda), a mixture of what
   * the seat expected at its next positions, the nearer the more, and of the end: with a `trust` of 1 the end only.
   * What lies far ahead is luck for the most part; what was expected soon after tells more of the position itself.
   */
  finish(final: readonly (readonly number[])[], trust: number): void {
    const sources = final[0].length;
    this.gains = new Float32Array(this.open.length * sources);
    const outcome = final.map((points) => [...points]);
    for (let i = this.open.length - 1; i >= 0; i--) {
      const { seat, had, expected } = this.open[i];
      for (let source = 0; source < sources; source++) {
        this.gains[i * sources + source] = outcome[seat][source] - had[source];
        outcome[seat][source] = trust * outcome[seat][source] + (1 - trust) * expected[source];
      }
    }
  }

  pack(): Samples {
    return {
      counts: Uint16Array.from(this.counts),
      places: Uint16Array.from(this.places),
      values: Float32Array.from(this.values),
      gains: this.gains,
    };
  }
}
