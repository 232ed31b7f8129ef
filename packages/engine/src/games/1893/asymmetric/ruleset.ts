/** The asymmetric variant: another architect board for each player, and the strips with alternate sides. */
import type { ChoiceStep } from '../../../core/game.ts';
import { joinAbove } from '../agenda-checks.ts';
import { stripActions } from '../common-pack.ts';
import { dealStrips, indices } from '../deal.ts';
import type { Check, DealPart, FrameCheck } from '../rules.ts';
import type { Rules, State } from '../state.ts';
import { giveBoard, poweredBoards } from './boards.ts';
import { chooseBoard } from './choose-board.ts';
import type { AsymmetricComponents } from './pack.ts';
import { boardGain, takeWorkshopCube, turnNeedle, withGain, withNeedleTurn } from './powers.ts';
import { fillDisplayWithTop, takeNobleOrTop, withTopNoble } from './top-noble.ts';

/** Boards are chosen in turn order, or dealt. */
export type BoardsBy = 'choice' | 'chance';

export function asymmetric(base: Rules, components: AsymmetricComponents, by: BoardsBy): Rules {
  const boards = [...base.boards, ...poweredBoards(components)];
  const { artNouveau } = base;
  const others = components.otherStrips.value.map(stripActions);
  const strips = base.strips.map(([compassSide], i) => [compassSide, others[i]]);
  const takeArtwork = base.steps['take-artwork'] as ChoiceStep<State>;
  const deal = base.deal.map((part) => (part.id === 'strips' ? dealStrips({ ...base, strips }) : part));
  return {
    ...base,
    strips,
    boards,
    pointSources: [...base.pointSources, 'board-power'],
    playerSetup: by === 'choice' ? ['choose-board', ...base.playerSetup] : base.playerSetup,
    deal: by === 'chance' ? [...deal, dealBoards(boards.slice(1).map(({ id }) => id))] : deal,
    artNouveau: {
      ...artNouveau,
      sales: withGain(artNouveau.sales, 'sales-gain'),
      nobles: withTopNoble(artNouveau.nobles),
      materials: withGain(artNouveau.materials, 'materials-gain'),
      construction: withNeedleTurn(artNouveau.construction),
    },
    steps: {
      ...base.steps,
      'choose-board': chooseBoard(boards.slice(1)),
      'take-artwork': {
        ...takeArtwork,
        choose(s, frame, colour) {
          takeArtwork.choose(s, frame, colour);
          takeWorkshopCube(s, frame.player, colour);
        },
      },
      'board-gain': boardGain,
      'take-noble': takeNobleOrTop,
      'fill-display': fillDisplayWithTop,
      'turn-needle': turnNeedle(artNouveau.construction),
    },
    above: joinAbove(base.above, underActions(base.above), {
      'board-gain': ['sell-artwork', 'move-cursor', 'replace-artwork', 'take-cubes'],
    }),
    frameChecks: { ...base.frameChecks, ...FRAME_CHECKS },
    checks: [...base.checks, checkBoards],
  };
}

/** Wherever the first decision of an action can lie, the gain of a board can, below it, and the turn of a needle. */
function underActions(above: Rules['above']): Record<string, readonly string[]> {
  const below = Object.keys(above).filter((step) => above[step].includes('sell-artwork'));
  return Object.fromEntries(below.map((step) => [step, ['board-gain', 'turn-needle']]));
}

/** The board that all have in common, which comes first in the list, is nobody's. */
function dealBoards(ids: readonly string[]): DealPart<State> {
  return {
    id: 'boards',
    items: indices(ids.length),
    words: ids,
    lay(s, order) {
      for (let seat = 0; seat < s.rules.players; seat++) giveBoard(s, seat, order[seat] + 1);
    },
  };
}

const FRAME_CHECKS: Readonly<Record<string, FrameCheck<State>>> = {
  'choose-board': (s) => (s.round === 0 ? undefined : 'the setup is over'),
};

/** Each board is there once, and everyone has one who is not about to choose it. */
const checkBoards: Check<State> = (s, fault) => {
  s.boards.forEach((board, seat) => {
    const isDue = s.agenda.some(({ step, player }) => step === 'choose-board' && player === seat);
    if ((board === 0) !== isDue) fault(`boards[${seat}]`, isDue ? 'a board before it is chosen' : 'no board');
    if (board !== 0 && s.boards.indexOf(board) !== seat) fault(`boards[${seat}]`, 'a board that another has');
  });
};
