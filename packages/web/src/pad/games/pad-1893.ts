/** A pad of Bruxelles 1893 as a position of the engine: its own ending does all sums. */
import { findGame, type GameState, NONE, type Ruleset } from '@horta/engine';
import {
  ARCHITECT_TRACK,
  artworkAt,
  BLACK,
  CROWN_TRACK,
  cubeAt,
  type Event,
  IRIS_TRACK,
  multiplierAt,
  pointsAt,
  ROWS,
  SITES,
  SPACES,
  type State,
  TILES,
  trackAt,
  WHITE,
} from '@horta/engine/1893';
import { hasMember, type Place } from '../fields.ts';
import { hasOwnBoards, type Pad } from '../pad.ts';
import { counting, priceOf } from './common-fields.ts';
import { NOBLES, SECTIONS_1893 } from './fields-1893.ts';
import { isOpen, type PadGame } from './pad-game.ts';

const counted = counting(SECTIONS_1893);

/**
 * The table after the last round. Only what the end of the game reads is as it was: houses that nobody asks for stand
 * anywhere, cubes are of any kind, and whatever lies in decks and in the supply stays as it was dealt.
 */
function position(rules: Ruleset, pad: Pad): GameState {
  const s = findGame(pad.game).start(rules, 'pad', {}) as State;
  s.round = s.rules.rounds;
  // A seat that nobody has: the tile is nobody's, and turn order begins with the first seat.
  s.firstPlayer = pad.holder ?? rules.players;
  s.houses = Array<number>(SPACES).fill(NONE);
  s.pavilions = Array<number>(SITES).fill(NONE);
  s.bonusTiles = [];
  s.bonusOwners = [];
  s.faceDownOwners = [];
  s.cubes.fill(0);
  s.artworks.fill(0, 0, artworkAt(rules.players, 0));
  if (hasOwnBoards(pad)) s.boards = pad.players.map(({ board }) => board);
  for (let seat = 0; seat < rules.players; seat++) writeDown(s, { rules, pad, seat });
  layHouses(s, rules, pad);
  s.agenda.length = 0;
  for (const step of s.rules.ending.toReversed())
    s.agenda.push({ step, player: s.firstPlayer % rules.players, a: 0, b: 0 });
  return s;
}

function writeDown(s: State, place: Place): void {
  const { seat } = place;
  const of = (id: string) => counted(place, id);
  // Where they came from is not known any more; under which source they are added up makes no difference.
  s.points[pointsAt(seat, 0)] = of('points');
  s.money[seat] = of('francs');
  s.nobles = s.nobles.with(seat, of('nobles'));
  s.usedNobles[seat] = 0;
  if (isOpen(place, 'francs')) s.money[seat] = priceOf(NOBLES, place, of('nobles'));
  for (const [track, id] of [
    [IRIS_TRACK, 'iris'],
    [CROWN_TRACK, 'crown'],
    [ARCHITECT_TRACK, 'architect'],
  ] as const)
    s.tracks = s.tracks.with(trackAt(seat, track), of(id));
  ROWS.forEach((row, i) => {
    s.multipliers = s.multipliers.with(multiplierAt(seat, i), of(`row-${row}`));
  });
  s.courthouse = s.courthouse.with(seat, s.rules.architects - of('free'));
  s.built = s.built.with(seat, of('houses') + of('pavilions'));
  s.cubes[cubeAt(seat, 0)] = of('cubes');
  s.artworks[artworkAt(seat, BLACK)] = of('artworks');
  s.artworks[artworkAt(seat, WHITE)] = of('whites');
  s.faceDownOwners = [...s.faceDownOwners, ...Array<number>(of('passing')).fill(seat)];
  for (let tile = 0; tile < TILES.length; tile++) {
    if (!hasMember(of('tiles'), tile)) continue;
    s.bonusTiles = [...s.bonusTiles, tile];
    s.bonusOwners = [...s.bonusOwners, seat];
  }
}

/** Those that somebody has marked where they stand; no others are looked at. */
function layHouses(s: State, rules: Ruleset, pad: Pad): void {
  pad.players.forEach((_, seat) => {
    const spots = counted({ rules, pad, seat }, 'spots');
    s.houses = s.houses.map((owner, space) => (hasMember(spots, space) ? seat : owner));
  });
}

export const pad1893: PadGame = {
  sections: SECTIONS_1893,
  position,
  sources: [
    'bonus-tiles',
    'unpaid-nobles',
    'houses',
    'cubes',
    'first-player',
    'row-architects',
    'row-nobles',
    'row-artworks',
    'row-francs',
  ],
  unpaidNoble(event) {
    const told = event as Event;
    return told.type === 'noble-discarded' && told.cause === 'unpaid' ? told.noble : undefined;
  },
  tieBreaks: [],
};
