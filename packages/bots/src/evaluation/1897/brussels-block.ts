/** Brussels: what its buildings still cost, and who is about to lose an architect to prison. */
import { BUILDINGS, type BuildingName } from '@horta/engine/1897';
import { type Block, named } from './block.ts';
import { Q } from './quantities.ts';

const TOWN_HALL = BUILDINGS.indexOf('town-hall' satisfies BuildingName);

export function brusselsBlock(): Block {
  return {
    names: [
      ...named('uses', BUILDINGS),
      ...named('can use', BUILDINGS),
      'nobles usable now',
      'most in Brussels',
      'tied in Brussels',
      'ahead in Brussels',
    ],
    write(s, { of, players }, seat, out, start) {
      let at = start;
      const architects = ((s.passed >> seat) & 1) === 1 ? 0 : of[Q.architects + seat];
      const ready = of[Q.readyNobles + seat];
      for (let building = 0; building < BUILDINGS.length; building++) out[at++] = s.uses[building] / 4;
      for (let building = 0; building < BUILDINGS.length; building++)
        out[at++] = architects > s.uses[building] && (building !== TOWN_HALL || ready > 0) ? 1 : 0;
      out[at++] = architects > s.uses[TOWN_HALL] ? Math.min(ready, of[Q.nobility + seat]) / 3 : 0;
      const own = of[Q.inBrussels + seat];
      let most = 0;
      for (let other = 0; other < players; other++)
        if (other !== seat) most = Math.max(most, of[Q.inBrussels + other]);
      out[at++] = own > most ? 1 : 0;
      out[at++] = own > 0 && own === most ? 1 : 0;
      out[at++] = (own - most) / 4;
      return at;
    },
  };
}
