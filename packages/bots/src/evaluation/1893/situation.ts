/** What a seat notices of the table: the round, whose turn it is, what is pending, the Brussels board, the others. */
import { NONE, type Seat } from '@horta/engine';
import {
  ACTIONS,
  ARCHITECT_TRACK,
  AREAS,
  architectsNeeded,
  BRUSSELS_ACTIONS,
  brusselsAt,
  COLOURS,
  COMPASS_KINDS,
  cubeAt,
  level,
  MATERIAL_NAMES,
  type Rules,
  type State,
} from '@horta/engine/1893';
import { type Layout, thermometer } from '../layout.ts';
import type { Agenda } from './agenda.ts';
import { NOBLE_SLOTS } from './holdings.ts';

const ROUNDS = [1, 2, 3, 4, 5];
const PLAYERS = [2, 3, 4, 5];
/** Spaces of the active area. */
const AREA_KINDS = [9, 12, 16];
const NOBLES = Array.from({ length: NOBLE_SLOTS }, (_, noble) => noble + 1);
/** Decisions in the midst of something: what comes of them is not on the table yet. */
const PENDING = [
  'turn',
  'bid',
  'do-action',
  'start-artwork',
  'choose-iris',
  'choose-any-iris',
  'place-neutral',
  'send-travellers',
  'take-artwork',
  'sell-artwork',
  'move-cursor',
  'replace-artwork',
  'take-noble',
  'keep-noble',
  'use-nobles',
  'cube-or-trade',
  'create-white',
  'take-cubes',
  'pay-house',
  'turn-needle',
  'build',
  'move-needle',
  'place-house',
  'cinquantenaire',
  'take-bonus-tile',
  'use-card',
  'use-prestige',
  'pay-nobles',
  'choose-board',
  'choose-row',
] as const;

