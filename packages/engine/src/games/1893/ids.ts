/** Names of everything on the table. A number in a state is an index in one of these lists. */
import type { Seat } from '../../core/game.ts';
import type { GameId } from '../../game-ids.ts';

/** The editions of Bruxelles 1893. */
export type Edition = Extract<GameId, '1893' | `1893-${string}`>;

/** The five actions of the Art Nouveau board. */
export const ACTIONS = ['workshop', 'sales', 'nobles', 'materials', 'construction'] as const;
export type ActionName = (typeof ACTIONS)[number];
export type Action = number;
export const WORKSHOP = 0;
export const SALES = 1;
export const NOBLES = 2;
export const MATERIALS = 3;
export const CONSTRUCTION = 4;

/** The four actions of the Brussels board. */
export const BRUSSELS_ACTIONS = [
  'stock-exchange',
  'grand-place',
  'cinquantenaire',
  'saint-catherine',
] as const;
export type BrusselsActionName = (typeof BRUSSELS_ACTIONS)[number];
export type BrusselsAction = number;

/** Colours of artworks; black is made by free actions only. An edition may give one of them another name. */
export const COLOURS = ['yellow', 'brown', 'blue', 'green', 'black'] as const;
export type ColourName = (typeof COLOURS)[number];
export type Colour = number;
export const BLACK = 4;

/** An artwork as it lies on the table: one of the colours, or white side up, and then WHITE + the colour of its back. */
export type Artwork = number;
export const WHITE = 5;
export const ARTWORKS = WHITE + BLACK;

/** Cubes. The refined ones come first. */
export const MATERIAL_NAMES = ['wood', 'iron', 'stone', 'glass', 'joker'] as const;
export type MaterialName = (typeof MATERIAL_NAMES)[number];
export type Material = number;
export const REFINED = 4;
export const JOKER = 4;

export const TRACKS = ['iris', 'crown', 'architect'] as const;
export type TrackName = (typeof TRACKS)[number];
export type Track = number;
export const IRIS_TRACK = 0;
export const CROWN_TRACK = 1;
export const ARCHITECT_TRACK = 2;

/** The strategic rows of an architect board. */
export const ROWS = ['architects', 'nobles', 'artworks', 'francs'] as const;
export type RowName = (typeof ROWS)[number];
export type Row = number;

/** Where victory points come from. */
export const POINT_SOURCES = [
  'sale',
  'noble',
  'no-joker',
  'late-house',
  'free-sales',
  'free-construction',
  'board-power',
  'cards',
  'iris-majority',
  'pavilion-visit',
  'bonus-tiles',
  'unpaid-nobles',
  'houses',
  'cubes',
  'first-player',
  'row-architects',
  'row-nobles',
  'row-artworks',
  'row-francs',
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** Where francs come from and go to. */
export type FrancSource =
  | 'setup'
  | 'sale'
  | 'noble'
  | 'stock-exchange'
  | 'pass-artworks'
  | 'pass-prestige'
  | 'pass-exhibition'
  | 'bid'
  | 'noble-price'
  | 'house'
  | 'noble-cost'
  | 'board-power'
  | 'card'
  | 'bid-returned'
  | 'bonus-tile';

/** Why something other than points or francs was gained. */
export type GainSource =
  | 'setup'
  | 'action'
  | 'free-action'
  | 'noble'
  | 'prestige'
  | 'grand-place'
  | 'saint-catherine'
  | 'board-power'
  | 'card';

/** What cubes are paid for. */
export type CubePayment = 'house' | 'pavilion' | 'noble' | 'card' | 'end';

/** The piece of the neutral colour on the board, beside the seats 0 to 4. */
export const NEUTRAL: Seat = 5;

export const COLUMNS = 5;
/** Places for pavilions, one at the end of each row. */
export const SITES = 5;
export const SPACES = 25;
export const IRISES = 16;
/** Kind of noble: an index in the ruleset's list of nobles. */
export type Noble = number;
/** A space of the Art Nouveau board: row x 5 + column, from 0. */
export type Space = number;
/** A crossing of the Art Nouveau board: row x 4 + column, from 0. */
export type Iris = number;
