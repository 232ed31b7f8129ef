/** The majorities of columns, coats of arms and Brussels, and the cards of the next round. */
import { NONE, type Seat } from '@horta/engine';
import {
  BUILDINGS,
  type Cell,
  COLUMNS,
  type Event,
  level,
  NEUTRAL,
  PRESTIGE,
  SCALES,
} from '@horta/engine/1897';
import type { Medal, Note, Sheet } from '../../../stages/stage.ts';
import { byLevel, columnList, outcome, signed, tally } from '../../../stages/wording.ts';
import { say } from '../../../stages/words.ts';
import { t } from '../../../words.svelte.ts';
import { buildingShares } from '../reading.ts';
import { thing } from '../things.ts';
import { eventsOf, type Story, seatsOf, sentences } from './telling.ts';

/** The architects that lie on these cells. */
function architectsOn({ view }: Story, cells: readonly Cell[]): Medal['counts'] {
  return cells
    .filter((cell) => view.owners[cell] !== NONE)
    .map((cell) => ({
      thing: thing.cell(cell),
      seat: view.owners[cell] === NEUTRAL ? undefined : view.owners[cell],
    }));
}

function cellsOf({ view }: Story, column: number): Cell[] {
  return Array.from({ length: view.rules.cells / COLUMNS }, (_, row) => row * COLUMNS + column);
}

export function columnsSheet(story: Story): Sheet {
  const { speaker } = story;
  const columns = eventsOf(story, 'column-majority');
  const deeds = deedsByColumn(story.events);
  const medals = columns.map(({ column, players, sums, neutral }): Medal => {
    const own = deeds.get(column) ?? [];
    return {
      thing: thing.bonus(column),
      tag: 'card',
      parts:
        players.length === 0
          ? [{ seat: undefined, text: String(neutral) }]
          : players.map((seat) => ({ seat, text: String(sums[seat]) })),
      counts: architectsOn(story, cellsOf(story, column)),
      title: say.stage_column({ column: column + 1 }),
      texts: [outcome(speaker, { counts: sums, neutral, players }), ...sentences(story, own)],
    };
  });
  return {
    icon: 'prestige',
    // All that there are, also while somebody has to choose in between.
    rule: say.rule_1897_columns({ count: columnsWithArchitects(story) }),
    area: 'main',
    things: columns.flatMap(({ column }) => [
      thing.bonus(column),
      ...architectsOn(story, cellsOf(story, column)).map((counted) => counted.thing),
    ]),
    medals,
    latest: medals.at(-1)?.thing,
    counted(seat) {
      const own = columns.filter(({ players }) => players.includes(seat)).map(({ column }) => column + 1);
      const list = columnList(own);
      return list === undefined ? [] : [{ text: list }];
    },
    notes: [],
  };
}

function columnsWithArchitects(story: Story): number {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  return columns.filter((column) => architectsOn(story, cellsOf(story, column)).length > 0).length;
}

/** By column: what its bonus brought. */
function deedsByColumn(events: readonly Event[]): Map<number, Event[]> {
  const deeds = new Map<number, Event[]>();
  let own: Event[] = [];
  for (const event of events) {
    if (event.type === 'column-majority') {
      own = [];
      deeds.set(event.column, own);
    } else own.push(event);
  }
  return deeds;
}

export function armsSheet(story: Story): Sheet {
  const { view, speaker } = story;
  const arms = eventsOf(story, 'arms-majority');
  const levelOf = (seat: Seat) => level(view, seat, PRESTIGE);
  const medals = arms.map(({ block, players, counts, neutral }): Medal => {
    const scores = players.map((seat) => [seat, levelOf(seat)] as const);
    return {
      thing: thing.arms(block),
      parts:
        players.length === 0
          ? [{ seat: undefined, text: '0' }]
          : scores.map(([seat, amount]) => ({ seat, text: signed(amount) })),
      counts: architectsOn(story, view.rules.blocks[block]),
      title: say.stage_arms({ name: speaker.name(view, 'arms', block) }),
      texts: [
        outcome(speaker, { counts, neutral, players }),
        ...(players.length === 0
          ? []
          : [byLevel(speaker, speaker.name(view, 'track', SCALES[PRESTIGE]), scores)]),
      ],
    };
  });
  return {
    icon: 'arms',
    rule: say.rule_1897_arms({ count: arms.length }),
    area: 'main',
    things: [
      ...arms.map(({ block }) => thing.arms(block)),
      ...[...new Set(arms.flatMap(({ block }) => view.rules.blocks[block]))].map(thing.cell),
    ],
    medals,
    counted(seat) {
      const count = arms.filter(({ players }) => players.includes(seat)).length;
      return count === 0 ? [] : [{ icon: 'arms', text: `${count} × ${t.points({ count: levelOf(seat) })}` }];
    },
    notes: [],
  };
}

