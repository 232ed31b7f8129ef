/** The table as a whole: how far the game is, who is still in, whose turn comes when. */
import { NONE, type Seat } from '@horta/engine';
import type { State } from '@horta/engine/1897';
import { type Block, named } from './block.ts';
import { hasPassed, type Survey } from './survey.ts';

/** Rounds after this one, as one of so many; more count as the last. */
const ROUNDS_TO_COME = [0, 1, 2, 3];
const DISTANCES = [0, 1, 2, 3];
const TABLES = [2, 3, 4];

export function stageBlock(): Block {
  return {
    names: [
      ...named('players', TABLES),
      ...named('rounds to come', ROUNDS_TO_COME),
      'playing',
      'passed',
      'first pass is free',
      'alone in the round',
      'majorities',
      'arms to be scored',
      'first player',
      'places after first player',
      'holds expo',
      'holds expo at the end',
      'another holds expo',
      ...named('turns of others before own', DISTANCES),
      ...named('decision of seat after', DISTANCES),
    ],
    write(s, survey, seat, out, start) {
      let at = start;
      const { players } = survey;
      out[at + players - TABLES[0]] = 1;
      at += TABLES.length;
      out[at + Math.min(s.rules.rounds - s.round, ROUNDS_TO_COME.length - 1)] = 1;
      at += ROUNDS_TO_COME.length;
      const passed = hasPassed(s, seat);
      out[at++] = survey.playing / 4;
      out[at++] = passed ? 1 : 0;
      out[at++] = s.passed === 0 ? 1 : 0;
      out[at++] = survey.playing === 1 && !passed ? 1 : 0;
      out[at++] = survey.playing === 0 ? 1 : 0;
      out[at++] = survey.armsDue ? 1 : 0;
      out[at++] = s.firstPlayer === seat ? 1 : 0;
      out[at++] = distance(s.firstPlayer, seat, players) / 3;
      const holdsExpo = s.expoHolder === seat;
      out[at++] = holdsExpo ? 1 : 0;
      out[at++] = holdsExpo && survey.lastRound ? 1 : 0;
      out[at++] = s.expoHolder !== NONE && !holdsExpo ? 1 : 0;
      if (survey.nextInLine !== NONE && !passed) out[at + turnsBefore(s, survey, seat)] = 1;
      at += DISTANCES.length;
      out[at + distance(seat, survey.frame.player, players)] = 1;
      return at + DISTANCES.length;
    },
  };
}

function distance(from: Seat, to: Seat, players: number): number {
  return (to - from + players) % players;
}

/** Turns of others after the action under way and before the seat's next one. */
function turnsBefore(s: State, { nextInLine, players }: Survey, seat: Seat): number {
  let turns = 0;
  for (let other = nextInLine; other !== seat; other = (other + 1) % players)
    if (!hasPassed(s, other)) turns++;
  return turns;
}
