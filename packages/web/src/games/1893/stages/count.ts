/** The final count: what is paid, what bonus tiles bring, and its rows. */
import type { Seat } from '@horta/engine';
import { type Event, type PointSource, ROWS, TILES } from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';
import type { Medal, Sheet } from '../../../stages/stage.ts';
import { signed } from '../../../stages/wording.ts';
import { say } from '../../../stages/words.ts';
import { t } from '../../../words.svelte.ts';
import type { ThingId } from '../../game-view.ts';
import { thing } from '../things.ts';
import { eventsOf, inTerms, type Story, sentences } from './telling.ts';

const none = { medals: [], notes: [] } as const;

function seatsOf({ view }: Story): Seat[] {
  return Array.from({ length: view.rules.players }, (_, seat) => seat);
}

export function costsSheet(story: Story): Sheet {
  const { rules } = story.view;
  const paid = eventsOf(story, 'noble-paid');
  const unpaid = eventsOf(story, 'noble-discarded');
  const of = (seat: Seat) => (event: { player: Seat }) => event.player === seat;
  return {
    ...none,
    icon: 'noble',
    rule: say.rule_costs({ points: t.points({ count: rules.unpaidNoblePenalty }) }),
    area: 'own',
    things: seatsOf(story).flatMap((seat): ThingId[] => [
      thing.francs(seat),
      ...rules.nobles.map((_, noble) => thing.ownNoble(seat, noble)),
    ]),
    counted(seat) {
      const count = paid.filter(of(seat)).length;
      const lost = unpaid.filter(of(seat)).length;
      const discs: { icon: IconName; text: string }[] = [];
      if (count > 0) discs.push({ icon: 'noble', text: String(count) });
      if (lost > 0) discs.push({ icon: 'close', text: String(lost) });
      return discs.length === 0 ? [{ text: say.share_nothing() }] : discs;
    },
  };
}

export function tilesSheet(story: Story): Sheet {
  const { speaker, view } = story;
  const parts = byTile(story.events);
  const medals = parts.map(({ tile, player, events }): Medal => {
    const points = events.reduce((sum, event) => sum + (event.type === 'points' ? event.amount : 0), 0);
    const isNothing = broughtNothing({ tile, player, events });
    return {
      thing: thing.tile(tile),
      parts: [{ seat: player, text: isNothing ? '0' : points === 0 ? '' : signed(points) }],
      counts: [],
      title: speaker.name(view, 'tile', TILES[tile]),
      texts: [...sentences(story, events), ...(isNothing ? [noPoints(speaker.player(player))] : [])],
    };
  });
  return {
    icon: 'tile',
    rule: say.rule_tiles(),
    area: 'side',
    things: parts.map(({ tile }) => thing.tile(tile)),
    medals,
    latest: medals.at(-1)?.thing,
    counted: (seat) =>
      parts
        .filter(({ player }) => player === seat)
        .map((part) => {
          const name = speaker.name(view, 'tile', TILES[part.tile]);
          return {
            text: broughtNothing(part) ? t.tip_value({ thing: name, value: t.points({ count: 0 }) }) : name,
          };
        }),
    notes: [],
  };
}

interface TilePart {
  readonly tile: number;
  readonly player: Seat;
  readonly events: Event[];
}

/** Whether a tile had nothing to count; one that raises a row asks first. */
function broughtNothing({ tile, events }: TilePart): boolean {
  return TILES[tile] !== 'row' && events.every(({ type }) => type === 'bonus-tile-scored');
}

function noPoints(player: string): string {
  return `${t.tip_value({ thing: player, value: t.points({ count: 0 }) })}.`;
}

/** Each bonus tile with what it brought. */
function byTile(events: readonly Event[]): TilePart[] {
  const parts: TilePart[] = [];
  for (const event of events) {
    if (event.type === 'bonus-tile-scored')
      parts.push({ tile: event.tile, player: event.player, events: [] });
    // What a choice of theirs brought comes later, and is that of the tile which asked for it.
    const last = event.type === 'row-raised' ? parts.find(({ tile }) => TILES[tile] === 'row') : parts.at(-1);
    last?.events.push(event);
  }
  return parts;
}

const ICONS: Readonly<Partial<Record<PointSource, IconName>>> = {
  houses: 'house',
  cubes: 'stone',
  'first-player': 'first-player',
  'row-architects': 'architect',
  'row-nobles': 'noble',
  'row-artworks': 'artwork',
  'row-francs': 'francs',
};

/** A row of the count: how many things, and what each is worth. */
export function rowSheet(story: Story): Sheet {
  const points = eventsOf(story, 'points');
  const source = story.stage as PointSource;
  const icon = ICONS[source] ?? 'points';
  return {
    ...none,
    icon,
    rule: ruleOf(story, source),
    area: 'own',
    things: seatsOf(story).flatMap((seat) => thingsOf(story, source, seat)),
    counted: (seat) =>
      points
        .filter(({ player }) => player === seat)
        .map(({ count, each }) => ({ icon, text: `${count} × ${t.points({ count: each })}` })),
  };
}

function ruleOf(story: Story, source: PointSource): string {
  const { rules } = story.view;
  const points = (count: number) => ({ points: t.points({ count }) });
  switch (source) {
    case 'houses':
      return rules.surcharges.length > 0 ? say.rule_buildings() : inTerms(story, 'rule_houses');
    case 'cubes':
      return say.rule_cubes(points(1));
    case 'first-player':
      return inTerms(story, 'rule_first_player', points(rules.firstPlayerBonus));
    case 'row-architects':
      return inTerms(story, 'rule_row_architects', { number: rules.architectsNotCounted });
    case 'row-nobles':
      return say.rule_row_nobles();
    case 'row-artworks':
      return say.rule_row_artworks();
    case 'row-francs':
      return say.rule_row_francs({ francs: t.francs({ count: rules.francsPerSet }) });
    default:
      return '';
  }
}

const ARCHITECT = 2;

function thingsOf({ view }: Story, source: PointSource, seat: Seat): ThingId[] {
  const row = ROWS.findIndex((name) => source === `row-${name}`);
  if (row >= 0) return [thing.row(seat, row)];
  if (source === 'houses')
    return [
      thing.track(seat, ARCHITECT),
      ...Array.from({ length: view.rules.houses }, (_, house) => thing.house(seat, house)),
    ];
  if (source === 'cubes') return [0, 1, 2, 3].map((material) => thing.ownCube(seat, material));
  return [thing.points(seat)];
}

export function totalSheet(story: Story): Sheet {
  const { speaker, view } = story;
  return {
    ...none,
    icon: 'crown-of-victory',
    rule: say.rule_total(),
    area: 'own',
    things: seatsOf(story).map(thing.points),
    counted: () => [],
    notes: eventsOf(story, 'game-ended').flatMap((event) => {
      const text = speaker.event(view, event);
      return text === undefined ? [] : [{ icon: 'crown-of-victory', seat: event.winners[0], text }];
    }),
  };
}