export function situationFeatures(rules: Rules, layout: Layout) {
  const rounds = layout.each('round', ROUNDS);
  const players = layout.each('players', PLAYERS);
  const variants = layout.each('variant', ['boards']);
  const area = layout.each('area', AREA_KINDS);
  const passed = layout.one('seat has passed');
  const nobodyPassed = layout.one('nobody has passed');
  const isFirstToPass = layout.one('seat has passed first');
  const othersIn = layout.scale('others still in', [1, 2, 3, 4]);
  const isFirst = layout.one('first player');
  const distance = layout.each('decides, seats away', [0, 1, 2, 3, 4]);
  const own = layout.each('own', PENDING);
  const other = layout.each("another's", PENDING);
  const ownAction = layout.each('own plan', ACTIONS);
  const otherAction = layout.each("another's plan", ACTIONS);
  const freeAction = layout.each('free action due', ACTIONS);
  const stock = layout.one('stock exchange');
  const needed = BRUSSELS_ACTIONS.map((action) => layout.scale(`architects for ${action}`, [2, 3, 4]));
  const sent = layout.scale('own architects in Brussels', [1, 2, 3, 4]);
  const arrest = layout.each('Brussels majority', ['own', 'shared', 'lead', 'lag']);
  const display = layout.each('display, new noble', NOBLES);
  const displayKept = layout.each('display, noble kept already', NOBLES);
  const shop = layout.each('shop', COLOURS);
  const needles = layout.each('needle', COMPASS_KINDS);
  const supply = layout.each('supply', MATERIAL_NAMES);
  const others = layout.each('others', [
    'money',
    'most money',
    'architects',
    'most architects',
    'houses',
    'house level',
    'courthouse',
    'jokers',
    'refined',
  ]);

  return (s: State, seat: Seat, agenda: Agenda, out: Float32Array): void => {
    if (s.round > 0) out[rounds + Math.min(s.round, ROUNDS.length) - 1] = 1;
    out[players + rules.players - 2] = 1;
    if (rules.boards.length > 1) out[variants] = 1;
    turnOrder(s, seat, agenda, out);
    brussels(s, seat, agenda, out);
    offers(s, seat, out);
    opponents(s, seat, out);
  };

  function turnOrder(s: State, seat: Seat, agenda: Agenda, out: Float32Array): void {
    if (s.firstPlayer === seat) out[isFirst] = 1;
    if (agenda.isActionPhase) {
      if (s.iris !== NONE) out[area + AREA_SIZES[s.iris]] = 1;
      if (((s.passed >> seat) & 1) === 1) out[passed] = 1;
      if (s.firstToPass === NONE) out[nobodyPassed] = 1;
      if (s.firstToPass === seat) out[isFirstToPass] = 1;
      let others = 0;
      for (let player = 0; player < rules.players; player++)
        if (player !== seat && ((s.passed >> player) & 1) === 0) others++;
      thermometer(out, othersIn, others);
    }
    const frame = s.agenda[s.agenda.length - 1];
    if (frame === undefined) return;
    out[distance + ((frame.player - seat + rules.players) % rules.players)] = 1;
    const kind = PLACE_OF_STEP[frame.step] ?? NONE;
    if (kind !== NONE) out[(frame.player === seat ? own : other) + kind] = 1;
    if (agenda.planned !== NONE)
      out[(agenda.planner === seat ? ownAction : otherAction) + s.actions[agenda.planned]] = 1;
    if (agenda.planned !== NONE && s.houses[agenda.planned] === seat && agenda.planner !== seat)
      out[freeAction + s.actions[agenda.planned]] = 1;
    if (agenda.freeActionOwner === seat) out[freeAction + s.actions[agenda.freeActionSpace]] = 1;
  }

  function brussels(s: State, seat: Seat, agenda: Agenda, out: Float32Array): void {
    if (!agenda.isBrusselsDue) return;
    if (s.stockCard !== NONE) out[stock] = rules.stock[s.stockCard].francs / 10;
    if (agenda.isActionPhase) {
      for (let action = 0; action < needed.length; action++)
        thermometer(out, needed[action], architectsNeeded(s, action));
    }
    let mine = 0;
    let most = 0;
    for (let player = 0; player < rules.players; player++) {
      let count = 0;
      for (let action = 0; action < BRUSSELS_ACTIONS.length; action++)
        count += s.brussels[brusselsAt(player, action)];
      if (player === seat) mine = count;
      else if (count > most) most = count;
    }
    thermometer(out, sent, mine);
    if (mine > 0 && mine > most) out[arrest] = 1;
    if (mine > 0 && mine === most) out[arrest + 1] = 1;
    out[arrest + 2] = Math.max(0, mine - most) / 3;
    out[arrest + 3] = Math.max(0, most - mine) / 3;
  }

  function offers(s: State, seat: Seat, out: Float32Array): void {
    const places = s.nobleDisplay.length;
    for (let place = 0; place < places; place++) {
      const noble = s.nobleDisplay[place];
      if (noble < 0) continue;
      const isKept = ((s.nobles[seat] >> noble) & 1) === 1;
      out[(isKept ? displayKept : display) + noble] += (4 - rules.displayCosts[place]) / 4;
    }
    for (let place = 0; place < s.shop.length; place++) {
      const artwork = s.shop[place];
      if (artwork >= 0 && artwork < COLOURS.length) out[shop + artwork] = 1;
    }
    out[needles + s.compass[s.needle0]] = 1;
    out[needles + s.compass[s.needle1]] = 1;
    for (let material = 0; material < MATERIAL_NAMES.length; material++)
      out[supply + material] = s.cubes[cubeAt(rules.players, material)] / 10;
  }

  function opponents(s: State, seat: Seat, out: Float32Array): void {
    const share = 1 / (rules.players - 1);
    for (let player = 0; player < rules.players; player++) {
      if (player === seat) continue;
      const money = s.money[player] / 10;
      const hasPassed = ((s.passed >> player) & 1) === 1;
      const architects = hasPassed ? 0 : s.architects[player] / 5;
      out[others] += share * money;
      out[others + 1] = Math.max(out[others + 1], money);
      out[others + 2] += share * architects;
      out[others + 3] = Math.max(out[others + 3], architects);
      out[others + 4] += (share * s.built[player]) / 4;
      out[others + 5] += (share * level(s, player, ARCHITECT_TRACK)) / 6;
      out[others + 6] += (share * s.courthouse[player]) / 4;
      out[others + 7] += (share * s.cubes[cubeAt(player, 4)]) / 4;
      for (let material = 0; material < 4; material++)
        out[others + 8] += (share * s.cubes[cubeAt(player, material)]) / 4;
    }
  }
}

/** By iris of the square: 0, 1, 2 for an area of 9, 12, 16 spaces. */
const AREA_SIZES: readonly number[] = AREAS.map(({ length }) => AREA_KINDS.indexOf(length));

const PLACE_OF_STEP: Readonly<Record<string, number>> = {
  ...Object.fromEntries(PENDING.map((step, place) => [step, place])),
  // Which card, rather than whether: noticed as the same, so that weights fit both versions of the rules.
  'choose-card': PENDING.indexOf('use-card'),
};
