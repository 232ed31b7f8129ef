/** The chapter about the Art Nouveau board. */
import type { Rules } from '@horta/engine/1893';
import type { Chapter } from '../rulebook.ts';
import { plain } from '../says.ts';
import { construction, freeAction, houseSpace } from './construction.ts';
import { m } from './messages.ts';
import { materials, nobleEffects, nobles } from './nobles.ts';
import { compass, payment } from './payment.ts';
import { bids, market, sales, turn, workshop } from './turn.ts';

export const TURN: Chapter<Rules> = {
  id: 'turn',
  title: plain(m.chapter_turn),
  topics: [
    turn,
    bids,
    workshop,
    sales,
    market,
    nobles,
    nobleEffects,
    materials,
    construction,
    payment,
    compass,
    houseSpace,
    freeAction,
  ],
};
