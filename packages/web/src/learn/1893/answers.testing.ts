/** The same as claims.testing.ts, of what the teacher of 1893 says of choices, made and refused. */
import { options, pending } from '@horta/engine';
import {
  ARCHITECT_TRACK,
  AREAS,
  COLUMNS,
  colourSold,
  columnSums,
  FIRST_BRUSSELS_OPTION,
  level,
  PASS_OPTION,
  prestigeUse,
  ROWS,
  readyNobles,
  SPACES,
  type State,
  saleFrancs,
  salePoints,
} from '@horta/engine/1893';
import { saying } from '../claims.testing.ts';
import type { Chosen, Situation } from '../course.ts';
import type { ChoiceClaim } from '../course-suite.testing.ts';
import { FREE_IN_ENGLISH } from './claims.testing.ts';
import { LEARNER } from './reading.ts';

const NONE = -1;
const s = ({ view }: Situation) => view as State;

const ACTIONS_IN_ENGLISH = ['Workshop', 'Sales', 'Nobles', 'Materials', 'Construction'];
const BRUSSELS_IN_ENGLISH = ['Stock Exchange', 'Grand-Place', 'Cinquantenaire', 'Saint Catherine’s Market'];
const ROWS_IN_ENGLISH = ['Architects', 'Nobles', 'Artworks', 'Francs'];

/** After a bid: how one stands in the column. */
const standing = saying(({ before, option }) => {
  const space = pending(before)?.a ?? NONE;
  const column = space % COLUMNS;
  const sums = columnSums(before as State)[column];
  const sum = sums[LEARNER] + option;
  const best = Math.max(...sums.filter((_, seat) => seat !== LEARNER));
  const how = sum > best ? 'lead' : sum < best ? 'are behind in' : 'are level in';
  return [`With ${sum} BF in all you ${how} column ${column + 1}`];
});

/** All places of the indicator, and what the sale brings there. */
const gains = ({ before }: Chosen) => {
  const colour = colourSold(pending(before)?.a ?? NONE);
  return options(before).map((cursor) => {
    const moved = { ...(before as State), cursor };
    return { cursor, francs: saleFrancs(moved, colour), points: salePoints(moved, colour) };
  });
};

const sold = saying((choice) => {
  const here = gains(choice).find(({ cursor }) => cursor === choice.option);
  if (here === undefined) return undefined;
  const { francs, points } = here;
  const better = gains(choice).filter((one) => one.francs >= francs && one.points >= points);
  const most = Math.max(...better.map((one) => one.francs + one.points));
  const best = better.find((one) => one.francs + one.points === most);
  const more =
    best !== undefined && most > francs + points
      ? `Another place would have brought ${best.francs} BF and ${best.points} VP.`
      : `You went for ${points >= francs ? 'points' : 'francs'}`;
  return [`Sold for ${francs} BF and ${points} VP. ${more}`];
});

export const ANSWERS: Readonly<Record<string, ChoiceClaim>> = {
  'first/square': saying(({ option }) => [`has ${AREAS[option].length} spaces`]),
  'first/bid': saying(({ option, before }) =>
    option === 1
      ? ['A small bid']
      : ['A strong bid', `You have ${(before as State).money[LEARNER] - option} BF left`],
  ),
  'house/bid': standing,
  'house/place': saying(({ option, before }) => {
    const action = (before as State).actions[option];
    return [`a space for ${ACTIONS_IN_ENGLISH[action]}:`, `gain ${FREE_IN_ENGLISH[action]}.`];
  }),
  'sale/bid': standing,
  'sale/move': sold,
  'nobles/bid': standing,
  'nobles/keep': saying(({ option, before }, at) => {
    const noble = pending(before)?.a ?? NONE;
    if (option === 0) return ((s(at).nobles[LEARNER] >> noble) & 1) === 0 ? ['Discarded'] : undefined;
    const isUsed = ((s(at).usedNobles[LEARNER] >> noble) & 1) === 1;
    return isUsed ? ['Kept, and used', `Put ${s(at).rules.nobles[noble].cost} BF aside`] : undefined;
  }),
  'end/last': saying(({ option, before }, at) => {
    if (option !== PASS_OPTION) return ['Good.', 'unless Brussels'];
    const isFirst = (before as State).firstToPass === NONE && s(at).firstToPass === LEARNER;
    return isFirst ? [`counts ${s(at).rules.firstToPassManneken} Manneken Pis`] : undefined;
  }),
  'end/slide': saying(({ option, before }, at) => {
    const { column, row, alternative } = prestigeUse(option);
    const card = (before as State).rules.prestige[(before as State).prestigeStrip[column]];
    if (row !== undefined) {
      const multiplier = (before as State).multipliers[LEARNER * ROWS.length + row] + card.symbols;
      return [`${ROWS_IN_ENGLISH[row]}: each counts ${multiplier} now`];
    }
    const isRaised = card.bonus[alternative ?? 0].some(
      (bonus) => bonus.kind === 'advance' && bonus.track === 'architect',
    );
    if (!isRaised) return ['You took the bonus; the rows'];
    return [`of your ${s(at).built[LEARNER]} houses counts ${level(s(at), LEARNER, ARCHITECT_TRACK)} VP now`];
  }),
};

/** Of all options but the one that is wanted, by its name. */
const butFor = (wanted: string): ChoiceClaim =>
  saying(({ option, before }) => {
    if (option === PASS_OPTION) return ['Passing ends your round'];
    const name =
      option < SPACES
        ? ACTIONS_IN_ENGLISH[(before as State).actions[option]]
        : BRUSSELS_IN_ENGLISH[option - FIRST_BRUSSELS_OPTION];
    return name === wanted ? undefined : [`That would be ${name}. Not now: choose ${wanted}.`];
  });

/** A bid is refused that is higher than the most that is named, which can be bid. */
const isTooMuch: ChoiceClaim = (_, text, { option, before }) => {
  const [, bid, most] = /and (\d+) BF is more than you need here. Bid (\d+) BF at most/.exec(text) ?? [];
  return Number(bid) === option && Number(most) < option && options(before).includes(Number(most));
};

export const REFUSALS: Readonly<Record<string, ChoiceClaim>> = {
  'first/workshop': butFor('Workshop'),
  'first/bid': isTooMuch,
  'first/brussels': butFor('Stock Exchange'),
  'house/build': butFor('Construction'),
  'house/bid': isTooMuch,
  'sale/take-space': saying(({ option }) => {
    if (option === PASS_OPTION) return ['Passing ends your round'];
    return option < FIRST_BRUSSELS_OPTION ? undefined : ['the free space of the area'];
  }),
  'sale/bid': isTooMuch,
  'sale/jokers-task': butFor('Saint Catherine’s Market'),
  'nobles/space': butFor('Nobles'),
  'nobles/bid': isTooMuch,
  'nobles/grand-place': butFor('Grand-Place'),
  // The first noble has not been chosen yet.
  'nobles/use': saying(({ option }, at) => {
    const ready = s(at).rules.nobles.filter((_, noble) => (readyNobles(s(at), LEARNER) >> noble) & 1);
    const isNothingUsed = at.chosen.every(({ step }) => step !== 'use-nobles');
    if (!isNothingUsed || option < s(at).rules.nobles.length) return undefined;
    return ['without an effect', `${ready[0].name} is ready`];
  }),
};
