/** The variant in which every architect has a board and a power of their own. */
import {
  COLOURS,
  MATERIAL_NAMES,
  type Power,
  type PoweredBoard,
  type Rules,
  TRACKS,
} from '@horta/engine/1893';
import { m } from '#messages/rules-asymmetric';
import { boardDifference, boardName, boardPower, gainText } from '../../games/1893/architect-boards.ts';
import { m as game } from '../../games/1893/messages.ts';
import { actionName, colourName, materialName, trackName } from '../../games/1893/names.ts';
import { capitalised } from '../../text.ts';
import type { Voice } from '../../voice.ts';
import { pictures, points, table, text } from '../blocks.ts';
import type { Block, Chapter, Facts, Say, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { levels } from './amounts.ts';

/** Boards with a power, each with its place in the list of all boards. */
function boardsWithPower({ full }: Facts<Rules>): { board: PoweredBoard; place: number }[] {
  return full.boards.flatMap((board, place) =>
    'power' in board ? [{ board: board as PoweredBoard, place }] : [],
  );
}

function placeOf(rules: Rules, id: string): number {
  return rules.boards.findIndex((board) => board.id === id);
}

const boards: Topic<Rules> = {
  id: 'boards',
  title: plain(m.boards_title),
  blocks: [
    text(plain(m.boards_lead)),
    points(plain(m.boards_choose), plain(m.boards_strips), plain(m.boards_power)),
    table((v, facts) => ({
      head: [m.board_head({}, v), m.power_head({}, v), m.difference_head({}, v)],
      rows: boardsWithPower(facts).map(({ board, place }) => [
        board.name,
        capitalised(v.locale, boardPower(v, facts.full, place)),
        capitalised(v.locale, boardDifference(v, facts.full, place)),
      ]),
    })),
    pictures((facts) => [
      ...boardsWithPower(facts).map((_, i) => `asymmetric.boards.${i}`),
      'asymmetric.otherStrips',
    ]),
  ],
  rulings: ['R-26', 'R-57'],
  about: {
    steps: ['choose-board'],
    things: ['power'],
    reasons: ['board-taken'],
    sources: ['board-power'],
  },
  see: ['hankar', 'cauchie', 'horta', 'saintenoy', 'strauven', 'setup'],
};

/** What the common board has where this one differs. */
function commonInstead(v: Voice, rules: Rules, place: number): string {
  const board = nth(rules.boards, place);
  const common = nth(rules.boards, 0);
  const differs = (one: readonly number[] = [], other: readonly number[] = []) =>
    levels(one) !== levels(other);
  return [
    ...TRACKS.flatMap((track, i) =>
      differs(board.tracks[i], common.tracks[i])
        ? [game.board_track({ track: trackName(v, track), values: levels(common.tracks[i]) }, v)]
        : [],
    ),
    ...(differs(board.houseCosts, common.houseCosts)
      ? [game.board_costs({ values: levels(common.houseCosts) }, v)]
      : []),
    ...(board.multiplier === common.multiplier
      ? []
      : [game.board_multiplier({ number: common.multiplier }, v)]),
  ].join(', ');
}

/** The board of an architect: its power, what its owner does with it, its other numbers. */
function boardTopic(
  id: string,
  blocks: readonly Block<Rules>[],
  more: Pick<Topic<Rules>, 'rulings' | 'about' | 'see'>,
): Topic<Rules> {
  return {
    id,
    title: (v, { full }) => boardName(v, full, id),
    blocks: [
      ...blocks,
      text((v, { full }) => {
        const place = placeOf(full, id);
        const difference = boardDifference(v, full, place);
        // A pack may give it the numbers of the common board.
        return difference === ''
          ? m.board_power({ power: boardPower(v, full, id) }, v)
          : m.board_instead({ difference, common: commonInstead(v, full, place) }, v);
      }),
      pictures(({ full }) => [`asymmetric.boards.${placeOf(full, id) - 1}`]),
    ],
    rulings: more.rulings ?? [],
    about: { ...more.about, boards: [id] },
    see: more.see ?? ['boards'],
  };
}

function powerOf<K extends Power['kind']>(rules: Rules, kind: K): Extract<Power, { kind: K }> | undefined {
  const powers = rules.boards.map((board) => (board as Partial<PoweredBoard>).power);
  return powers.find((power) => power?.kind === kind) as Extract<Power, { kind: K }> | undefined;
}

const gainOf =
  (kind: 'materials-gain' | 'sales-gain', action: 'materials' | 'sales'): Say<Rules> =>
  (v, { full }) =>
    m.gain_when(
      {
        action: actionName(v, action),
        gain: gainText(v, powerOf(full, kind) ?? { francs: 0, points: 0 }),
      },
      v,
    );

const hankar = boardTopic(
  'hankar',
  [
    text((v) => m.hankar_first({ action: actionName(v, 'nobles') }, v)),
    points(plain(m.hankar_take), plain(m.hankar_else)),
  ],
  { rulings: ['R-56'], about: { reasons: ['no-noble-turned-up'] }, see: ['nobles', 'boards'] },
);

const cauchie = boardTopic(
  'cauchie',
  [
    text((v) => m.cauchie_take({ action: actionName(v, 'workshop') }, v)),
    table((v, { full }) => ({
      head: [m.colour_head({}, v), m.material_head({}, v)],
      rows: (powerOf(full, 'workshop-cube')?.cubes ?? []).map((cube, colour) => [
        colourName(v, nth(COLOURS, colour)),
        materialName(v, MATERIAL_NAMES.indexOf(cube)),
      ]),
    })),
    text(plain(m.cauchie_supply)),
  ],
  { see: ['workshop', 'boards'] },
);

const horta = boardTopic('horta', [text(gainOf('materials-gain', 'materials'))], {
  see: ['materials', 'boards'],
});

const saintenoy = boardTopic(
  'saintenoy',
  [
    text((v) => m.saintenoy_turn({ action: actionName(v, 'construction') }, v)),
    text(plain(m.saintenoy_limits)),
  ],
  { rulings: ['R-37', 'R-58'], about: { steps: ['turn-needle'] }, see: ['compass', 'rows', 'boards'] },
);

const strauven = boardTopic(
  'strauven',
  [text(gainOf('sales-gain', 'sales')), text(plain(m.strauven_white))],
  { rulings: ['R-59'], see: ['sales', 'construction', 'boards'] },
);

export const ASYMMETRIC: Chapter<Rules> = {
  id: 'asymmetric',
  title: plain(m.chapter),
  where: [{ boards: 'chosen' }, { boards: 'dealt' }],
  topics: [boards, hankar, cauchie, horta, saintenoy, strauven],
};
