/** The Art Nouveau area: cards left, sums of columns. */
import { NONE } from '@horta/engine';
import { ARTWORK, COLUMNS, HOUSE, NOBLE, type State } from '@horta/engine/1897';
import { architectCode } from './arms.ts';
import { RELEASE } from './lookups.ts';
import { Q } from './quantities.ts';
import { OWNERS, type Survey } from './survey.ts';

export function lookAtArea(survey: Survey, s: State): void {
  clear(survey);
  lookAtCells(survey, s);
  for (let column = 0; column < COLUMNS; column++) {
    const bonus = s.bonuses[column];
    survey.columns[bonus] = column;
    const scale = survey.lookups.advances[bonus];
    if (scale !== RELEASE) survey.scaleColumns[scale] |= 1 << column;
    rankColumn(survey, column);
  }
  for (let seat = 0; seat < survey.players; seat++)
    survey.of[Q.columns + seat] = survey.lookups.bitCounts[survey.topped[seat]];
}

function clear(survey: Survey): void {
  const { sums, free, types, nobles, scaleColumns, topped } = survey;
  for (let i = 0; i < sums.length; i++) sums[i] = 0;
  for (let i = 0; i < free.length; i++) free[i] = 0;
  for (let i = 0; i < types.length; i++) types[i] = 0;
  for (let i = 0; i < nobles.length; i++) nobles[i] = 0;
  for (let i = 0; i < scaleColumns.length; i++) scaleColumns[i] = 0;
  for (let i = 0; i < topped.length; i++) topped[i] = 0;
  survey.colours = 0;
  survey.houses = 0;
  survey.cardsLeft = 0;
}

function lookAtCells(survey: Survey, s: State): void {
  const { sums, free, codes, takenCell } = survey;
  const { faceValues } = survey.lookups;
  const { cells } = s.rules;
  for (let cell = 0; cell < cells; cell++) {
    const column = cell % COLUMNS;
    let owner = s.owners[cell];
    if (owner !== NONE) {
      sums[column * OWNERS + owner] += faceValues[s.faces[cell]];
    } else if (cell === takenCell) {
      owner = survey.frame.player;
      sums[column * OWNERS + owner] += (survey.leastFaces[owner] + survey.of[Q.reach + owner]) / 2;
    } else {
      owner = OWNERS;
      const card = s.cards[cell];
      if (card !== NONE) {
        free[column]++;
        seeCard(survey, card);
      }
    }
    codes[cell] = architectCode(owner);
  }
}

function seeCard(survey: Survey, card: number): void {
  const { cardTypes, cardKinds } = survey.lookups;
  const type = cardTypes[card];
  survey.types[type]++;
  survey.cardsLeft++;
  if (type === NOBLE) survey.nobles[cardKinds[card]]++;
  else if (type === ARTWORK) survey.colours |= 1 << cardKinds[card];
  else if (type === HOUSE) survey.houses |= 1 << cardKinds[card];
}

function rankColumn(survey: Survey, column: number): void {
  const { sums, topped, players } = survey;
  let top = 0;
  let second = 0;
  let count = 0;
  for (let i = column * OWNERS; i < (column + 1) * OWNERS; i++) {
    const sum = sums[i];
    if (sum > top) {
      second = top;
      top = sum;
      count = 1;
    } else if (sum === top) count++;
    else if (sum > second) second = sum;
  }
  survey.tops[column] = top;
  survey.topCounts[column] = count;
  survey.seconds[column] = second;
  if (top === 0) return;
  for (let seat = 0; seat < players; seat++)
    if (sums[column * OWNERS + seat] === top) topped[seat] |= 1 << column;
}
