/** The words of every game, at hand from the start. */
import { GAME_IDS, type GameId } from '@horta/engine';
import type { GameDescriptions } from './description.ts';
import type { GameWords } from './game-words.ts';
import { descriptions1893 } from './games/1893/describe.ts';
import { words1893 } from './games/1893/words.ts';
import { descriptions1893FirstEdition } from './games/1893-first-edition/describe.ts';
import { words1893FirstEdition } from './games/1893-first-edition/words.ts';
import { descriptions1897 } from './games/1897/describe.ts';
import { words1897 } from './games/1897/words.ts';
import { provideDescriptions, provideWords } from './speaker.ts';

const GAMES: Readonly<Record<GameId, readonly [GameWords, GameDescriptions]>> = {
  '1893': [words1893, descriptions1893],
  '1893-first-edition': [words1893FirstEdition, descriptions1893FirstEdition],
  '1897': [words1897, descriptions1897],
};

for (const id of GAME_IDS) {
  const [words, descriptions] = GAMES[id];
  provideWords(id, words);
  provideDescriptions(id, descriptions);
}
