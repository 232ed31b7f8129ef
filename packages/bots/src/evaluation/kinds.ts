/** The kinds of tables that have weights of their own, and how to look at their states. Each is loaded when needed. */
import type { GameId, GameOptions, Ruleset } from '@horta/engine';
import type { Features } from './features.ts';
import type { StoredWeights } from './stored-weights.ts';

/** How to look at the states of a ruleset. (A method, so that a game can ask for its own rules.) */
export interface Sight {
  features(rules: Ruleset): Features;
}

interface KindParts {
  sight(): Promise<Sight>;
  weights(): Promise<StoredWeights>;
}

const sight1893 = async (): Promise<Sight> => ({ features: (await import('./1893/index.ts')).features1893 });

/** A game each, and an expansion that changes too much for the weights of its game. */
const PARTS = {
  '1893': { sight: sight1893, weights: async () => (await import('../weights/1893.ts')).WEIGHTS },
  '1893-belle-epoque': {
    sight: sight1893,
    weights: async () => (await import('../weights/1893-belle-epoque.ts')).WEIGHTS,
  },
  '1893-first-edition': {
    sight: sight1893,
    weights: async () => (await import('../weights/1893-first-edition.ts')).WEIGHTS,
  },
  '1897': {
    sight: async () => ({ features: (await import('./1897/index.ts')).features1897 }),
    weights: async () => (await import('../weights/1897.ts')).WEIGHTS,
  },
} satisfies Readonly<Record<GameId | '1893-belle-epoque', KindParts>>;

/** Tables of one kind share weights, whatever their number of players. */
export type Kind = keyof typeof PARTS;
export const KINDS = Object.keys(PARTS) as Kind[];

/** What a table plays, as far as it matters here, from wherever one knows it. */
export interface TableKind {
  readonly game: string;
  readonly options: GameOptions;
}

export function kindOf({ game, options }: Pick<Ruleset, 'game' | 'options'>): Kind {
  return game === '1893' && options.belleEpoque === true ? '1893-belle-epoque' : game;
}

export function loadSight(kind: Kind): Promise<Sight> {
  return PARTS[kind].sight();
}

export function loadWeights(kind: Kind): Promise<StoredWeights> {
  return PARTS[kind].weights();
}
