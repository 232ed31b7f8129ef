/** The words of the first edition: those of Bruxelles 1893, with the terms that its rulebook uses for some things. */
import { m as terms } from '#messages/1893-first-edition';
import { wordsOf } from '../1893/words.ts';

export const words1893FirstEdition = wordsOf(terms);
