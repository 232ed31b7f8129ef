/** How choices of Bruxelles 1897 are made where they are more than a click on a thing. */
import { type Frame, type GameState, pending } from '@horta/engine';
import {
  COLUMNS,
  columnOf,
  FIRST_BUILDING_OPTION,
  MATERIAL_CARDS,
  materialAt,
  NOBLE,
  paymentSet,
  type State,
} from '@horta/engine/1897';
import { rightAfter } from '../../../choices/ahead.ts';
import { t } from '../../../words.svelte.ts';
import type { Surveyed } from '../../decision.ts';
import type { Choice, GameChoices, ThingId } from '../../game-view.ts';
import { BUILDING_ICONS } from '../card-icons.ts';
import { thing } from '../things.ts';
import { warningsOf1897 } from '../warnings.ts';
import Faces from './Faces.svelte';
import KeepNoble from './KeepNoble.svelte';
import Payments from './Payments.svelte';

const faces = async () => ({ default: Faces });
const keepNoble = async () => ({ default: KeepNoble });
const payments = async () => ({ default: Payments });

/** What follows a turn and is asked before it is sent: the architects. */
const HALVES: readonly string[] = ['place-architect', 'send-architects'];

function isHalf(view: GameState, { step, player }: Frame, option: number): boolean {
  if (step !== 'turn') return false;
  const next = pending(rightAfter(view, option));
  return next !== undefined && next.player === player && HALVES.includes(next.step);
}

interface Asked {
  readonly s: State;
  readonly frame: Frame;
  readonly seen: Surveyed;
}

const CHOOSERS: Readonly<Record<string, (asked: Asked) => Choice>> = {
  'place-architect': ({ s, frame: { a: cell, player } }) => ({
    anchor: thing.cell(cell),
    keeps: [...columnCells(s, cell).map(thing.cell), thing.bonus(columnOf(cell)), thing.hand(player, 0)],
    icon: 'architect',
    panel: faces,
  }),
  'send-architects': ({ frame: { a: building, player } }) => ({
    anchor: thing.building(building),
    keeps: [thing.hand(player, 0), thing.hand(player, 1), thing.hand(player, 2)],
    icon: BUILDING_ICONS[building],
  }),
  'keep-noble': ({ s, frame: { a: noble }, seen }) => ({
    anchor: placeOfNoble(seen),
    isBare: true,
    title: () => s.rules.nobles[noble].name,
    icon: 'noble',
    panel: keepNoble,
  }),
  'pay-house': ({ s, frame: { player } }) => {
    const cards = MATERIAL_CARDS.flatMap((_, card) =>
      s.materials[materialAt(player, card)] > 0 ? [thing.ownMaterial(player, card)] : [],
    );
    return {
      anchor: cards.at(-1) ?? thing.ownMaterial(player, 0),
      keeps: cards,
      isBare: true,
      title: () => t.choice_pay_house(),
      icon: 'house',
      panel: payments,
    };
  },
};

function columnCells({ rules }: State, cell: number): number[] {
  return Array.from({ length: rules.cells / COLUMNS }, (_, row) => row * COLUMNS + columnOf(cell));
}

/** The cell that an architect has taken it from, or the pile it was drawn from. */
function placeOfNoble({ played, look }: Surveyed): ThingId {
  const turn = played.slice(0, look.told?.position).findLast(({ move }) => move.step === 'turn')?.move.option;
  return turn !== undefined && turn < FIRST_BUILDING_OPTION ? thing.cell(turn) : thing.pile(NOBLE);
}

/** The cards that a payment would take. */
function reach(view: GameState, { step, player }: Frame, option: number): readonly ThingId[] {
  if (step !== 'pay-house') return [];
  const counts = (view as State).rules.payments.sets.counts[paymentSet(option)];
  return counts.flatMap((count, card) => (count > 0 ? [thing.ownMaterial(player, card)] : []));
}

export const choices1897: GameChoices = {
  choiceAt: (view, frame, _thing, seen) => CHOOSERS[frame.step]?.({ s: view as State, frame, seen }),
  isHalf,
  reach,
  warningsOf: warningsOf1897,
};
