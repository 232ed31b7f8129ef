/** The words of every game, at hand from the start. */
import { words1893 } from './games/1893/words.ts';
import { words1893FirstEdition } from './games/1893-first-edition/words.ts';
import { words1897 } from './games/1897/words.ts';
import { provideWords } from './speaker.ts';

provideWords('1893', words1893);
provideWords('1893-first-edition', words1893FirstEdition);
provideWords('1897', words1897);
