/** What a table chooses, as it is written on the command line: `id=value,id=value`. */
import type { GameOptions } from '@horta/engine';
import { UsageError } from './command.ts';

/** Whether the game has such options is for the engine to say. */
export function readGameOptions(text: string | undefined): GameOptions {
  if (text === undefined) return {};
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [, id, value] = /^([^=]+)=(.+)$/.exec(part) ?? [];
      if (id === undefined || value === undefined)
        throw new UsageError(`--options: expected id=value, found '${part}'`);
      return [id, value === 'true' || value === 'false' ? value === 'true' : value];
    }),
  );
}
