/** Where in the round we are, as the agenda tells it. */
import { NONE } from '@horta/engine';
import { COLUMNS, type State } from '@horta/engine/1897';
import type { Survey } from './survey.ts';

const ALL_BONUSES = 0xffff;
const ALL_SEATS_OF_FIRST_COLUMN = 0x1111;

export function lookAtMoment(survey: Survey, s: State): void {
  const { agenda, passed } = s;
  const { players } = survey;
  survey.frame = agenda[agenda.length - 1];
  survey.takenCell = survey.frame.step === 'place-architect' ? survey.frame.a : NONE;
  survey.lastRound = s.round === s.rules.rounds;
  let playing = 0;
  for (let seat = 0; seat < players; seat++) playing += 1 - ((passed >> seat) & 1);
  survey.playing = playing;
  if (playing > 0) {
    survey.nextInLine = nextInLine(s);
    survey.bonusesDue = ALL_BONUSES;
    survey.armsDue = true;
  } else {
    survey.nextInLine = NONE;
    lookAtMajorities(survey, s);
  }
}

function nextInLine({ agenda }: State): number {
  for (let i = agenda.length - 2; i >= 0; i--) if (agenda[i].step === 'turns') return agenda[i].player;
  return NONE;
}

/** All have passed: some of the majorities may have been settled already. */
function lookAtMajorities(survey: Survey, { agenda }: State): void {
  survey.bonusesDue = 0;
  survey.armsDue = false;
  for (let i = 0; i < agenda.length; i++) {
    const { step, player, a: column } = agenda[i];
    if (step === 'arms-majority') survey.armsDue = true;
    else if (step === 'column-bonus') survey.bonusesDue |= 1 << (player * COLUMNS + column);
    else if (step === 'column-majority')
      for (let later = column; later < COLUMNS; later++)
        survey.bonusesDue |= ALL_SEATS_OF_FIRST_COLUMN << later;
  }
}
