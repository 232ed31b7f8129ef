/** The words of every game, at hand from the start. */
import { GAME_IDS, type GameId } from '@horta/engine';
import type { DescribeThing } from './description.ts';
import type { GameWords } from './game-words.ts';
import { describe1893 } from './games/1893/describe.ts';
import { words1893 } from './games/1893/words.ts';
import { describe1893FirstEdition } from './games/1893-first-edition/describe.ts';
import { words1893FirstEdition } from './games/1893-first-edition/words.ts';
import { describe1897 } from './games/1897/describe.ts';
import { words1897 } from './games/1897/words.ts';
import { provideDescriptions, provideWords } from './speaker.ts';

const GAMES: Readonly<Record<GameId, readonly [GameWords, DescribeThing]>> = {
  '1893': [words1893, describe1893],
  '1893-first-edition': [words1893FirstEdition, describe1893FirstEdition],
  '1897': [words1897, describe1897],
};

for (const id of GAME_IDS) {
  const [words, describe] = GAMES[id];
  provideWords(id, words);
  provideDescriptions(id, describe);
}
