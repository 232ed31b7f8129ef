/** What a seat notices of Belle Époque: cards, tiles, pavilions. */
import { NONE, type Seat } from '@horta/engine';
import { CARDS, COLUMNS, type Rules, SITES, type State, TILES } from '@horta/engine/1893';
import { type Layout, thermometer } from '../layout.ts';
import type { Agenda } from './agenda.ts';

export function belleEpoqueFeatures(rules: Rules, layout: Layout) {
  const numbers = CARDS.map((_, card) => card + 1);
  const ownCards = layout.each('own card', numbers);
  const readyCards = layout.each('ready card', numbers);
  const openCards = layout.each('open card', numbers);
  const pavilions = layout.scale('pavilions', [1, 2, 3, 4]);
  const openSites = layout.one('open sites');
  const visitors = layout.one('visitors');
  const ownTiles = layout.each('own tile', TILES);
  const openTiles = layout.each('open tile', TILES);
  const waiting = layout.one('travellers waiting');
  const openTiledSpaces = layout.one('open spaces with a tile');

  return (s: State, seat: Seat, agenda: Agenda, out: Float32Array): void => {
    let own = 0;
    for (let site = 0; site < SITES; site++) {
      const owner = s.pavilions[site];
      const card = s.siteCards[site];
      if (owner === NONE) {
        out[openCards + card] = 1;
        out[openSites] += 0.2;
      } else if (owner === seat) {
        own++;
        out[ownCards + card] = 1;
        if (((s.usedCards >> site) & 1) === 0) out[readyCards + card] = 1;
        if (agenda.isBrusselsDue) out[visitors] += visit(s, site) / 5;
      }
    }
    thermometer(out, pavilions, own);
    for (let place = 0; place < s.bonusTiles.length; place++) {
      const owner = s.bonusOwners[place];
      if (owner === seat) out[ownTiles + s.bonusTiles[place]] = 1;
      else if (owner === NONE) out[openTiles + s.bonusTiles[place]] = 1;
    }
    let train = rules.travellers - s.cardTravellers;
    for (let player = 0; player < rules.players; player++) train -= s.travellers[player];
    out[waiting] = train / 4;
    if (!agenda.isActionPhase) return;
    for (let space = 0; space < COLUMNS * SITES; space++)
      if (((rules.tiledSpaces >> space) & 1) === 1 && s.meeples[space] === NONE) out[openTiledSpaces] += 0.2;
  };

  /** Different colours of meeples on the row of a pavilion. */
  function visit(s: State, row: number): number {
    let seen = 0;
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) {
      const meeple = s.meeples[row * COLUMNS + column];
      if (meeple === NONE || ((seen >> meeple) & 1) === 1) continue;
      seen |= 1 << meeple;
      count++;
    }
    return count;
  }
}
