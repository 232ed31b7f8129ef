/** The aid of Bruxelles 1893, in the terms of its edition, with what the table has chosen. */
import {
  ACTIONS,
  type ActionName,
  type ArchitectBoard,
  BRUSSELS_ACTIONS,
  type PoweredBoard,
  type Rules,
  TRACKS,
} from '@horta/engine/1893';
import { capitalised, listOfAny } from '@horta/words/fetched';
import type { IconName } from '../art/icons.ts';
import { settings } from '../settings/settings.svelte.ts';
import { t } from '../words.svelte.ts';
import type { AidLine, AidSection, NameOf } from './card.ts';
import { a } from './words.ts';

/** The least bid, and what some free actions, passing and the final scoring give for each thing. */
const EACH = 1;

/** So many play with neutral meeples. */
const TWO = 2;

/** Where the first edition says it otherwise. */
type Term =
  | 'round_plan'
  | 'round_resolve'
  | 'neutral'
  | 'place'
  | 'workshop'
  | 'sales'
  | 'construction'
  | 'late_houses'
  | 'owner'
  | 'brussels_each'
  | 'brussels_second'
  | 'grand_place'
  | 'end_columns'
  | 'end_irises'
  | 'end_brussels'
  | 'end_back'
  | 'final_first'
  | 'row_architects'
  | `sym_${'iris' | 'crown' | 'architect' | 'release' | 'choice' | 'square'}`;
type Terms = { readonly [Key in Term]: (typeof a)[Key] };

function termsOf(rules: Rules): Terms {
  if (rules.game === '1893') return a;
  return new Proxy({} as Terms, { get: (_, key: Term) => a[`fe_${key}`] });
}

export function aid1893(rules: Rules, nameOf: NameOf): readonly AidSection[] {
  const say = termsOf(rules);
  const hasExpansion = rules.surcharges.length > 0;
  const powered = rules.boards.filter((board): board is PoweredBoard => 'power' in board);
  return [
    {
      id: 'round',
      title: a.sec_round(),
      lines: [
        { icons: ['points'], text: a.goal({ rounds: rules.rounds }) },
        { icons: ['square'], text: say.round_plan() },
        ...(rules.players === TWO ? [{ icons: ['meeple'], text: say.neutral() } as const] : []),
        { icons: ['meeple'], text: a.round_act() },
        { icons: ['iris'], text: say.round_resolve() },
      ],
    },
    { id: 'turn', title: a.sec_turn(), lines: turn(rules, say, nameOf) },
    { id: 'brussels', title: a.sec_brussels(), lines: brussels(rules, say, nameOf) },
    {
      id: 'round-end',
      title: a.sec_round_end(),
      lines: [
        { icons: ['prestige'], text: say.end_columns() },
        { icons: ['manneken'], text: a.end_first({ count: rules.firstToPassManneken }) },
        { icons: ['iris'], text: say.end_irises() },
        { icons: ['courthouse'], text: say.end_brussels() },
        ...(hasExpansion
          ? [{ icons: ['pavilion'], text: a.be_visit({ points: t.points({ count: EACH }) }) } as const]
          : []),
        { icons: ['meeple'], text: say.end_back() },
      ],
    },
    { id: 'end', title: a.sec_end(), lines: ending(rules, say, hasExpansion) },
    ...(hasExpansion ? [{ id: 'belle-epoque', title: a.sec_belle_epoque(), lines: belleEpoque() }] : []),
    ...(powered.length > 0
      ? [
          {
            id: 'boards',
            title: a.sec_boards(),
            lines: powered.map((board) => boardLine(board, powered, nameOf)),
          },
        ]
      : []),
    { id: 'symbols', title: a.sec_symbols(), lines: symbols(rules, say) },
  ];
}

function turn(rules: Rules, say: Terms, nameOf: NameOf): AidLine[] {
  const one = t.points({ count: EACH });
  const hasExpansion = rules.surcharges.length > 0;
  const late = rules.houseBonuses.filter((bonus) => bonus > 0);
  const texts: Readonly<Record<ActionName, string>> = {
    workshop: say.workshop(),
    sales: say.sales(),
    nobles: a.nobles({ costs: rules.displayCosts.join('/') }),
    materials: a.materials({ count: rules.cubesPerMaterialsAction }),
    construction: [
      say.construction({
        costs: listOfAny(settings.locale, [...new Set(rules.boards[0].houseCosts)].map(String)),
        points: t.points({ count: rules.noJokerBonus }),
      }),
      say.late_houses({ count: late.length, points: t.points({ count: late[0] ?? 0 }) }),
    ].join(' '),
  };
  const owners: Readonly<Record<ActionName, string>> = {
    workshop: a.owner_workshop(),
    sales: a.owner_sales({ points: one }),
    nobles: a.owner_nobles(),
    materials: a.owner_materials(),
    construction:
      rules.game === '1893-first-edition'
        ? a.fe_owner_construction({ points: one })
        : hasExpansion
          ? a.owner_construction_be({ points: one })
          : a.owner_construction({ points: one }),
  };
  const passing = { francs: t.francs({ count: EACH }), count: rules.firstToPassManneken };
  return [
    { icons: ['meeple', 'francs'], text: say.place({ francs: t.francs({ count: EACH }) }) },
    ...ACTIONS.map(
      (action): AidLine => ({
        icons: [action],
        name: nameOf('action', action),
        text: texts[action],
        owner: `${say.owner()} ${owners[action]}`,
      }),
    ),
    {
      icons: ['pass'],
      text:
        rules.game === '1893'
          ? a.pass(passing)
          : a.fe_pass({ ...passing, tile: t.francs({ count: exhibitionFrancs(rules) }) }),
    },
  ];
}

