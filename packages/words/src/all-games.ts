/** The words of every game, at hand from the start. */
import { describe1893 } from './games/1893/describe.ts';
import { words1893 } from './games/1893/words.ts';
import { describe1893FirstEdition } from './games/1893-first-edition/describe.ts';
import { words1893FirstEdition } from './games/1893-first-edition/words.ts';
import { describe1897 } from './games/1897/describe.ts';
import { words1897 } from './games/1897/words.ts';
import { provideDescriptions, provideWords } from './speaker.ts';

provideWords('1893', words1893);
provideWords('1893-first-edition', words1893FirstEdition);
provideWords('1897', words1897);

provideDescriptions('1893', describe1893);
provideDescriptions('1893-first-edition', describe1893FirstEdition);
provideDescriptions('1897', describe1897);
