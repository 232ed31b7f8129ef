/** A space of the Art Nouveau board: what placing an architect there would cost and give now, and change for others. */
import { isOver, NONE, type Seat } from '@horta/engine';
import { ACTIONS, isInArea, isTiled, NEUTRAL, type State } from '@horta/engine/1893';
import { chosenAt, type Described, type Lines, type Telling } from '../../../describing.ts';
import { francs, playerName, type Voice } from '../../../voice.ts';
import { actionName, spaceName } from '../names.ts';
import { actionEffect } from '../options/boards.ts';
import { m } from '../tips.ts';
import { actionNow } from './actions-now.ts';
import { extrasLine, placingMoments } from './extras.ts';
import { freeGain, freeGainNow } from './free-actions.ts';
import { placed } from './prospects.ts';
import { cardLine, columnOf, irisesLine, leadLine } from './standings.ts';

const LEAST_BID = 1;

export function spaceTip(telling: Telling<State>, space: number): Described | undefined {
  const { v, s, reader, choice } = telling;
  const action = s.actions[space];
  const name = ACTIONS[action ?? NONE];
  if (action === undefined || name === undefined) return undefined;
  const title = m.option_space({ action: actionName(v, action), space: spaceName(space) }, v);
  const step = chosenAt(telling);
  if (step === 'turn') return { title, lines: () => placingLines(telling, space), saysChoice: true };
  if (step !== undefined) return { title, lines: () => (LINES[step] ?? otherLines)(telling, space) };
  const isTaken = (s.meeples[space] ?? NONE) !== NONE;
  const standing = occupation(v, s, space, reader);
  return {
    title,
    // The reason says who is there, or that the space is outside.
    notNow: choice?.reason?.code === 'occupied' ? standing : undefined,
    lines: () => {
      const about = choice?.reason === undefined ? standing : undefined;
      if (isTaken) return [about, ...standingLines(telling, space), houseLine(v, s, space, reader)];
      const isOpen = s.iris !== NONE && isInArea(s.iris, space);
      return isOpen ? [about, ...placingLines(telling, space)] : [about, ...closedLines(telling, space)];
    },
  };
}

/** Where an architect can be placed. */
function placingLines(telling: Telling<State>, space: number): Lines {
  const { v, s, reader } = telling;
  const action = s.actions[space] ?? NONE;
  const name = ACTIONS[action] ?? 'workshop';
  if (reader === undefined)
    return [
      m.tip_space({ francs: francs(v, LEAST_BID), effect: actionEffect(v, s, name) }, v),
      ...standingLines(telling, space),
      placeLine(v, s, space, reader),
    ];
  const after = placed(s, reader, space, LEAST_BID);
  return [
    actionNow(v, after, reader, action),
    houseNow(v, after, space, reader) ?? placeLine(v, s, space, reader),
    ...standingLines(telling, space),
    extrasLine(v, s, reader, placingMoments(s, space), name),
  ];
}

/** Nobody can place here in this round. */
function closedLines(telling: Telling<State>, space: number): Lines {
  const { v, s, reader } = telling;
  const name = ACTIONS[s.actions[space] ?? NONE] ?? 'workshop';
  return [
    m.tip_space({ francs: francs(v, LEAST_BID), effect: actionEffect(v, s, name) }, v),
    placeLine(v, s, space, reader),
  ];
}

/** What the column and the irises around it are about. */
function standingLines(telling: Telling<State>, space: number): Lines {
  const { v, s } = telling;
  if (s.iris === NONE) return [];
  const column = columnOf(space);
  const card = cardLine(v, s, column);
  return [...(card === undefined ? [] : [leadLine(telling, column), card]), irisesLine(telling, space)];
}

/** Who stands there, or why nobody can. */
function occupation(v: Voice, s: State, space: number, reader: Seat | undefined): string | undefined {
  const meeple = s.meeples[space] ?? NONE;
  if (meeple === NEUTRAL) return m.tip_space_neutral({}, v);
  if (meeple !== NONE) {
    const bid = francs(v, s.bids[space] ?? 0);
    return meeple === reader
      ? m.tip_space_yours({ francs: bid }, v)
      : m.tip_space_taken({ player: playerName(v, meeple), francs: bid }, v);
  }
  if (s.iris !== NONE) return isInArea(s.iris, space) ? undefined : m.tip_outside({}, v);
  return isOver(s) ? undefined : m.tip_area_open({}, v);
}

/** Whose house it is, and what it brings its owner. */
function houseLine(v: Voice, s: State, space: number, reader: Seat | undefined): string | undefined {
  const owner = s.houses[space] ?? NONE;
  if (owner === NONE) return undefined;
  const gain = freeGain(v, s, s.actions[space] ?? NONE, owner);
  return owner === reader
    ? m.tip_house_yours({ gain }, v)
    : m.tip_house_of({ player: playerName(v, owner), gain }, v);
}

function placeLine(v: Voice, s: State, space: number, reader: Seat | undefined): string | undefined {
  return isTiled(s, space) ? m.tip_space_tile({}, v) : houseLine(v, s, space, reader);
}

/** What placing here would give to the owner of the house; undefined if it is nobody's or one's own. */
export function houseNow(v: Voice, after: State, space: number, player: Seat): string | undefined {
  const owner = after.houses[space] ?? NONE;
  if (owner === NONE || owner === player) return undefined;
  const gain = freeGainNow(v, after, space, owner, player);
  const inputs = { player: playerName(v, owner) };
  return gain === undefined ? m.tip_house_nothing(inputs, v) : m.tip_house_gains({ ...inputs, gain }, v);
}

/** By the step in which the space can be chosen for something else than an architect. */
const LINES: Readonly<Record<string, (telling: Telling<State>, space: number) => Lines>> = {
  'place-house': ({ v, s, reader }, space) => {
    const isOut = s.iris !== NONE && !isInArea(s.iris, space);
    return [
      m.tip_build_here({ gain: freeGain(v, s, s.actions[space] ?? NONE, reader) }, v),
      isOut ? m.tip_outside({}, v) : undefined,
    ];
  },
  'place-neutral': (telling, space) => [m.tip_block({}, telling.v), irisesLine(telling, space)],
};

function otherLines(telling: Telling<State>, space: number): Lines {
  return standingLines(telling, space);
}
