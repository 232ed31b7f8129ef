/** Names and kinds of a state's fields. One table a game drives JSON, hash and position strings. */

export type FieldKind = 'number' | 'numbers';
export type Fields = Readonly<Record<string, FieldKind>>;

/** The field table of a state type: a field left out, or given the wrong kind, does not compile. */
export type FieldsOf<S> = {
  readonly [K in Exclude<keyof S, 'rules' | 'sink' | 'agenda'>]: S[K] extends number ? 'number' : 'numbers';
};
