/** The words of every game, at hand from the start. */
import { explain1893 } from './games/1893/explain.ts';
import { words1893 } from './games/1893/words.ts';
import { explain1893FirstEdition } from './games/1893-first-edition/explain.ts';
import { words1893FirstEdition } from './games/1893-first-edition/words.ts';
import { explain1897 } from './games/1897/explain.ts';
import { words1897 } from './games/1897/words.ts';
import { provideExplanations, provideWords } from './speaker.ts';

provideWords('1893', words1893);
provideWords('1893-first-edition', words1893FirstEdition);
provideWords('1897', words1897);

provideExplanations('1893', explain1893);
provideExplanations('1893-first-edition', explain1893FirstEdition);
provideExplanations('1897', explain1897);
