/** The public numbers of a player. */
import type { GameState, Seat } from '@horta/engine';
import {
  ARTWORKS,
  artworkAt,
  BRUSSELS_ACTIONS,
  brusselsAt,
  COLOURS,
  cardsOf,
  cubeAt,
  JOKER,
  level,
  MATERIAL_NAMES,
  multiplierAt,
  ROWS,
  SITES,
  type State,
  TRACKS,
  totalPoints,
  WHITE,
} from '@horta/engine/1893';
import type { IconName } from '../../art/icons.ts';
import { t } from '../../words.svelte.ts';
import { countOf, fact, membersOf, purse, readyOf } from '../facts.ts';
import type { Fact, Facts } from '../game-view.ts';
import { artworkIcon } from './artwork-icon.ts';
import { inTerms, trackIcon } from './editions.ts';
import { thing } from './things.ts';

const ROW_ICONS: readonly IconName[] = ['meeple', 'noble', 'artwork', 'francs'];

export function factsOf1893(view: GameState, seat: Seat): Facts {
  const s = view as State;
  const architects = fact(
    'meeple',
    s.architects[seat],
    () => inTerms(s.rules, 'fact_ready', { count: s.architects[seat] }),
    thing.architects(seat),
  );
  return {
    points: purse(seat, 'points', totalPoints(s, seat)),
    francs: purse(seat, 'francs', s.money[seat]),
    architects,
    lines: linesOf(s, seat, architects),
  };
}

function linesOf(s: State, seat: Seat, architects: Fact): Facts['lines'] {
  const people = [architects, ...elsewhere(s, seat)];
  const goods = [artworks(s, seat), cubes(s, seat)];
  if (s.rules.travellers === 0) return [[people, kept(s, seat)], goods, [tracks(s, seat), rows(s, seat)]];
  // What the expansion adds wants room in the last line.
  return [[people, kept(s, seat), tracks(s, seat)], goods, [rows(s, seat), expansion(s, seat)]];
}

/** Architects that are not ready. */
function elsewhere(s: State, seat: Seat): Fact[] {
  const inBrussels = BRUSSELS_ACTIONS.reduce((sum, _, i) => sum + s.brussels[brusselsAt(seat, i)], 0);
  return [
    counted('square', countOf(s.meeples, seat), 'fact_on_spaces'),
    counted('grand-place', inBrussels, 'fact_in_brussels'),
    counted('courthouse', s.courthouse[seat], 'fact_courthouse'),
  ];
}

function kept(s: State, seat: Seat): Fact[] {
  const built = s.built[seat];
  const nobles = membersOf(s.nobles[seat]);
  const ready = membersOf(s.nobles[seat] & ~s.usedNobles[seat]);
  return [
    fact(
      'house',
      built,
      () => inTerms(s.rules, 'fact_houses', { count: built, most: s.rules.houses }),
      `house:${seat}`,
    ),
    {
      ...fact('noble', nobles, () => t.fact_nobles({ ready, kept: nobles }), `own-noble:${seat}`),
      ...readyOf(ready, nobles),
    },
    ofPassing(s, seat),
  ];
}

/** What whoever passes first has: face-down prestige cards, or exhibition tiles. */
function ofPassing(s: State, seat: Seat): Fact {
  return s.rules.firstToPassKeeps === 'exhibition'
    ? counted('exhibition', countOf(s.exhibitions, seat), 'fact_exhibitions', thing.exhibitions(seat))
    : counted('prestige', countOf(s.faceDownOwners, seat), 'fact_face_down', thing.faceDown(seat));
}

function tracks(s: State, seat: Seat): Fact[] {
  return TRACKS.map((track, i) =>
    fact(
      trackIcon(s.rules, track),
      level(s, seat, i),
      (speaker) => t.fact_level({ name: speaker.name(s, 'track', i), level: level(s, seat, i) }),
      thing.track(seat, i),
    ),
  );
}

function artworks(s: State, seat: Seat): Fact[] {
  const coloured = COLOURS.map((_, colour) =>
    artwork(s, colour, s.artworks[artworkAt(seat, colour)], thing.ownArtwork(seat, colour)),
  );
  if (s.rules.travellers === 0) return coloured;
  // White side up: all alike, whatever their backs.
  const white = s.artworks.slice(artworkAt(seat, WHITE), artworkAt(seat, ARTWORKS));
  const count = white.reduce((sum, more) => sum + more, 0);
  return [...coloured, artwork(s, WHITE, count, `own-artwork:${seat}`)];
}

function artwork(s: State, which: number, count: number, fly: string): Fact {
  const colour = which === WHITE ? 'white' : s.rules.colours[which];
  return fact(
    artworkIcon(s, which),
    count,
    () => t[`fact_artworks_${colour}` as 'fact_artworks_white']({ count }),
    fly,
  );
}

function cubes(s: State, seat: Seat): Fact[] {
  return MATERIAL_NAMES.flatMap((icon, material) => {
    if ((s.rules.cubes[material] ?? 0) === 0 && material !== JOKER) return [];
    const count = s.cubes[cubeAt(seat, material)];
    return fact(
      icon,
      count,
      (speaker) => t.fact_count({ name: speaker.name(s, 'material', material), count }),
      thing.ownCube(seat, material),
    );
  });
}

/** What each strategic row is multiplied by. */
function rows(s: State, seat: Seat): Fact[] {
  return ROWS.map((row, i) => {
    const count = s.multipliers[multiplierAt(seat, i)];
    return {
      icon: ROW_ICONS[i],
      value: `×${count}`,
      isNone: count === 1,
      name: (speaker) => t.fact_row({ name: speaker.name(s, 'source', `row-${row}`), count }),
      fly: thing.row(seat, i),
    };
  });
}

function expansion(s: State, seat: Seat): Fact[] {
  const cards = cardsOf(s, seat);
  let ready = cards;
  for (let site = 0; site < SITES; site++) if (s.pavilions[site] === seat) ready -= (s.usedCards >> site) & 1;
  const facts = [
    counted('traveller', s.travellers[seat], 'fact_travellers', thing.travellers(seat)),
    {
      ...fact('pavilion', cards, () => t.fact_pavilions({ count: cards, ready }), `own-card:${seat}`),
      ...readyOf(ready, cards),
    },
    counted('tile', countOf(s.bonusOwners, seat), 'fact_tiles'),
  ];
  // Seldom anybody's; if so, it has its place for all.
  const isOnCards = s.cardArchitects.some((count) => count > 0);
  return isOnCards ? [...facts, counted('card', s.cardArchitects[seat], 'fact_on_cards')] : facts;
}

type CountMessage =
  | 'fact_courthouse'
  | 'fact_exhibitions'
  | 'fact_face_down'
  | 'fact_on_spaces'
  | 'fact_in_brussels'
  | 'fact_on_cards'
  | 'fact_travellers'
  | 'fact_tiles';

function counted(icon: IconName, count: number, message: CountMessage, fly?: string): Fact {
  return fact(icon, count, () => t[message]({ count }), fly);
}
