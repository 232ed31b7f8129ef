/** How choices of Bruxelles 1893 are made where they are more than a click on a thing. */
import { type Frame, type GameState, pending } from '@horta/engine';
import {
  ACTIONS,
  actionObstacle,
  BRUSSELS_ACTIONS,
  COLOURS,
  COLUMNS,
  JOKER,
  MATERIAL_NAMES,
  prestigeUse,
  ROWS,
  SPACES,
  type State,
} from '@horta/engine/1893';
import { rightAfter } from '../../../choices/ahead.ts';
import { t } from '../../../words.svelte.ts';
import type { Surveyed } from '../../decision.ts';
import type { Choice, GameChoices, ThingId } from '../../game-view.ts';
import { inTerms } from '../editions.ts';
import { nobleInHand } from '../noble-in-hand.ts';
import { thing } from '../things.ts';
import { warningsOf1893 } from '../warnings.ts';
import Bid from './Bid.svelte';
import KeepNoble from './KeepNoble.svelte';
import Market from './Market.svelte';
import Payments from './Payments.svelte';
import Prestige from './Prestige.svelte';
import { columnAsked } from './prestige.ts';

/** By itself: most games have no such choice. */
const street = () => import('./Street.svelte');
const bid = async () => ({ default: Bid });
const keepNoble = async () => ({ default: KeepNoble });
const market = async () => ({ default: Market });
const payments = async () => ({ default: Payments });
const prestige = async () => ({ default: Prestige });

/** By step: those that follow it and are asked before it is sent. */
const HALVES: Readonly<Record<string, readonly string[]>> = {
  turn: ['bid', 'send-travellers'],
  'move-cursor': ['replace-artwork'],
};

function isHalf(view: GameState, { step, player }: Frame, option: number): boolean {
  const halves = HALVES[step];
  if (halves === undefined) return false;
  const next = pending(rightAfter(view, option));
  return next !== undefined && next.player === player && halves.includes(next.step);
}

interface Asked {
  readonly s: State;
  readonly frame: Frame;
  readonly thing: ThingId | undefined;
  readonly seen: Surveyed;
}

const atSpace = ({ s, frame: { a: space } }: Asked): Choice => ({
  anchor: thing.space(space),
  icon: ACTIONS[s.actions[space]],
});

const atBrussels = (action: number): Choice => ({
  anchor: thing.brussels(action),
  icon: BRUSSELS_ACTIONS[action],
});

const atCard = ({ frame: { player, a: site } }: Asked): Choice => ({ anchor: thing.ownCard(player, site) });

/** At one's own cubes, with what says how to pay. */
const atCubes = ({ s, frame: { player } }: Asked): Choice => ({
  anchor: thing.ownCube(player, JOKER),
  isBare: true,
  title: () => t.own_cubes(),
  keeps: [
    ...s.rules.cubes.flatMap((count, material) => (count > 0 ? [thing.ownCube(player, material)] : [])),
    ...s.compass.map((_, place) => thing.compass(place)),
  ],
});

const atMarket = ({ s }: Asked): Choice => ({
  anchor: thing.market(s.cursor),
  over: 'board',
  title: (speaker) => speaker.name(s, 'label', 'market'),
  icon: 'sales',
  panel: market,
});

