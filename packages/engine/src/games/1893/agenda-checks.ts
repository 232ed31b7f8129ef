/** What the frames of an agenda demand of the state, for states that come from outside. */
import { type ChoiceStep, type Frame, NONE } from '../../core/game.ts';
import { isInArea } from './board.ts';
import { COLUMNS, ROWS, SPACES } from './ids.ts';
import { ALL_SALES, artworkSold, colourSold } from './market.ts';
import { artworkAt } from './places.ts';
import type { FrameCheck, Report } from './rules.ts';
import type { State } from './state.ts';

/** Checks of the frames that all editions have. */
export const FRAME_CHECKS: Readonly<Record<string, FrameCheck<State>>> = {
  'start-artwork': (s) => (s.round === 0 ? undefined : 'the setup is over'),
  'choose-iris': (s) => (s.stockCard === NONE ? 'no stock card to choose an iris from' : undefined),
  'neutral-meeples': (s, { a }) => (a < 0 || a > s.rules.players ? 'no such seat' : undefined),
  'place-neutral': inActionPhase,
  turn: (s, { player }) =>
    inActionPhase(s) ?? ((s.passed >> player) & 1 ? 'this player has passed' : undefined),
  bid: (s, { player, a: space }) => {
    if (!isSpace(space) || s.iris === NONE || !isInArea(s.iris, space))
      return 'no such space in the active area';
    if (s.meeples[space] !== NONE) return 'the space is taken';
    return s.architects[player] === 0 || s.money[player] === 0 ? 'nothing to place or to bid' : undefined;
  },
  'free-action': (s, { a: space, b }) =>
    isSpace(space) && b >= 0 && b < s.rules.players ? undefined : 'no such space or seat',
  'move-cursor': forSale,
  'replace-artwork': (s, frame) =>
    s.shop.includes(NONE) ? 'there is an empty space in the display' : forSale(s, frame),
  'settle-noble': (s, { a }) => isNoble(s, a),
  'keep-noble': (s, { player, a }) =>
    isNoble(s, a) ?? ((s.nobles[player] >> a) & 1 ? 'a second noble of a kind can not be kept' : undefined),
  'take-noble': (s, { a }) => (a === 0 ? undefined : isNoble(s, a - 1)),
  'fill-display': (s, { a }) => (a === 0 ? undefined : isNoble(s, a - 1)),
  'take-cubes': (_, { a, b }) =>
    (a === 1 || a === 2) && b >= 0 && b <= 2 ? undefined : 'expected 1 or 2 cubes',
  'pay-house': canBuild,
  'place-house': canBuild,
  'use-nobles': (_, { a }) => (a > 0 ? undefined : 'no use left'),
  'use-prestige': (s, { a: cards, b: rows }) => {
    if (cards <= 0 || cards >= 1 << (2 * COLUMNS) || rows < 0 || rows >= 1 << ROWS.length)
      return 'no such cards or rows';
    for (let column = 0; column < COLUMNS; column++) {
      const isDue = ((cards | (cards >> COLUMNS)) >> column) & 1;
      if (isDue && s.prestigeStrip[column] === NONE) return `no card under column ${column + 1}`;
    }
    return undefined;
  },
};

export function inActionPhase(s: State): string | undefined {
  return s.iris === NONE || s.stockCard === NONE ? 'the action phase without an active area' : undefined;
}

export function isSpace(space: number): boolean {
  return space >= 0 && space < SPACES;
}

function isNoble(s: State, noble: number): string | undefined {
  return noble >= 0 && noble < s.rules.nobles.length ? undefined : 'no such noble';
}

function canBuild(s: State, frame: Frame): string | undefined {
  if (s.built[frame.player] >= s.rules.houses) return 'all houses are built';
  return hasOptions(s, frame) ? undefined : 'the house can not be built';
}

/** Whether there is a choice to make for a frame that waits. */
function hasOptions(s: State, frame: Frame): boolean {
  const step = s.rules.steps[frame.step] as ChoiceStep<State>;
  const out: number[] = [];
  step.options(s, frame, out);
  return out.length > 0;
}

function forSale(s: State, { player, a: sale }: Frame): string | undefined {
  if (sale < 0 || sale >= ALL_SALES || s.artworks[artworkAt(player, artworkSold(sale))] === 0)
    return 'no such artwork to sell';
  return s.shop.includes(colourSold(sale)) ? 'the colour is displayed' : undefined;
}

/** What the decisions of an action begin with, or go on with. */
export const ACTION_STEPS = [
  'take-artwork',
  'sell-artwork',
  'move-cursor',
  'replace-artwork',
  'take-noble',
  'fill-display',
  'take-cubes',
  'pay-house',
  'place-house',
];

/** By step: what can lie directly above it, beside the steps of rounds, which follow from their order. */
export const ABOVE: Readonly<Record<string, readonly string[]>> = {
  'neutral-meeples': ['place-neutral'],
  turns: ['turn', 'bid', 'cinquantenaire', 'use-nobles', 'cube-or-trade', 'free-action', ...ACTION_STEPS],
  'free-action': ACTION_STEPS,
  'use-nobles': ['cube-or-trade'],
  'fill-display': ['keep-noble', 'settle-noble'],
  'settle-noble': ['cube-or-trade'],
  'place-house': ['move-needle'],
  // The prestige cards won are used when the column majority is through and the next step not yet begun.
  'iris-majority': ['use-prestige'],
  'use-prestige': ['use-prestige'],
  'final-score': ['noble-costs', 'pay-nobles'],
  'noble-costs': ['noble-costs', 'pay-nobles'],
};

/** Both tables in one. */
export function joinAbove(
  ...tables: readonly Readonly<Record<string, readonly string[]>>[]
): Record<string, readonly string[]> {
  const joined: Record<string, readonly string[]> = {};
  for (const table of tables) {
    for (const [step, steps] of Object.entries(table)) joined[step] = [...(joined[step] ?? []), ...steps];
  }
  return joined;
}

/** What lies above what while the steps of these lists wait for their turn: each above the one that comes after it. */
export function aboveInOrder(bottom: string, steps: readonly string[]): Record<string, readonly string[]> {
  const above: Record<string, string[]> = {};
  steps.forEach((step, i) => {
    const below = steps[i + 1] ?? bottom;
    above[below] = [...(above[below] ?? []), step];
  });
  return above;
}

export function checkAgenda(s: State, fault: Report): void {
  const { rules, agenda } = s;
  agenda.forEach((frame, i) => {
    const message = rules.frameChecks[frame.step]?.(s, frame);
    if (message !== undefined) fault(`agenda[${i}] ${frame.step}`, message);
  });
  const isMisplaced = agenda.some((frame, i) => {
    const below = i === 0 ? '' : agenda[i - 1].step;
    return !(Object.hasOwn(rules.above, below) && rules.above[below].includes(frame.step));
  });
  if (isMisplaced)
    fault('agenda', `'${agenda.map((frame) => frame.step).join(' ')}' can not come up in this game`);
  const isEnd = agenda.length === 0 || agenda[0].step === 'final-score';
  if (isEnd && s.round < rules.rounds)
    fault('agenda', 'the end of the game before the end of the last round');
  const isSetup = agenda.length > 1 && rules.playerSetup.includes(agenda[1].step);
  if (!isEnd && s.round === 0 && agenda.length > 1 && !isSetup) fault('round', 'no round has begun');
}
