/** The twelve bonus tiles. What they give at the end is in bonus-tiles.ts; their numbers are in the pack. */
export const TILES = [
  'sevens',
  'row',
  'iris',
  'artworks',
  'crown',
  'house',
  'passing',
  'buildings',
  'neighbours',
  'portrait',
  'white',
  'patrons',
] as const;
export type TileName = (typeof TILES)[number];
