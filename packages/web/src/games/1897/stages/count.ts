/** The final count: what is paid, and its rows. */
import type { Seat } from '@horta/engine';
import { ARCHITECTURE, COLOURS, COLUMNS, HOUSES, MATERIAL_CARDS, type PointSource } from '@horta/engine/1897';
import type { IconName } from '../../../art/icons.ts';
import type { Sheet } from '../../../stages/stage.ts';
import { say } from '../../../stages/words.ts';
import { t } from '../../../words.svelte.ts';
import type { ThingId } from '../../game-view.ts';
import { thing } from '../things.ts';
import { eventsOf, type Story, seatsOf } from './telling.ts';

const none = { medals: [], notes: [] } as const;

export function costsSheet(story: Story): Sheet {
  const { rules } = story.view;
  const paid = eventsOf(story, 'noble-paid');
  const unpaid = eventsOf(story, 'card-discarded');
  const of = (seat: Seat) => (event: { player: Seat }) => event.player === seat;
  return {
    ...none,
    icon: 'noble',
    rule: say.rule_1897_costs({
      francs: t.francs({ count: rules.nobleCost }),
      points: t.points({ count: rules.unpaidNoblePenalty }),
    }),
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

const ICONS: Readonly<Partial<Record<PointSource, IconName>>> = {
  houses: 'house',
  'material-cards': 'materials',
  expo: 'expo',
  'bonus-nobles': 'noble',
  'bonus-francs': 'francs',
  'bonus-artworks': 'artwork',
  'bonus-houses': 'house',
};

/** A row of the count: how many things, and what each is worth. */
export function rowSheet(story: Story): Sheet {
  const points = eventsOf(story, 'points');
  const source = story.stage as PointSource;
  const icon = ICONS[source] ?? 'points';
  const column = columnOf(story, source);
  return {
    ...none,
    icon,
    rule: ruleOf(story, source),
    area: column === undefined ? 'own' : 'main',
    things: [
      ...(column === undefined ? [] : [thing.bonus(column)]),
      ...seatsOf(story).flatMap((seat) => thingsOf(source, seat)),
    ],
    counted: (seat) =>
      points
        .filter(({ player }) => player === seat)
        .map(({ count, each }) => ({ icon, text: `${count} × ${t.points({ count: each })}` })),
  };
}

/** The column whose bonus card counts this. */
function columnOf({ view }: Story, source: PointSource): number | undefined {
  const { bonusCards } = view.rules;
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  return columns.find((column) => `bonus-${bonusCards[view.bonuses[column]]?.end.kind}` === source);
}

function ruleOf(story: Story, source: PointSource): string {
  const { rules } = story.view;
  const points = (count: number) => ({ points: t.points({ count }) });
  switch (source) {
    case 'houses':
      return say.rule_1897_houses();
    case 'material-cards':
      return say.rule_1897_material_cards(points(rules.pointsPerMaterialCard));
    case 'expo':
      return say.rule_1897_expo(points(rules.expoPoints));
    default:
      return say.rule_1897_bonus({ column: (columnOf(story, source) ?? 0) + 1 });
  }
}

function thingsOf(source: PointSource, seat: Seat): ThingId[] {
  switch (source) {
    case 'houses':
    case 'bonus-houses':
      return [thing.scale(seat, ARCHITECTURE), ...HOUSES.map((_, house) => thing.ownHouse(seat, house))];
    case 'material-cards':
      return MATERIAL_CARDS.map((_, card) => thing.ownMaterial(seat, card));
    case 'bonus-artworks':
      return COLOURS.map((_, colour) => thing.ownArtwork(seat, colour));
    case 'bonus-francs':
      return [thing.francs(seat)];
    case 'expo':
      return [thing.expo];
    default:
      return [thing.points(seat)];
  }
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
