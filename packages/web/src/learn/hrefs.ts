import { LEARN_HREF } from '../hrefs.ts';

/** The course for those who are new to a game; where it has only one for those who know another, all there are. */
export function learnHref(game: string): string {
  return game === '1893-first-edition' ? LEARN_HREF : `${LEARN_HREF}/${game}`;
}
