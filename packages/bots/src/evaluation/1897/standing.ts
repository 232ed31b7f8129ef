/** What the seat would score if everybody passed now; in earlier rounds, what it would if this were the last one. */
import type { Seat } from '@horta/engine';
import { ARCHITECTURE, COLUMNS, NOBILITY, PRESTIGE, type State, scaleAt } from '@horta/engine/1897';
import { END_ARTWORKS, END_FRANCS, END_NOBLES } from './lookups.ts';
import { Q } from './quantities.ts';
import { hasPassed, type Survey, tops } from './survey.ts';

export function weighStanding(survey: Survey, s: State, seat: Seat): void {
  const { of } = survey;
  foreseeLevels(survey, s, seat);
  payNobles(survey, s, seat);
  const arms = survey.armsDue ? survey.armsTopped * of[Q.prestigeToCome + seat] : 0;
  const houses = of[Q.houses + seat] * of[Q.architectureToCome + seat];
  const bonuses = weighEndBonuses(survey, s, seat);
  of[Q.armsPoints + seat] = arms;
  of[Q.housePoints + seat] = houses;
  of[Q.pointsAsItStands + seat] =
    arms +
    houses +
    bonuses +
    of[Q.unpaidPoints + seat] +
    of[Q.materials + seat] * s.rules.pointsPerMaterialCard;
}

/** Bonuses of columns come before the coats of arms, so both count with them. */
function foreseeLevels(survey: Survey, s: State, seat: Seat): void {
  const { of, topped, scaleColumns } = survey;
  const { bitCounts } = survey.lookups;
  const due = topped[seat] & (survey.bonusesDue >> (seat * COLUMNS));
  of[Q.architectureToCome + seat] = levelAfter(
    s,
    seat,
    ARCHITECTURE,
    bitCounts[due & scaleColumns[ARCHITECTURE]],
  );
  of[Q.nobilityToCome + seat] = levelAfter(s, seat, NOBILITY, bitCounts[due & scaleColumns[NOBILITY]]);
  of[Q.prestigeToCome + seat] = levelAfter(s, seat, PRESTIGE, bitCounts[due & scaleColumns[PRESTIGE]]);
}

function levelAfter(s: State, seat: Seat, scale: number, steps: number): number {
  const levels = s.rules.scales[scale];
  return levels[Math.min(s.scales[scaleAt(seat, scale)] + steps, levels.length - 1)];
}

function payNobles({ of }: Survey, s: State, seat: Seat): void {
  const { nobleCost, unpaidNoblePenalty, firstPassFrancs, passFrancs } = s.rules;
  const nobles = of[Q.nobles + seat];
  let francs = s.money[seat];
  if (!hasPassed(s, seat)) francs += s.passed === 0 ? firstPassFrancs : passFrancs;
  let paid = 0;
  for (; paid < nobles && francs >= nobleCost; paid++) francs -= nobleCost;
  of[Q.paidNobles + seat] = paid;
  of[Q.spareFrancs + seat] = francs;
  of[Q.unpaidPoints + seat] = (paid - nobles) * unpaidNoblePenalty;
}

/** Their points together. */
function weighEndBonuses(survey: Survey, s: State, seat: Seat): number {
  const { of } = survey;
  const { endKinds } = survey.lookups;
  let sum = 0;
  of[Q.bonusNobles + seat] = 0;
  of[Q.bonusFrancs + seat] = 0;
  of[Q.bonusArtworks + seat] = 0;
  of[Q.bonusHouses + seat] = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (!survey.lastRound || !tops(survey, column, seat)) continue;
    const bonus = s.bonuses[column];
    const points = endBonusOf(survey, s, seat, bonus);
    sum += points;
    of[endBonusPlace(endKinds[bonus]) + seat] += points;
  }
  return sum;
}

function endBonusPlace(kind: number): number {
  if (kind === END_NOBLES) return Q.bonusNobles;
  if (kind === END_FRANCS) return Q.bonusFrancs;
  return kind === END_ARTWORKS ? Q.bonusArtworks : Q.bonusHouses;
}

/** Points of the lower half of a bonus card, for what the seat has now. */
export function endBonusOf({ of, lookups }: Survey, s: State, seat: Seat, bonus: number): number {
  const each = lookups.endPoints[bonus];
  switch (lookups.endKinds[bonus]) {
    case END_NOBLES:
      return each * (of[Q.paidNobles + seat] + ((s.nobles[seat] >> s.rules.startingNoble) & 1));
    case END_FRANCS:
      return (
        each *
        Math.min(lookups.endMost[bonus], Math.floor(of[Q.spareFrancs + seat] / lookups.endFrancs[bonus]))
      );
    case END_ARTWORKS:
      return each * of[Q.colours + seat];
    default:
      return each * of[Q.houseKinds + seat];
  }
}