function brussels(rules: Rules, say: Terms, nameOf: NameOf): AidLine[] {
  const texts = [
    a.stock(),
    say.grand_place(),
    a.cinquantenaire(),
    a.saint_catherine({ count: rules.jokersAtMarket }),
  ];
  return [
    {
      icons: ['meeple'],
      text: rules.usesPerArchitect === 1 ? say.brussels_each() : say.brussels_second(),
    },
    ...BRUSSELS_ACTIONS.map(
      (action, i): AidLine => ({ icons: [action], name: nameOf('brussels', action), text: texts[i] }),
    ),
  ];
}

function ending(rules: Rules, say: Terms, hasExpansion: boolean): AidLine[] {
  const one = t.points({ count: EACH });
  // From the top of the board; the first edition has them the other way round.
  const rows: readonly AidLine[] = [
    { icons: ['meeple'], text: say.row_architects({ count: rules.architectsNotCounted }) },
    { icons: ['noble'], text: a.row_nobles() },
    { icons: ['artwork'], text: a.row_artworks() },
    { icons: ['francs'], text: a.row_francs({ francs: t.francs({ count: rules.francsPerSet }) }) },
  ];
  const houses =
    rules.game === '1893-first-edition'
      ? a.fe_final_houses()
      : hasExpansion
        ? a.final_buildings()
        : a.final_houses();
  return [
    {
      icons: ['noble'],
      text: a.final_nobles({ points: t.points({ count: rules.unpaidNoblePenalty }) }),
    },
    { icons: ['house'], text: houses },
    {
      icons: hasExpansion ? ['wood', 'iron', 'stone', 'glass'] : ['wood', 'iron', 'stone'],
      text: a.final_cubes({ points: one }),
    },
    {
      icons: ['first-player'],
      text: say.final_first({ points: t.points({ count: rules.firstPlayerBonus }) }),
    },
    { icons: ['symbol'], text: a.final_rows() },
    ...(rules.game === '1893' ? rows : rows.toReversed()).map((row): AidLine => ({ ...row, isPart: true })),
    { icons: ['crown-of-victory'], text: a.ties() },
  ];
}

function belleEpoque(): AidLine[] {
  return [
    { icons: ['glass'], text: a.be_glass() },
    { icons: ['pavilion'], text: a.be_pavilion() },
    { icons: ['card'], text: a.be_cards() },
    { icons: ['tile'], text: a.be_tile() },
    { icons: ['traveller'], text: a.be_traveller() },
    { icons: ['art-white'], text: a.be_white() },
  ];
}

/** Its power, and the numbers that other boards have otherwise. */
function boardLine(board: PoweredBoard, all: readonly ArchitectBoard[], nameOf: NameOf): AidLine {
  const told: readonly { readonly name: string; numbers(one: ArchitectBoard): string }[] = [
    ...TRACKS.map((track, i) => ({
      name: nameOf('track', track),
      numbers: ({ tracks }: ArchitectBoard) => tracks[i].join('-'),
    })),
    { name: a.house_costs(), numbers: ({ houseCosts }) => houseCosts.join('-') },
    { name: a.row_multiplier(), numbers: ({ multiplier }) => `×${multiplier}` },
  ];
  const unlike = told.filter(
    ({ numbers }) => all.filter((other) => numbers(other) === numbers(board)).length === 1,
  );
  return {
    icons: [BOARD_ICONS[board.power.kind]],
    name: nameOf('board', board.id),
    text: nameOf('board-power', board.id),
    ...(unlike.length === 0
      ? {}
      : {
          owner: unlike
            .map(({ name, numbers }) =>
              a.board_numbers({ name: capitalised(settings.locale, name), numbers: numbers(board) }),
            )
            .join('; '),
        }),
  };
}

/** The action that the power goes with. */
const BOARD_ICONS: Readonly<Record<PoweredBoard['power']['kind'], IconName>> = {
  'materials-gain': 'materials',
  'sales-gain': 'sales',
  'workshop-cube': 'workshop',
  'top-noble': 'nobles',
  'turn-needle': 'construction',
};

/** What the first edition’s tile gives to whoever passes first; only its pack knows it. */
function exhibitionFrancs({ pack }: Rules): number {
  const { exhibitionFrancs: tile } = pack.components as { exhibitionFrancs?: { value: number } };
  return tile?.value ?? 0;
}

function symbols(rules: Rules, say: Terms): AidLine[] {
  // As on the compass of the edition.
  const chosen: readonly IconName[] =
    rules.game === '1893' ? ['wood', 'francs', 'stone'] : ['wood', 'iron', 'stone'];
  return [
    { icons: ['iris'], text: say.sym_iris() },
    { icons: ['crown'], text: say.sym_crown() },
    { icons: ['architect'], text: say.sym_architect() },
    { icons: ['release'], text: say.sym_release() },
    { icons: ['symbol'], text: a.sym_symbol() },
    { icons: ['manneken'], text: a.sym_manneken() },
    { icons: ['joker'], text: a.sym_joker() },
    { icons: chosen, text: say.sym_choice({ francs: t.francs({ count: rules.francsPerUnit }) }) },
    { icons: ['square'], text: say.sym_square() },
  ];
}
