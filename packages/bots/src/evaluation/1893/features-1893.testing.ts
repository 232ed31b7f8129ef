/** Looks at states of Bruxelles 1893, and builds them. */
import {
  type Frame,
  isOver,
  NONE,
  options,
  pending,
  play,
  randomFromSeed,
  type Seat,
  startGame,
  type TableChoice,
  tables,
} from '@horta/engine';
import { IRIS_NAMES, type Rules, type State } from '@horta/engine/1893';
import type { Features } from '../features.ts';
import { features1893 } from './index.ts';

/** Every table of the family. */
export const TABLES_1893: readonly TableChoice[] = tables().filter(({ game }) => game.id.startsWith('1893'));

export const NAMED_TABLES_1893 = TABLES_1893.map(
  (table) => [table.game.id, table.players, JSON.stringify(table.options), table] as const,
);

export function newGame({ game, players, options: chosen }: TableChoice, seed = 'features'): State {
  return startGame(game.id, { players, options: chosen, seed }) as State;
}

/** Plays at random, and calls `atEach` at every decision. Passing, the last choice of a turn, is held back. */
export function playOut(s: State, seed: string, atEach: (s: State) => void): void {
  const random = randomFromSeed(seed);
  while (!isOver(s)) {
    atEach(s);
    const legal = options(s);
    const isHeldBack = pending(s)?.step === 'turn' && legal.length > 1 && random.below(6) > 0;
    play(s, legal[random.below(isHeldBack ? legal.length - 1 : legal.length)]);
  }
}

const made = new Map<Rules, Features<State>>();

/** Made once for a ruleset. */
export function featuresOf(rules: Rules): Features<State> {
  const features = made.get(rules) ?? features1893(rules);
  made.set(rules, features);
  return features;
}

export function observe(s: State, seat: Seat): Float32Array {
  const features = featuresOf(s.rules);
  const out = new Float32Array(features.size);
  features.observe(s, seat, out);
  return out;
}

/** What the seat notices, by name. */
export function noticed(s: State, seat: Seat): Record<string, number> {
  const out = observe(s, seat);
  return Object.fromEntries(featuresOf(s.rules).names.map((name, i) => [name, out[i]]));
}

/** Looks at one feature after the other: faster than all of them by name. */
export function gaze(s: State, seat: Seat): (name: string) => number {
  const out = observe(s, seat);
  const { names } = featuresOf(s.rules);
  return (name) => {
    const place = names.indexOf(name);
    if (place === NONE) throw new Error(`no feature '${name}'`);
    return out[place];
  };
}

/** The names of the features that differ, but for the precision of sums. */
export function differences(rules: Rules, one: Float32Array, other: Float32Array): string[] {
  const { names } = featuresOf(rules);
  const result: string[] = [];
  for (let i = 0; i < names.length; i++)
    if (!(Math.abs(one[i] - other[i]) < 1e-5)) result.push(`${names[i]}: ${one[i]}, ${other[i]}`);
  return result;
}

/** A game of the second edition at its first turn, with the square at an iris (`'2-2'`) and no meeple on the board. */
export function atTurn(players: number, iris = '2-2'): State {
  const s = startGame('1893', { players, seed: 'turn', deal: { firstPlayer: 1 } }) as State;
  while (pending(s)?.step !== 'turn') play(s, options(s)[0]);
  s.iris = IRIS_NAMES.indexOf(iris);
  s.meeples.fill(-1);
  s.bids.fill(0);
  return s;
}

/** A copy in which this decision of the seat is pending, and nothing else. */
export function deciding(s: State, step: string, seat: Seat): State {
  const t = s.rules.clone(s);
  t.agenda.splice(0, t.agenda.length, frame(step, seat));
  return t;
}

/** A copy after an automatic step, which leaves the frames that it pushed. */
export function afterStep(s: State, step: string, agenda: readonly Frame[] = []): State {
  const t = s.rules.clone(s);
  t.agenda.splice(0, t.agenda.length, ...agenda);
  const found = t.rules.steps[step];
  if (!('run' in found)) throw new Error(`${step} is not automatic`);
  found.run(t, frame(step, 0));
  return t;
}

function frame(step: string, player: Seat): Frame {
  return { step, player, a: 0, b: 0 };
}

/** The same table with everybody one seat further. */
export function rotated(s: State): State {
  const { players } = s.rules;
  const next = (seat: Seat): Seat => (seat >= 0 && seat < players ? (seat + 1) % players : seat);
  /** By seat, and a common line at the end where there is one. */
  const turn = (list: readonly number[], lines = players): number[] => {
    const each = list.length / lines;
    const own = list.slice(0, each * players);
    return [...own.slice(-each), ...own.slice(0, -each), ...list.slice(own.length)];
  };
  const turnBits = (seats: number): number => {
    let result = 0;
    for (let seat = 0; seat < players; seat++) if ((seats >> seat) & 1) result |= 1 << next(seat);
    return result;
  };
  const t = s.rules.clone(s);
  for (const field of ['money', 'architects', 'usedNobles', 'points'] as const) t[field] = turn(s[field]);
  for (const field of ['courthouse', 'built', 'nobles', 'tracks', 'multipliers', 'travellers'] as const)
    t[field] = turn(s[field]);
  for (const field of ['boards', 'cardArchitects'] as const) t[field] = turn(s[field]);
  for (const field of ['cubes', 'artworks', 'brussels'] as const) t[field] = turn(s[field], players + 1);
  t.meeples = s.meeples.map(next);
  for (const field of ['houses', 'pavilions', 'bonusOwners', 'exhibitions', 'faceDownOwners'] as const)
    t[field] = s[field].map(next);
  t.firstPlayer = next(s.firstPlayer);
  t.firstToPass = next(s.firstToPass);
  t.passed = turnBits(s.passed);
  t.slid = s.slid.map((value, i) => (i % 3 === 0 ? next(value) : value));
  t.agenda.splice(0, t.agenda.length, ...s.agenda.map((one) => ({ ...one, player: next(one.player) })));
  return t;
}
