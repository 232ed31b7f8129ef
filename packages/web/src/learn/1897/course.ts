/** Learning Bruxelles 1897: a whole first game, from its first card to its final scoring. */
import type { Course } from '../course.ts';
import { DECISIONS, SEED } from './game.ts';
import { end, free, house } from './late.ts';
import { exhibition, round, sale } from './middle.ts';
import { LEARNER, NAMES } from './names.ts';
import { brussels, first, noble } from './opening.ts';

export const course1897: Course = {
  id: '1897',
  game: '1897',
  options: {},
  seed: SEED,
  learner: LEARNER,
  names: NAMES,
  decisions: DECISIONS,
  chapters: [first, noble, brussels, round, sale, exhibition, free, house, end],
  topics: [
    'goal',
    'rounds',
    'paying',
    'faces',
    'artworks',
    'nobles',
    'keeping',
    'noble-costs',
    'town-hall',
    'noble-kinds',
    'brussels-cards',
    'brussels',
    'prison',
    'passing',
    'columns',
    'bonuses',
    'arms',
    'prestige',
    'brussels-majority',
    'expo-first',
    'maintenance',
    'sales',
    'exhibition',
    'expo',
    'arms-won',
    'houses',
    'material-kinds',
    'material-cards',
    'paying-nobles',
    'end-bonuses',
    'end-houses',
    'end-expo',
    'ties',
  ],
  // Whoever is at a loss passes, or does the first thing there is.
  otherwise: (_view, { step }, legal) => (step === 'turn' ? legal[legal.length - 1] : legal[0]),
};
