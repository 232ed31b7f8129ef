/** What the frames of an agenda demand of the state, for states that come from outside. */
import { type Frame, NONE } from '../../core/game.ts';
import { isInArea } from './board.ts';
import { COLOURS, COLUMNS, ROWS, SPACES } from './ids.ts';
import { canPayHouse } from './payment.ts';
import { isFree } from './spaces.ts';
import { artworkAt, type State } from './state.ts';

type FrameCheck = (s: State, frame: Frame) => string | undefined;

const CHECKS: Readonly<Record<string, FrameCheck>> = {
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
  'take-cubes': (_, { a, b }) =>
    (a === 1 || a === 2) && (b === 0 || b === 1) ? undefined : 'expected 1 or 2 cubes',
  'pay-house': (s, { player }) => {
    if (s.built[player] >= s.rules.houseCosts.length) return 'all houses are built';
    return canPayHouse(s, player) ? undefined : 'the house can not be paid';
  },
  'place-house': (s, { player }) => {
    if (s.built[player] >= s.rules.houseCosts.length) return 'all houses are built';
    return s.houses.some((_, space) => isFree(s, space)) ? undefined : 'no space for the house';
  },
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

function inActionPhase(s: State): string | undefined {
  return s.iris === NONE || s.stockCard === NONE ? 'the action phase without an active area' : undefined;
}

function isSpace(space: number): boolean {
  return space >= 0 && space < SPACES;
}

function isNoble(s: State, noble: number): string | undefined {
  return noble >= 0 && noble < s.rules.nobles.length ? undefined : 'no such noble';
}

function forSale(s: State, { player, a: colour }: Frame): string | undefined {
  if (colour < 0 || colour >= COLOURS.length || s.artworks[artworkAt(player, colour)] === 0)
    return 'no such artwork to sell';
  return s.shop.includes(colour) ? 'the colour is displayed' : undefined;
}

/** What can lie on the agenda above a step of the round, from the bottom, while that step is under way. */
const UNDER_WAY: Readonly<Record<string, string>> = {
  'choose-iris': '',
  'neutral-meeples': ' place-neutral',
  turns: ` (?:turn|bid|cinquantenaire|use-nobles|(?:use-nobles )?cube-or-trade|(?:free-action )?(?:${[
    'take-artwork',
    'sell-artwork',
    'move-cursor',
    'replace-artwork',
    'take-noble',
    'fill-display keep-noble',
    'fill-display settle-noble cube-or-trade',
    'take-cubes',
    'pay-house',
    'place-house move-needle',
    'place-house',
  ].join('|')}))`,
  // The prestige cards won are used when the column majority is through and the next step not yet begun.
  'iris-majority': '(?: use-prestige)+',
};

/** The agendas that can come up with these steps of a round, as their steps from the bottom. */
export function agendaPattern(round: readonly string[]): RegExp {
  const rounds = round.flatMap((step, i) => {
    const above = UNDER_WAY[step];
    return above === undefined ? [] : [`${['round', ...round.slice(i).reverse()].join(' ')}${above}`];
  });
  return new RegExp(
    `^(?:round(?: start-artwork)+|${rounds.join('|')}|final-score(?: noble-costs)* pay-nobles|)$`,
  );
}

type Report = (path: string, message: string) => void;

export function checkAgenda(s: State, fault: Report): void {
  s.agenda.forEach((frame, i) => {
    const message = CHECKS[frame.step]?.(s, frame);
    if (message !== undefined) fault(`agenda[${i}] ${frame.step}`, message);
  });
  const steps = s.agenda.map((frame) => frame.step).join(' ');
  if (!s.rules.agendas.test(steps)) fault('agenda', `'${steps}' can not come up in this game`);
  const isEnd = s.agenda.length === 0 || s.agenda[0].step === 'final-score';
  if (isEnd && (s.round < s.rules.rounds || s.stockCard !== NONE))
    fault('agenda', 'the end of the game before the end of the last round');
  if (!isEnd && s.round === 0 && s.agenda.length > 1 && s.agenda[1].step !== 'start-artwork')
    fault('round', 'no round has begun');
}
