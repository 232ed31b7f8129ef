/** The actions whose clicks are counted: what they are made of, and at which tables one comes upon them. */
import { type Frame, type GameId, type GameOptions, type GameState, options } from '@horta/engine';
import {
  ACTIONS,
  BRUSSELS_ACTIONS,
  type BrusselsActionName,
  columnSums,
  FIRST_BRUSSELS_OPTION,
  PASS_OPTION,
  prestigeUse,
  SPACES,
  type State,
  TILES,
} from '@horta/engine/1893';
import {
  BUILDINGS,
  type BuildingName,
  FIRST_BUILDING_OPTION,
  PASS_OPTION as PASS_OPTION_1897,
  type Rules as Rules1897,
} from '@horta/engine/1897';

/** Whether this choice of a decision belongs to the action. */
type Belongs = (state: GameState, frame: Frame, option: number) => boolean;

export interface Action {
  readonly name: string;
  /** The decisions that it takes, each with more than one choice: the first one is where counting begins. */
  readonly steps: readonly string[];
  /** By step; every choice will do where nothing is said. */
  readonly only?: Readonly<Record<string, Belongs>>;
}

/** A kind of table. */
export interface Kind {
  readonly name: string;
  readonly game: GameId;
  readonly options?: GameOptions;
  readonly seed: string;
  readonly actions: readonly Action[];
}

/** The least sum that leads the space's column, if one has it; 1 BF if not. */
const usualBid: Belongs = (state, { player, a: space }, bid) => {
  const s = state as State;
  const sums = columnSums(s)[space % 5];
  const others = Math.max(...sums.filter((_, seat) => seat !== player));
  const leading = Math.max(1, others + 1 - sums[player]);
  return bid === (leading <= s.money[player] ? leading : 1);
};
const unusualBid: Belongs = (state, frame, bid) => !usualBid(state, frame, bid);

const one =
  (wanted: number): Belongs =>
  (_state, _frame, option) =>
    option === wanted;
const allBut =
  (unwanted: number): Belongs =>
  (_state, _frame, option) =>
    option !== unwanted;

/** An architect placed on a space with a bid, and what follows. */
const placing = (name: string, ...after: readonly string[]): Action => ({
  name,
  steps: ['turn', 'bid', ...after],
  only: { bid: usualBid },
});

/** While an architect could be placed as well: what is done on the other board is not all that there is to do. */
const brussels = (action: BrusselsActionName, ...after: readonly string[]): Action => ({
  name: `Brussels, ${action}`,
  steps: ['turn', ...after],
  only: {
    turn: (state, _frame, option) =>
      option === FIRST_BRUSSELS_OPTION + BRUSSELS_ACTIONS.indexOf(action) && options(state)[0] < SPACES,
    cinquantenaire: one(ACTIONS.indexOf('workshop')),
  },
});

/** Sends architects to a building: so many of them. */
const sending = (name: BuildingName, count: number, ...after: readonly string[]): Action => ({
  name: `Brussels, ${name}${count > 1 ? `, ${count} architects` : ''}`,
  steps: ['turn', 'send-architects', ...after],
  only: {
    turn: one(FIRST_BUILDING_OPTION + BUILDINGS.indexOf(name)),
    'send-architects': ({ rules }, _frame, set) => (rules as Rules1897).architectSets.sizes[set] === count,
  },
});

const decision = (name: string, step: string, belongs: Belongs = () => true): Action => ({
  name,
  steps: [step],
  only: { [step]: belongs },
});

const HOUSE = ['pay-house', 'move-needle', 'place-house'];
const SALE = ['sell-artwork', 'move-cursor'];
const PASS: Action = decision('pass', 'turn', one(PASS_OPTION));

export const KINDS: readonly Kind[] = [
  {
    name: '1893',
    game: '1893',
    seed: 'clicks',
    actions: [
      placing('workshop', 'take-artwork'),
      { ...placing('workshop, another bid', 'take-artwork'), only: { bid: unusualBid } },
      placing('materials', 'take-cubes'),
      placing('noble, kept or discarded', 'take-noble', 'keep-noble'),
      placing('noble who asks something', 'take-noble', 'cube-or-trade', 'keep-noble'),
      placing('sale', ...SALE),
      placing('sale, the market is full', ...SALE, 'replace-artwork'),
      placing('house', ...HOUSE),
      placing('space without an action'),
      decision('bid alone', 'bid', usualBid),
      brussels('stock-exchange'),
      brussels('grand-place', 'use-nobles'),
      brussels('cinquantenaire', 'cinquantenaire', 'take-artwork'),
      brussels('saint-catherine'),
      PASS,
      decision('prestige card under a row', 'use-prestige', (_state, _frame, option) => isSlid(option)),
      decision('prestige card for its bonus', 'use-prestige', (_state, _frame, option) => !isSlid(option)),
      decision('iris', 'choose-iris'),
      decision('nobles paid at the end', 'pay-nobles'),
    ],
  },
  {
    name: '1893 with boards to choose',
    game: '1893',
    options: { boards: 'chosen' },
    seed: 'clicks',
    actions: [decision('architect board', 'choose-board'), decision('first artwork', 'start-artwork')],
  },
  {
    name: '1893, first edition',
    game: '1893-first-edition',
    seed: 'clicks',
    actions: [
      placing('workshop, one artwork kept', 'do-action', 'take-artwork'),
      placing('house', 'do-action', ...HOUSE),
      { ...placing('action declined', 'do-action'), only: { bid: usualBid, 'do-action': one(0) } },
    ],
  },
  {
    name: 'Belle Époque',
    game: '1893',
    options: { belleEpoque: true },
    seed: 'clicks',
    actions: [
      {
        ...placing('pavilion', ...HOUSE),
        only: { bid: usualBid, 'place-house': (_state, _frame, place) => place >= SPACES },
      },
      decision('card used', 'use-card', one(1)),
      decision('bonus tile', 'take-bonus-tile', allBut(TILES.length)),
      { ...brussels('stock-exchange', 'send-travellers'), name: 'Brussels, with travellers' },
    ],
  },
  {
    name: '1897',
    game: '1897',
    seed: 'clicks',
    actions: [
      { name: 'artwork or material', steps: ['turn', 'place-architect'] },
      { name: 'house', steps: ['turn', 'place-architect', 'pay-house'] },
      { name: 'sale', steps: ['turn', 'place-architect', 'sell-artwork'] },
      { name: 'noble, kept or discarded', steps: ['turn', 'place-architect', 'keep-noble'] },
      { name: 'exhibition', steps: ['turn', 'place-architect', 'show-artwork'] },
      sending('stock-exchange', 1),
      sending('stock-exchange', 2),
      sending('town-hall', 1),
      decision('noble used at the Town Hall', 'use-nobles'),
      sending('cinquantenaire', 1, 'choose-action', 'choose-material'),
      decision('architect goes to prison', 'arrest-architect'),
      decision('pass', 'turn', one(PASS_OPTION_1897)),
    ],
  },
];

function isSlid(option: number): boolean {
  return prestigeUse(option).row !== undefined;
}

export function nameOf({ name }: Kind, action: Action): string {
  return `${name}: ${action.name}`;
}
