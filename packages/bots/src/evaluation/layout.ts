/** Gives every feature its place and its name. */
export class Layout {
  readonly names: string[] = [];

  get size(): number {
    return this.names.length;
  }

  /** The place of one feature. */
  one(name: string): number {
    this.names.push(name);
    return this.names.length - 1;
  }

  /** The first of several places in a row, one for each word. */
  each(name: string, words: readonly (string | number)[]): number {
    const first = this.names.length;
    for (const word of words) this.names.push(`${name} ${word}`);
    return first;
  }

  /** As many places as steps: `thermometer` fills them up to a value. */
  scale(name: string, steps: readonly number[]): Scale {
    return { first: this.each(`${name} >=`, steps), steps };
  }
}

export interface Scale {
  readonly first: number;
  /** Ascending. */
  readonly steps: readonly number[];
}

/** Sets a 1 for every step that the value reaches: a network weighs each further piece of something by itself. */
export function thermometer(out: Float32Array, { first, steps }: Scale, value: number): void {
  for (let i = 0; i < steps.length && value >= steps[i]; i++) out[first + i] = 1;
}
