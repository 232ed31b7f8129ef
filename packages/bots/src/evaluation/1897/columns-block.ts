/** Majorities of columns. Every bonus lies under one column, so columns are told apart by their bonus. */
import type { Seat } from '@horta/engine';
import { COLUMNS, type Rules, type State, scaleAt } from '@horta/engine/1897';
import { type Block, named } from './block.ts';
import { RELEASE } from './lookups.ts';
import { Q } from './quantities.ts';
import { endBonusOf } from './standing.ts';
import { hasPassed, OWNERS, type Survey, tops } from './survey.ts';

const PER_COLUMN = [
  'due',
  'led alone',
  'led in a tie',
  'gap',
  'free cells',
  'safe',
  'in danger',
  'within reach',
  'led and useful',
  'points at the end',
  'points at the end if led',
];

export function columnsBlock({ bonusCards }: Rules): Block {
  return {
    names: bonusCards.flatMap(({ id }) => named(`column of ${id}`, PER_COLUMN)),
    write(s, survey, seat, out, start) {
      let at = start;
      for (let bonus = 0; bonus < COLUMNS; bonus++) {
        const column = survey.columns[bonus];
        const { sums, seconds, topCounts, free } = survey;
        const own = sums[column * OWNERS + seat];
        const top = survey.tops[column];
        const leads = tops(survey, column, seat);
        const alone = leads && topCounts[column] === 1;
        const due = (survey.bonusesDue >> (seat * COLUMNS + column)) & 1;
        const danger = leads && inDanger(s, survey, seat, column);
        const points = survey.lastRound ? endBonusOf(survey, s, seat, bonus) : 0;
        out[at++] = due;
        out[at++] = alone ? 1 : 0;
        out[at++] = leads && !alone ? 1 : 0;
        out[at++] = Math.max(-1.5, Math.min(1.5, (own - (alone ? seconds[column] : top)) / 5));
        out[at++] = free[column] / 4;
        out[at++] = leads && !danger ? 1 : 0;
        out[at++] = danger ? 1 : 0;
        out[at++] = !leads && free[column] > 0 && canReach(survey, seat, own, top) ? 1 : 0;
        out[at++] = leads && due === 1 && isUseful(s, survey, seat, bonus) ? 1 : 0;
        out[at++] = points / 10;
        out[at++] = leads ? points / 10 : 0;
      }
      return at;
    },
  };
}

/** A tie is as good as a lead, so only who can go beyond takes anything away. */
function inDanger(s: State, survey: Survey, seat: Seat, column: number): boolean {
  if (survey.free[column] === 0) return false;
  const own = survey.sums[column * OWNERS + seat];
  for (let other = 0; other < survey.players; other++) {
    if (other === seat || hasPassed(s, other)) continue;
    if (survey.sums[column * OWNERS + other] + survey.of[Q.reach + other] > own) return true;
  }
  return false;
}

/** With one more architect. */
function canReach({ of }: Survey, seat: Seat, own: number, top: number): boolean {
  const reach = of[Q.reach + seat];
  return reach > 0 && own + reach >= top;
}

/** Whether the upper half of the bonus card would have an effect. */
function isUseful(s: State, { of, lookups }: Survey, seat: Seat, bonus: number): boolean {
  const scale = lookups.advances[bonus];
  if (scale === RELEASE) return of[Q.prisoners + seat] > 0;
  return s.scales[scaleAt(seat, scale)] < s.rules.scales[scale].length - 1;
}
