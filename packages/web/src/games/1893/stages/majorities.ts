/** The majorities around irises and in Brussels, and the visits to pavilions. */
import { NONE, type Seat } from '@horta/engine';
import {
  AROUND,
  BRUSSELS_ACTIONS,
  brusselsAt,
  COLUMNS,
  IRIS_TRACK,
  level,
  NEUTRAL,
  SPACES,
  TRACKS,
} from '@horta/engine/1893';
import type { Medal, Note, Sheet } from '../../../stages/stage.ts';
import { byLevel, outcome, signed, tally } from '../../../stages/wording.ts';
import { say } from '../../../stages/words.ts';
import { t } from '../../../words.svelte.ts';
import { trackIcon } from '../editions.ts';
import { thing } from '../things.ts';
import { eventsOf, inTerms, type Story, sentences } from './telling.ts';

/** Whose piece stands on a space, if not of the neutral colour. */
function pieceOn({ view }: Story, space: number): Seat | undefined {
  const piece = view.meeples[space];
  return piece === NEUTRAL ? undefined : piece;
}

function piecesOn(story: Story, spaces: readonly number[]): Medal['counts'] {
  return spaces
    .filter((space) => story.view.meeples[space] !== NONE)
    .map((space) => ({ thing: thing.space(space), seat: pieceOn(story, space) }));
}

const SPACE_LIST = Array.from({ length: SPACES }, (_, space) => space);

export function irisesSheet(story: Story): Sheet {
  const { view, speaker } = story;
  const icon = trackIcon(view.rules, 'iris');
  const irises = eventsOf(story, 'iris-majority');
  const doubled = eventsOf(story, 'meeple-doubled');
  const levelOf = (seat: Seat) => level(view, seat, IRIS_TRACK);
  const medals = irises.map(({ iris, players, counts, neutral }): Medal => {
    const scores = players.map((seat) => [seat, levelOf(seat)] as const);
    const track = speaker.name(view, 'track', TRACKS[IRIS_TRACK]);
    return {
      thing: thing.iris(iris),
      parts:
        players.length === 0
          ? [{ seat: undefined, text: '0' }]
          : scores.map(([seat, amount]) => ({ seat, text: signed(amount) })),
      counts: piecesOn(story, AROUND[iris]),
      title: inTerms(story, 'stage_iris', { name: speaker.name(view, 'iris', iris) }),
      texts: [
        ...sentences(
          story,
          doubled.filter(({ space }) => AROUND[iris].includes(space)),
        ),
        outcome(speaker, { counts, neutral, players }),
        ...(players.length === 0 ? [] : [byLevel(speaker, track, scores)]),
      ],
    };
  });
  return {
    icon,
    rule: inTerms(story, 'rule_irises', { count: irises.length }),
    area: 'main',
    things: irises.map(({ iris }) => thing.iris(iris)),
    grounds: SPACE_LIST.filter((space) => view.meeples[space] !== NONE).map(thing.space),
    medals,
    counted(seat) {
      const count = irises.filter(({ players }) => players.includes(seat)).length;
      return count === 0 ? [] : [{ icon, text: `${count} × ${t.points({ count: levelOf(seat) })}` }];
    },
    notes: [],
  };
}

