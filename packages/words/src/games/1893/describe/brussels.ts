/** The Brussels board: its four actions, the courthouse, the card of the round, and the train. */
import type { Seat } from '@horta/engine';
import {
  architectsNeeded,
  BRUSSELS_ACTIONS,
  type BrusselsActionName,
  brusselsAt,
  CROWN_TRACK,
  JOKER,
  level,
  type State,
  supplyOf,
  travellersWaiting,
} from '@horta/engine/1893';
import { description, type Telling, tally, valued } from '../../../describing.ts';
import type { Description } from '../../../description.ts';
import { listOfAny } from '../../../text.ts';
import { francs, type Voice } from '../../../voice.ts';
import { brusselsName, irisName, trackName } from '../names.ts';
import { m } from '../tips.ts';

export function brusselsTip({ v, s, reader }: Telling<State>, index: number): Description | undefined {
  const action = BRUSSELS_ACTIONS[index];
  if (action === undefined) return undefined;
  const architects = m.count_architects({ count: architectsNeeded(s, index) }, v);
  const counts = tally(v, inBrussels(s));
  return description(
    brusselsName(v, index),
    effectLine(v, s, action, reader),
    m.tip_brussels_needs({ architects }, v),
    counts === '' ? m.tip_brussels_majority({}, v) : m.tip_brussels_counts({ counts }, v),
  );
}

function effectLine(v: Voice, s: State, action: BrusselsActionName, reader: Seat | undefined): string {
  switch (action) {
    case 'stock-exchange': {
      const card = s.rules.stock[s.stockCard];
      return card === undefined
        ? m.tip_stock_exchange_later({}, v)
        : m.tip_stock_exchange({ francs: francs(v, card.francs) }, v);
    }
    case 'grand-place': {
      const track = trackName(v, CROWN_TRACK);
      if (reader === undefined) return m.tip_grand_place({ track }, v);
      const nobles = m.count_nobles({ count: level(s, reader, CROWN_TRACK) }, v);
      return m.tip_grand_place_yours({ nobles, track }, v);
    }
    case 'cinquantenaire':
      return m.tip_cinquantenaire({}, v);
    case 'saint-catherine': {
      const count = Math.min(s.rules.jokersAtMarket, supplyOf(s, JOKER));
      return m.tip_saint_catherine({ jokers: m.count_joker({ count }, v) }, v);
    }
  }
}

/** By seat: architects on the four spaces. Travellers don't count for the majority. */
function inBrussels(s: State): number[] {
  return Array.from({ length: s.rules.players }, (_, seat) =>
    BRUSSELS_ACTIONS.reduce((sum, _name, action) => sum + (s.brussels[brusselsAt(seat, action)] ?? 0), 0),
  );
}

export function courthouseTip({ v, s }: Telling<State>): Description {
  const counts = tally(v, s.courthouse);
  return description(
    m.tip_courthouse_title({}, v),
    m.tip_courthouse({}, v),
    m.tip_brussels_majority({}, v),
    counts === '' ? undefined : m.tip_here_now({ counts }, v),
  );
}

export function stockTip({ v, s }: Telling<State>): Description {
  const title = m.tip_stock_title({}, v);
  const card = s.rules.stock[s.stockCard];
  if (card === undefined) return description(title, m.tip_stock_none({}, v));
  const irises = listOfAny(v.locale, card.irises.map(irisName));
  return description(
    title,
    m.tip_stock_pays({ francs: francs(v, card.francs) }, v),
    m.tip_stock_irises({ irises }, v),
  );
}

export function trainTip({ v, s }: Telling<State>): Description | undefined {
  if (s.rules.travellers === 0) return undefined;
  return description(
    valued(v, m.label_train({}, v), travellersWaiting(s)),
    m.tip_train({}, v),
    m.tip_travellers({}, v),
  );
}
