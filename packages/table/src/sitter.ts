/** Who sits at a table. */
import { cleanName, InvalidInput } from '@horta/engine';

/** A person, or a bot by its name (`apprentice`, `master@2000` ...). */
export interface Sitter {
  /** Empty: called by number or level. */
  readonly name: string;
  readonly bot: string | undefined;
}

export const LONGEST_NAME = 24;

/** As many as there are seats, with names as they can be shown. Throws InvalidInput. */
export function checkedSitters(sitters: readonly Sitter[], players: number): Sitter[] {
  if (sitters.length !== players)
    throw new InvalidInput('table', [
      { path: 'sitters', message: `expected ${players}, found ${sitters.length}` },
    ]);
  return sitters.map(({ name, bot }) => {
    if (name.length > LONGEST_NAME)
      throw new InvalidInput('table', [
        { path: 'sitters', message: `a name has at most ${LONGEST_NAME} letters` },
      ]);
    return { name: cleanName(name), bot };
  });
}
