/** The Brussels board: its four actions, the courthouse, the card of the round, and the train. */
import type { Seat } from '@horta/engine';
import {
  ACTIONS,
  actionObstacle,
  architectsNeeded,
  BRUSSELS_ACTIONS,
  type BrusselsActionName,
  brusselsArchitects,
  CROWN_TRACK,
  leaders,
  level,
  type State,
  travellersWaiting,
} from '@horta/engine/1893';
import { playerNames } from '../../../common.ts';
import {
  chosenAt,
  type Described,
  description,
  type Lines,
  type Telling,
  tally,
  valued,
} from '../../../describing.ts';
import { listOfAll, listOfAny } from '../../../text.ts';
import { francs, type Voice } from '../../../voice.ts';
import { cubeSum } from '../amounts.ts';
import { actionName, brusselsName, irisName, trackName } from '../names.ts';
import { reasonText } from '../reasons.ts';
import { m } from '../tips.ts';
import { extrasLine, sendingMoments } from './extras.ts';
import { onTurn, runOf, sent } from './prospects.ts';
import { nobleEffects } from './ready-nobles.ts';

export function brusselsTip(telling: Telling<State>, index: number): Described | undefined {
  const { v, s, reader } = telling;
  const action = BRUSSELS_ACTIONS[index];
  if (action === undefined) return undefined;
  return {
    title: brusselsName(v, index),
    saysChoice: chosenAt(telling) === 'turn',
    lines: () => [
      reader === undefined ? effectLine(v, s, action) : effectNow(v, s, action, reader),
      neededLine(v, s, index),
      ...majorityLines(telling, index),
      reader === undefined ? undefined : extrasLine(v, s, reader, sendingMoments(action)),
    ],
  };
}

/** In general. */
function effectLine(v: Voice, s: State, action: BrusselsActionName): string {
  switch (action) {
    case 'stock-exchange': {
      const card = s.rules.stock[s.stockCard];
      return card === undefined
        ? m.tip_stock_exchange_later({}, v)
        : m.tip_stock_exchange({ francs: francs(v, card.francs) }, v);
    }
    case 'grand-place':
      return m.tip_grand_place({ track: trackName(v, CROWN_TRACK) }, v);
    case 'cinquantenaire':
      return m.tip_cinquantenaire({}, v);
    case 'saint-catherine':
      return m.tip_saint_catherine({ jokers: m.count_joker({ count: s.rules.jokersAtMarket }, v) }, v);
  }
}

/** What it would bring the player now. */
function effectNow(v: Voice, s: State, action: BrusselsActionName, player: Seat): string {
  switch (action) {
    case 'stock-exchange':
      return effectLine(v, s, action);
    case 'grand-place': {
      const ready = nobleEffects(v, s, player);
      if (ready.length === 0) return m.tip_grand_place_nothing({}, v);
      const count = Math.min(ready.length, level(s, player, CROWN_TRACK));
      return m.tip_grand_place_ready({ nobles: m.count_nobles({ count }, v), ready: ready.join(', ') }, v);
    }
    case 'cinquantenaire':
      return copiesLine(v, s, player);
    case 'saint-catherine': {
      const { events } = runOf(s, action, player);
      const taken = events.find((event) => event.type === 'cubes-taken');
      if (taken !== undefined) return m.tip_saint_catherine({ jokers: cubeSum(v, taken.cubes) }, v);
      const lost = events.find((event) => event.type === 'gain-lost');
      return m.tip_nothing({ reason: lost === undefined ? '' : reasonText(v, s, lost.reason) }, v);
    }
  }
}

/** Which of the five actions could be done, and which not. */
function copiesLine(v: Voice, s: State, player: Seat): string {
  // No architect is placed for it, so the cards for that don't count.
  const trial = onTurn(s, player);
  trial.agenda.length = 0;
  const names = (isPossible: boolean) =>
    ACTIONS.flatMap((_, action) =>
      (actionObstacle(trial, player, action) === undefined) === isPossible ? [actionName(v, action)] : [],
    );
  const possible = listOfAny(v.locale, names(true));
  const idle = listOfAll(v.locale, names(false));
  if (idle === '') return m.tip_cinquantenaire({}, v);
  return possible === ''
    ? m.tip_cinquantenaire_nothing({}, v)
    : m.tip_cinquantenaire_some({ possible, idle }, v);
}

/** Architects that it takes now, and next time. */
function neededLine(v: Voice, s: State, action: number): string {
  const now = architectsNeeded(s, action);
  const next = architectsNeeded(usedOnce(s, action), action);
  const architects = m.count_architects({ count: now }, v);
  return next === now
    ? m.tip_brussels_needs_same({ architects }, v)
    : m.tip_brussels_needs({ architects, next }, v);
}

function usedOnce(s: State, action: number): State {
  // Anybody's use counts alike: tried with as many architects as it takes.
  const ample = { ...s, architects: s.architects.map(() => Number.MAX_SAFE_INTEGER) };
  return sent(ample, 0, action) ?? s;
}

/** Who has most architects in Brussels, and whether this would make it the reader. */
function majorityLines({ v, s, reader }: Telling<State>, action: number): Lines {
  const counts = tally(v, inBrussels(s), [], reader);
  const after = reader === undefined ? undefined : sent(s, reader, action);
  if (after === undefined || reader === undefined)
    return [counts === '' ? m.tip_brussels_majority({}, v) : m.tip_brussels_counts({ counts }, v)];
  const losing = leaders(inBrussels(after));
  const inputs = { counts: tally(v, inBrussels(after), [], reader) };
  if (!losing.includes(reader))
    return [m.tip_brussels_safe({ ...inputs, players: playerNames(v, losing) }, v)];
  return [losing.length === 1 ? m.tip_brussels_most(inputs, v) : m.tip_brussels_tied(inputs, v)];
}

/** By seat: architects on the four spaces. Travellers don't count for the majority. */
function inBrussels(s: State): number[] {
  return Array.from({ length: s.rules.players }, (_, seat) => brusselsArchitects(s, seat));
}

export function courthouseTip({ v, s, reader }: Telling<State>): Described {
  const counts = tally(v, s.courthouse, [], reader);
  return description(
    m.tip_courthouse_title({}, v),
    counts === '' ? undefined : m.tip_here_now({ counts }, v),
    m.tip_courthouse({}, v),
    m.tip_brussels_majority({}, v),
  );
}

export function stockTip({ v, s }: Telling<State>): Described {
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

export function trainTip({ v, s }: Telling<State>): Described | undefined {
  if (s.rules.travellers === 0) return undefined;
  return description(
    valued(v, m.label_train({}, v), travellersWaiting(s)),
    m.tip_train({}, v),
    m.tip_travellers({}, v),
  );
}