export function brusselsSheet(story: Story): Sheet {
  const { view, speaker } = story;
  const [majority] = eventsOf(story, 'brussels-majority');
  const arrested = eventsOf(story, 'architect-arrested');
  const seats = seatsOf(story);
  /** Before one of them was taken away. */
  const sent = (action: number) =>
    seats.map(
      (seat) =>
        view.brussels[brusselsAt(seat, action)] +
        arrested.filter((event) => event.player === seat && event.action === action).length,
    );
  const actions = BRUSSELS_ACTIONS.map((_, action) => action).filter((action) =>
    sent(action).some((count) => count > 0),
  );
  const medals = actions.map((action): Medal => {
    const counts = sent(action);
    return {
      thing: thing.brussels(action),
      tag: 'place',
      parts: seats.filter((seat) => counts[seat] > 0).map((seat) => ({ seat, text: String(counts[seat]) })),
      counts: [],
      title: speaker.name(view, 'brussels', action),
      texts: [say.stage_sent({ tally: tally(speaker, counts) })],
    };
  });
  return {
    icon: 'courthouse',
    rule:
      majority === undefined
        ? inTerms(story, 'rule_brussels_none')
        : inTerms(story, 'rule_brussels', { number: Math.max(...majority.counts) }),
    area: 'side',
    things: [...BRUSSELS_ACTIONS.map((_, action) => thing.brussels(action)), thing.courthouse],
    medals: majority === undefined ? medals : [...medals, courthouseMedal(story)],
    latest: majority === undefined ? undefined : thing.courthouse,
    counted: (seat) => [
      { icon: 'meeple', text: say.share_in_brussels({ count: majority?.counts[seat] ?? 0 }) },
      ...(arrested.some(({ player }) => player === seat)
        ? [{ icon: 'courthouse' as const, text: say.share_to_courthouse() }]
        : []),
    ],
    notes: [
      ...sentences(
        story,
        story.events.filter(({ type }) => type === 'card-used' || type === 'architect-recalled'),
      ).map((text): Note => ({ icon: 'pavilion', text })),
      ...sentences(story, eventsOf(story, 'travellers-returned')).map(
        (text): Note => ({ icon: 'traveller', text }),
      ),
    ],
  };
}

function seatsOf({ view }: Story): Seat[] {
  return Array.from({ length: view.rules.players }, (_, seat) => seat);
}

/** Who goes there, and why. */
function courthouseMedal(story: Story): Medal {
  const { speaker } = story;
  const [{ players, counts }] = eventsOf(story, 'brussels-majority');
  const arrested = eventsOf(story, 'architect-arrested');
  return {
    thing: thing.courthouse,
    tag: 'place',
    parts: arrested.map(({ player }) => ({ seat: player, text: '+1' })),
    counts: arrested.map(({ player, action }) => ({ thing: thing.brussels(action), seat: player })),
    title: t.side_courthouse(),
    texts: [outcome(speaker, { counts, players })],
  };
}

export function pavilionsSheet(story: Story): Sheet {
  const { view, speaker } = story;
  const visits = eventsOf(story, 'pavilion-visited');
  const rowOf = (site: number) => SPACE_LIST.slice(site * COLUMNS, (site + 1) * COLUMNS);
  const medals = visits.map(({ player, site, colours }): Medal => {
    const pieces = new Set(rowOf(site).map((space) => view.meeples[space]));
    pieces.delete(NONE);
    const names = [...pieces].map((seat) => (seat === NEUTRAL ? t.tip_neutral() : speaker.player(seat)));
    return {
      thing: thing.site(site),
      tag: 'corner',
      parts: [{ seat: player, text: signed(colours) }],
      counts: piecesOn(story, rowOf(site)),
      title: say.stage_pavilion({ row: site + 1 }),
      texts: [
        ...(names.length === 0 ? [] : [say.stage_colours({ colours: names.join(', ') })]),
        `${t.tip_value({ thing: speaker.player(player), value: t.points({ count: colours }) })}.`,
      ],
    };
  });
  const [best] = visits.toSorted((one, other) => other.colours - one.colours);
  return {
    icon: 'pavilion',
    rule: say.rule_pavilions({ points: t.points({ count: 1 }) }),
    area: 'main',
    things: visits.map(({ site }) => thing.site(site)),
    grounds: visits.flatMap(({ site }) => rowOf(site)).map(thing.space),
    medals,
    latest: best && thing.site(best.site),
    counted(seat) {
      const own = visits.filter(({ player }) => player === seat);
      const colours = own.reduce((sum, visit) => sum + visit.colours, 0);
      return own.length === 0 ? [] : [{ icon: 'pavilion', text: `${colours} × ${t.points({ count: 1 })}` }];
    },
    notes: [],
  };
}
