/** Errors with a name, so that every refusal can say what was wrong and where. */

/** One thing wrong with something that came from outside: a pack, a state, a record. */
export interface Fault {
  /** Where: a key path such as `components.stock[3].francs`, or `line 12`. */
  readonly path: string;
  readonly message: string;
}

/** In one message: what is something else altogether has faults without end. */
const MOST_TOLD = 20;

/** Something given from outside can't be used. Nothing was changed. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly faults: readonly Fault[];

  constructor(what: string, faults: readonly Fault[]) {
    const told = faults
      .slice(0, MOST_TOLD)
      .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
    if (faults.length > MOST_TOLD) told.push(`and ${faults.length - MOST_TOLD} more faults`);
    super(`${what}: ${told.join('; ')}`);
    this.faults = faults;
  }
}

export function refuse(what: string, path: string, message: string): never {
  throw new InvalidInput(what, [{ path, message }]);
}

export function refuseFaults(what: string, faults: readonly Fault[]): void {
  if (faults.length > 0) throw new InvalidInput(what, faults);
}
