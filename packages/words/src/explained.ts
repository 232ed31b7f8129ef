/** A thing on the boards, explained in one or two plain sentences, and what it means for the reader now. */
export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
}
