/** Keeps a game in its file as it goes on. What lay in the file before a new game is set aside, never written over. */
import { recordOf, type Table } from '@horta/table';
import { messages, type Speaker } from '@horta/words';
import { keepGame, type Sitters, setAside } from './game-file.ts';
import type { TableTalk } from './table-talk.ts';

export interface Keeper {
  /** Writes the game as it stands. A failure is told once, and the game goes on. */
  keep(): void;
  /** Whether the last `keep` went well. */
  isKept(): boolean;
}

interface Keeping {
  readonly file: string;
  readonly isNew: boolean;
  readonly table: Table;
  readonly sitters: Sitters;
  readonly speaker: Speaker;
  readonly talk: TableTalk;
}

export function keeperOf({ file, isNew, table, sitters, speaker, talk }: Keeping): Keeper {
  let isFree = !isNew;
  let isKept = true;
  const write = () => {
    if (!isFree) {
      const aside = setAside(file);
      if (aside !== undefined) talk.say(messages.set_aside({ file: aside }, speaker));
      isFree = true;
    }
    keepGame(file, recordOf(table), sitters);
  };
  return {
    keep() {
      try {
        write();
        isKept = true;
      } catch (error) {
        // Told once: it would be said again after each choice.
        if (isKept) talk.say(messages.not_saved({ file, reason: (error as Error).message }, speaker));
        isKept = false;
      }
    },
    isKept: () => isKept,
  };
}
