/** What the frames of an agenda demand of the state, for states that come from outside. */
import { type Frame, NONE } from '../../core/game.ts';
import { actionObstacle } from './card-actions.ts';
import { architectsInBrussels } from './holdings.ts';
import {
  ARTWORK,
  BUILDINGS,
  COLOURS,
  COLUMNS,
  EFFECT_SOURCES,
  HOUSE,
  MATERIAL,
  NOBLE,
  type Pile,
} from './ids.ts';
import type { State } from './state.ts';
import { buildingObstacle } from './steps/buildings.ts';
import { columnLeaders } from './steps/column-majority.ts';
import { readyNobles } from './steps/use-nobles.ts';

type FrameCheck = (s: State, frame: Frame) => string | undefined;

const CHECKS: Readonly<Record<string, FrameCheck>> = {
  'column-majority': (s, { a }) => {
    if (a < 0 || a > COLUMNS) return 'no such column';
    return a > 0 && isActionPhase(s) ? 'columns are counted when all have passed' : undefined;
  },
  'column-bonus': (s, { player, a: column }) => {
    if (column < 0 || column >= COLUMNS) return 'no such column';
    return columnLeaders(s, column).includes(player) ? undefined : 'this player has no majority there';
  },
  arrest: hasArchitectsInBrussels,
  'arrest-architect': hasArchitectsInBrussels,
  turn: hasNotPassed,
  'place-architect': (s, frame) =>
    (s.cards[frame.a] ?? NONE) === NONE ? 'no card lies there' : hasNotPassed(s, frame),
  'send-architects': (s, frame) => {
    if (frame.a < 0 || frame.a >= BUILDINGS.length) return 'no such building';
    if (buildingObstacle(s, frame.player, frame.a) !== undefined) return 'the building would be of no use';
    return hasNotPassed(s, frame);
  },
  'choose-action': hasNotPassed,
  'choose-artwork': (s, frame) => twoCards(s, frame, ARTWORK),
  'choose-material': (s, frame) => twoCards(s, frame, MATERIAL),
  'choose-house': (s, frame) => twoCards(s, frame, HOUSE) ?? canBuild(s, frame),
  'choose-noble': (s, frame) => twoCards(s, frame, NOBLE),
  'sell-artwork': hasNotPassed,
  'pay-house': (s, frame) => isKind(s, HOUSE, frame.a) ?? canBuild(s, frame),
  'settle-noble': (s, frame) => isKind(s, NOBLE, frame.a) ?? hasNotPassed(s, frame),
  'keep-noble': (s, frame) => {
    if ((s.nobles[frame.player] >> frame.a) & 1) return 'a second noble of a kind can not be kept';
    return isKind(s, NOBLE, frame.a) ?? hasNotPassed(s, frame);
  },
  'use-nobles': (s, frame) => {
    if (frame.a <= 0 || (frame.b !== 0 && frame.b !== 1)) return 'no use left';
    if (frame.b === 0 && frame !== s.agenda.at(-1)) return 'an effect before the first use';
    return readyNobles(s, frame.player) === 0 ? 'no noble is ready' : hasNotPassed(s, frame);
  },
  'show-artwork': (s, frame) =>
    frame.a < 0 || frame.a >= 1 << COLOURS.length ? 'no such colours' : hasNotPassed(s, frame),
  'release-architect': (_, { a }) =>
    EFFECT_SOURCES[a] === undefined ? 'nothing frees an architect' : undefined,
};

export function isActionPhase(s: State): boolean {
  return s.agenda.some((frame) => frame.step === 'turns');
}

function hasNotPassed(s: State, { player }: Frame): string | undefined {
  return (s.passed >> player) & 1 ? 'this player has passed' : undefined;
}

function hasArchitectsInBrussels(s: State, { player }: Frame): string | undefined {
  return architectsInBrussels(s, player) === 0 ? 'no architect in Brussels' : undefined;
}

function isKind(s: State, pile: Pile, kind: number): string | undefined {
  return kind >= 0 && kind < s.rules.copies[pile].length ? undefined : 'no such card';
}

/** One card, or two alike, leave nothing to choose. */
function twoCards(s: State, frame: Frame, pile: Pile): string | undefined {
  if (frame.a === frame.b) return 'two cards alike';
  return isKind(s, pile, frame.a) ?? isKind(s, pile, frame.b) ?? hasNotPassed(s, frame);
}

function canBuild(s: State, frame: Frame): string | undefined {
  return actionObstacle(s, frame.player, HOUSE) === undefined
    ? hasNotPassed(s, frame)
    : 'the house can not be paid';
}

/** What can lie on the agenda above the turns of the action phase. */
const ACTIONS = [
  'turn',
  'place-architect',
  'send-architects',
  'sell-artwork',
  'pay-house',
  'keep-noble',
  'show-artwork',
  'choose-action',
  'choose-artwork',
  'choose-house',
  'choose-noble',
  'use-nobles',
  '(?:settle-noble |use-nobles )?(?:choose-material|release-architect)',
].join('|');

/** The agendas that can come up, as their steps from the bottom. */
const AGENDAS = new RegExp(
  `^(?:${[
    `round brussels-majority arms-majority column-majority turns (?:${ACTIONS})`,
    'round brussels-majority arms-majority column-majority (?:column-bonus )*release-architect',
    'round (?:arrest )*arrest-architect',
    '',
  ].join('|')})$`,
);

type Report = (path: string, message: string) => void;

export function checkAgenda(s: State, fault: Report): void {
  s.agenda.forEach((frame, i) => {
    const message = CHECKS[frame.step]?.(s, frame);
    if (message !== undefined) fault(`agenda[${i}] ${frame.step}`, message);
  });
  const steps = s.agenda.map((frame) => frame.step).join(' ');
  if (!AGENDAS.test(steps)) fault('agenda', `'${steps}' can not come up in this game`);
  if (s.agenda.length === 0 && s.round < s.rules.rounds)
    fault('agenda', 'the end of the game before the last round');
  const hasAllPassed = s.passed === (1 << s.rules.players) - 1;
  if (isActionPhase(s) === hasAllPassed)
    fault('passed', hasAllPassed ? 'all have passed, but turns go on' : 'not all have passed');
}
