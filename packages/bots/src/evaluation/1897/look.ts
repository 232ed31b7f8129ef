/** Takes a survey of a state. */
import { NONE, type Seat } from '@horta/engine';
import { CARD_TYPES, COLUMNS, MOST_CELLS, type Rules, SCALES, type State } from '@horta/engine/1897';
import { lookAtArea } from './area.ts';
import { lookAtArms } from './arms.ts';
import { lookupsOf } from './lookups.ts';
import { lookAtMoment } from './moment.ts';
import { MOST_SEATS, QUANTITIES } from './quantities.ts';
import { countPossessions } from './seats.ts';
import { weighStanding } from './standing.ts';
import { OWNERS, type Survey } from './survey.ts';

export function newSurvey(rules: Rules): Survey {
  return {
    lookups: lookupsOf(rules),
    players: rules.players,
    frame: { step: 'turn', player: 0, a: 0, b: 0 },
    lastRound: false,
    playing: 0,
    nextInLine: NONE,
    bonusesDue: 0,
    armsDue: false,
    takenCell: NONE,
    sums: new Float64Array(COLUMNS * OWNERS),
    tops: new Float64Array(COLUMNS),
    topCounts: new Uint8Array(COLUMNS),
    seconds: new Float64Array(COLUMNS),
    free: new Uint8Array(COLUMNS),
    columns: new Uint8Array(COLUMNS),
    scaleColumns: new Uint8Array(SCALES.length),
    codes: new Int32Array(MOST_CELLS),
    arms: new Uint8Array(rules.blocks.length),
    armsTopped: 0,
    types: new Uint8Array(CARD_TYPES.length),
    nobles: new Uint8Array(rules.nobles.length),
    colours: 0,
    houses: 0,
    cardsLeft: 0,
    of: new Float64Array(QUANTITIES.length * MOST_SEATS),
    topped: new Uint8Array(MOST_SEATS),
    colourSets: new Uint8Array(MOST_SEATS),
    houseSets: new Uint8Array(MOST_SEATS),
    leastFaces: new Uint8Array(MOST_SEATS),
  };
}

/** Looks at a state in which someone must decide, as the seat sees it. */
export function look(survey: Survey, s: State, seat: Seat): void {
  lookAtMoment(survey, s);
  countPossessions(survey, s);
  // Needs what the one who is placing can pay.
  lookAtArea(survey, s);
  lookAtArms(survey, seat);
  weighStanding(survey, s, seat);
}
