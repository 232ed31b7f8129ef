import { options } from '@horta/engine';
import type { Bot } from './bot.ts';

/** Any legal choice, each as likely. */
export const randomBot: Bot = {
  id: 'random',
  choose(view, random) {
    const legal = options(view);
    return legal[random.below(legal.length)];
  },
};
