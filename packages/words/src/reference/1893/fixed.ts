/** Numbers that no pack holds: the rules themselves have them. A test finds them in games that are played. */

/** Points for each artwork, or each building, of the owner of a house. */
export const FREE_ACTION_POINTS = 1;
/** Points for each refined material at the end. */
export const MATERIAL_POINTS = 1;
/** Francs for each colour of artworks, and for each card face down, when one passes. */
export const PASSING_FRANCS = 1;
/** Points for each colour on the row of a pavilion. */
export const VISIT_POINTS = 1;
/** Spaces of the market on which artworks are displayed. */
export const MARKET_SPACES = 2;