const CHOOSERS: Readonly<Record<string, (asked: Asked) => Choice | undefined>> = {
  'choose-board': ({ frame: { player } }) => ({
    anchor: thing.architects(player),
    over: 'boards',
    icon: 'architect',
    panel: street,
  }),
  bid: (asked) => ({ ...atSpace(asked), keeps: aboutBid(asked.s, asked.frame.a), panel: bid }),
  'do-action': (asked) => ({ ...atSpace(asked), standsBack: isFirst }),
  'take-back-francs': atSpace,
  'send-travellers': ({ frame: { a: action } }) => atBrussels(action),
  cinquantenaire: ({ s, frame: { player } }) => ({
    ...atBrussels(BRUSSELS_ACTIONS.indexOf('cinquantenaire')),
    standsBack: (action) => actionObstacle(s, player, action) !== undefined,
  }),
  'keep-noble': ({ s, frame: { a: noble }, seen }) => ({
    anchor: placeOfNoble(s, seen),
    title: () => s.rules.nobles[noble].name,
    icon: 'noble',
    panel: keepNoble,
  }),
  'use-prestige': ({ s, frame, thing: asked, seen }) => {
    const column = columnAsked({ view: s, frame, legal: seen.legal }, asked);
    return column === undefined
      ? undefined
      : {
          anchor: thing.column(column),
          title: () => t.choice_prestige_card({ column: column + 1 }),
          icon: 'prestige',
          // It is asked under which of them the card goes.
          keeps: ROWS.map((_, row) => thing.row(frame.player, row)),
          panel: prestige,
        };
  },
  'move-cursor': atMarket,
  'replace-artwork': atMarket,
  'discard-nobles': ({ s }) => ({
    anchor: thing.noble(0),
    keeps: s.nobleDisplay.map((_, slot) => thing.noble(slot)),
  }),
  'pay-nobles': ({ s, frame: { player } }) => {
    const kept = s.rules.nobles.flatMap((_, noble) => ((s.nobles[player] >> noble) & 1 ? [noble] : []));
    const nobles = kept.map((noble) => thing.ownNoble(player, noble));
    return { anchor: nobles[0], keeps: nobles };
  },
  'pay-house': (asked) => ({
    ...atCubes(asked),
    title: () => inTerms(asked.s.rules, 'choice_pay_house'),
    icon: 'construction',
    panel: payments,
  }),
  'take-cubes': (asked) => ({ ...atCubes(asked), icon: 'materials' }),
  'cube-or-trade': (asked) => ({ ...atCubes(asked), icon: 'materials' }),
  'swap-artwork': (asked) => ({ ...atCubes(asked), icon: 'materials' }),
  'use-card': (asked) => ({ ...atCard(asked), standsBack: isFirst }),
  'play-again': atCard,
};

/** The first option of such a step declines. */
function isFirst(option: number): boolean {
  return option === 0;
}

/** The card still lies where it was taken. */
function placeOfNoble(s: State, seen: Surveyed): ThingId {
  const slot = nobleInHand(seen)?.slot ?? -1;
  return slot >= 0 && slot < s.nobleDisplay.length ? thing.noble(slot) : thing.nobleDeck;
}

/** The column with its card, and what one looks at to judge the action. */
function aboutBid(s: State, space: number): ThingId[] {
  return [...columnOf(space).map(thing.space), thing.column(space % COLUMNS), ...aboutAction(s, space)];
}

function aboutAction(s: State, space: number): ThingId[] {
  switch (ACTIONS[s.actions[space]]) {
    case 'workshop':
      return COLOURS.map((_, colour) => thing.workshop(colour));
    case 'sales':
      return [thing.market(0), thing.market(24), thing.shop(0)];
    case 'nobles':
      return s.nobleDisplay.map((_, slot) => thing.noble(slot));
    case 'materials':
      return MATERIAL_NAMES.map((_, material) => thing.supply(material));
    case 'construction':
      return s.compass.map((_, place) => thing.compass(place));
  }
}

function columnOf(space: number): number[] {
  return Array.from({ length: SPACES }, (_, other) => other).filter(
    (other) => other % COLUMNS === space % COLUMNS,
  );
}

/** The things that a choice would change: they are shown as what would be. */
function reach(_view: GameState, { step, player }: Frame, option: number): readonly ThingId[] {
  if (step !== 'use-prestige') return [];
  const { row } = prestigeUse(option);
  return row === undefined ? [] : [thing.row(player, row)];
}

export const choices1893: GameChoices = {
  choiceAt: (view, frame, asked, seen) =>
    CHOOSERS[frame.step]?.({ s: view as State, frame, thing: asked, seen }),
  isHalf,
  reach,
  warningsOf: warningsOf1893,
};