export function brusselsSheet(story: Story): Sheet {
  const { view, speaker } = story;
  const [majority] = eventsOf(story, 'brussels-majority');
  const arrested = eventsOf(story, 'architect-arrested');
  /** Before one of them was taken away. */
  const sent = (building: number) =>
    seatsOf(story).map(
      (seat) =>
        (buildingShares(view, building).find((share) => share.seat === seat)?.count ?? 0) +
        arrested.filter((event) => event.player === seat && event.building === building).length,
    );
  const medals = BUILDINGS.flatMap((_, building): Medal[] => {
    const counts = sent(building);
    const parts = seatsOf(story).filter((seat) => counts[seat] > 0);
    if (parts.length === 0) return [];
    return [
      {
        thing: thing.building(building),
        tag: 'place',
        parts: parts.map((seat) => ({ seat, text: String(counts[seat]) })),
        counts: [],
        title: speaker.name(view, 'brussels', building),
        texts: [say.stage_sent({ tally: tally(speaker, counts) })],
      },
    ];
  });
  if (majority !== undefined)
    medals.push({
      thing: thing.prison,
      tag: 'place',
      parts: arrested.map(({ player }) => ({ seat: player, text: '+1' })),
      counts: arrested.map(({ player, building }) => ({ thing: thing.building(building), seat: player })),
      title: speaker.name(view, 'label', 'prison'),
      texts: [outcome(speaker, majority), ...sentences(story, arrested)],
    });
  return {
    icon: 'prison',
    rule:
      majority === undefined
        ? say.rule_1897_brussels_none()
        : say.rule_1897_brussels({ number: Math.max(...majority.counts) }),
    area: 'side',
    things: [...BUILDINGS.map((_, building) => thing.building(building)), thing.prison],
    medals,
    latest: medals.at(-1)?.thing,
    counted: (seat) => [
      { icon: 'meeple', text: say.share_in_brussels({ count: majority?.counts[seat] ?? 0 }) },
      ...(arrested.some(({ player }) => player === seat)
        ? [{ icon: 'prison' as const, text: say.share_to_prison() }]
        : []),
    ],
    notes: [],
  };
}

export function cardsSheet(story: Story): Sheet {
  const { view, before, speaker } = story;
  const [laid] = eventsOf(story, 'bonuses-laid');
  const medals = (laid?.bonuses ?? []).map(
    (bonus, column): Medal => ({
      thing: thing.bonus(column),
      parts: [],
      counts: [],
      title: say.stage_column({ column: column + 1 }),
      texts: [say.stage_card_won({ card: speaker.name(view, 'bonus', bonus) })],
    }),
  );
  const told = (icon: Note['icon'], type: Event['type']) =>
    sentences(story, eventsOf(story, type)).map((text): Note => ({ icon, text }));
  return {
    icon: 'card',
    rule: say.rule_1897_cards(),
    area: 'main',
    things: [
      ...medals.map((medal) => medal.thing),
      ...Array.from({ length: view.rules.cells }, (_, cell) => thing.cell(cell)),
    ],
    medals,
    counted: () => [],
    notes: [
      ...told('expo', 'first-player-chosen'),
      ...told('card', 'area-laid'),
      {
        icon: 'first-player',
        seat: view.firstPlayer,
        text: [
          say.note_begins({ player: speaker.player(view.firstPlayer), round: before.round + 1 }),
          say.note_expo_worth({ points: t.points({ count: view.rules.expoPoints }) }),
        ].join(' '),
      },
    ],
  };
}
