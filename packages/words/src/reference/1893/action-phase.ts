/** The chapter about the Art Nouveau board. */
import type { Rules } from '@horta/engine/1893';
import { m as expansion } from '#messages/rules-belle-epoque';
import { text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { plain } from '../says.ts';
import { cardThat } from './belle-epoque/says.ts';
import { construction, freeAction, houseSpace } from './construction.ts';
import { m } from './messages.ts';
import { materials, nobleEffects, nobles } from './nobles.ts';
import { compass, payment } from './payment.ts';
import { bids, market, sales, turn, workshop } from './turn.ts';

/** One card of the expansion is an exception to what is said of bids. */
const bidsOrCard: Topic<Rules> = {
  ...bids,
  blocks: [
    ...bids.blocks,
    text((v) =>
      expansion.bids_back(
        { card: cardThat(v, ({ effect }) => effect.kind === 'ask' && effect.step === 'take-back-bid') },
        v,
      ),
    ),
  ],
  see: [...(bids.see ?? []), 'cards-brussels'],
};

export const TURN: Chapter<Rules> = {
  id: 'turn',
  title: plain(m.chapter_turn),
  topics: [
    turn,
    bidsOrCard,
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
