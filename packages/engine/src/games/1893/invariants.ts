/** What holds in every state that can come up: pieces, cubes, artworks and cards are all there, numbers in range. */
import type { Fault } from '../../core/faults.ts';
import { NONE } from '../../core/game.ts';
import { checkAgenda } from './agenda-checks.ts';
import { COMPASS_KINDS } from './compass.ts';
import {
  ARTWORKS,
  BLACK,
  BRUSSELS_ACTIONS,
  COLOURS,
  COLUMNS,
  IRISES,
  MATERIAL_NAMES,
  NEUTRAL,
  POINT_SOURCES,
  ROWS,
  SPACES,
  TRACKS,
  WHITE,
} from './ids.ts';
import { backOf, CURSOR_POSITIONS } from './market.ts';
import { DISPLAY } from './noble-display.ts';
import { artworkAt, brusselsAt, cubeAt } from './places.ts';
import type { Report } from './rules.ts';
import { boardOf, type State } from './state.ts';
import { brusselsArchitects } from './steps/brussels-majority.ts';
import { nobleCounts, noblesInHand, slidCards } from './view.ts';

export { FRAME_CHECKS } from './agenda-checks.ts';

export function faults(s: State): Fault[] {
  const found: Fault[] = [];
  const fault: Report = (path, message) => void found.push({ path, message });
  checkLengths(s, fault);
  // What follows reads by index: it would only tell the same again.
  if (found.length > 0) return found;
  checkRanges(s, fault);
  if (found.length > 0) return found;
  checkRound(s, fault);
  if (found.length > 0) return found;
  checkPieces(s, fault);
  checkCards(s, fault);
  for (const check of s.rules.checks) check(s, fault);
  return found;
}

function checkLengths(s: State, fault: Report): void {
  const { players } = s.rules;
  const lengths: [keyof State, number][] = [
    ['money', players],
    ['architects', players],
    ['courthouse', players],
    ['built', players],
    ['nobles', players],
    ['usedNobles', players],
    ['tracks', players * TRACKS.length],
    ['multipliers', players * ROWS.length],
    ['points', players * POINT_SOURCES.length],
    ['cubes', (players + 1) * MATERIAL_NAMES.length],
    ['artworks', (players + 1) * ARTWORKS],
    ['brussels', (players + 1) * BRUSSELS_ACTIONS.length],
    ['travellers', players],
    ['travellersSent', BRUSSELS_ACTIONS.length],
    ['boards', players],
    ['cardArchitects', players],
    ['pavilions', s.rules.surcharges.length],
    ['siteCards', s.rules.surcharges.length],
    ['compass', s.rules.compassSpaces],
    ['artworkSeenBy', s.artworkPile.length],
    ['drawnSeenBy', s.drawn.length],
    ['bonusOwners', s.bonusTiles.length],
    ['meeples', SPACES],
    ['bids', SPACES],
    ['houses', SPACES],
    ['actions', SPACES],
    ['shop', 2],
    ['nobleDisplay', DISPLAY],
    ['prestigeStrip', COLUMNS],
    ['faceDownOwners', s.faceDown.length],
    ['randomKey', 8],
  ];
  for (const [name, length] of lengths) {
    const { length: found } = s[name] as readonly number[];
    if (found !== length) fault(name, `expected ${length} numbers, found ${found}`);
  }
  if (s.slid.length % 3 !== 0) fault('slid', 'expected seat, row and card of each card');
}

function checkRanges(s: State, fault: Report): void {
  const { rules } = s;
  const { players } = rules;
  const within = (path: string, value: number, min: number, max: number): void => {
    if (value < min || value > max) fault(path, `${value} is not from ${min} to ${max}`);
  };
  const allWithin = (name: keyof State, min: number, max: number): void => {
    const values = s[name] as readonly number[];
    // The path is made only where it is needed: this runs at every decision of the fuzzer.
    for (let i = 0; i < values.length; i++) {
      if (values[i] < min || values[i] > max) within(`${name}[${i}]`, values[i], min, max);
    }
  };
  const kinds = (1 << rules.nobles.length) - 1;
  const unlimited = 9999;
  within('round', s.round, 0, rules.rounds);
  within('firstPlayer', s.firstPlayer, 0, players - 1);
  within('stockCard', s.stockCard, NONE, rules.stock.length - 1);
  within('iris', s.iris, NONE, IRISES - 1);
  within('needle0', s.needle0, 0, rules.compassSpaces - 1);
  within('needle1', s.needle1, 0, rules.compassSpaces - 1);
  if (s.needle0 === s.needle1) fault('needle1', 'both needles on one space');
  if (s.needle0 === rules.arrow || s.needle1 === rules.arrow) fault('needle0', 'a needle on the arrow tile');
  within('cursor', s.cursor, 0, CURSOR_POSITIONS - 1);
  within('passed', s.passed, 0, (1 << players) - 1);
  within('firstToPass', s.firstToPass, NONE, players - 1);
  within('randomBlock', s.randomBlock, 0, 0x3fff_ffff);
  allWithin('money', 0, unlimited);
  allWithin('architects', 0, rules.architects);
  allWithin('courthouse', 0, rules.architects);
  allWithin('built', 0, rules.houses);
  allWithin('boards', 0, rules.boards.length - 1);
  allWithin('nobles', 0, kinds);
  allWithin('usedNobles', 0, kinds);
  // The tracks are those of the boards.
  if (s.boards.every((board) => board >= 0 && board < rules.boards.length)) {
    for (const [i, space] of s.tracks.entries()) {
      const last = rules.lastSpace(s, Math.floor(i / TRACKS.length), i % TRACKS.length);
      within(`tracks[${i}]`, space, 0, last);
    }
  }
  allWithin('multipliers', 1, unlimited);
  allWithin('cubes', 0, unlimited);
  allWithin('artworks', 0, unlimited);
  allWithin('brussels', 0, unlimited);
  allWithin('bids', 0, unlimited);
  allWithin('travellers', 0, rules.travellers);
  allWithin('travellersSent', 0, rules.travellers);
  allWithin('cardArchitects', 0, rules.architects);
  within('cardTravellers', s.cardTravellers, 0, rules.travellers);
  allWithin('pavilions', NONE, players - 1);
  allWithin('siteCards', 0, rules.cardNumbers.length - 1);
  within('usedCards', s.usedCards, 0, (1 << rules.surcharges.length) - 1);
  allWithin('compass', 0, COMPASS_KINDS.length - 1);
  allWithin('covered', 0, COLOURS.length - 1);
  allWithin('artworkPile', 0, BLACK - 1);
  allWithin('artworkSeenBy', 0, (1 << players) - 1);
  allWithin('drawn', 0, BLACK - 1);
  allWithin('drawnSeenBy', 0, (1 << players) - 1);
  allWithin('exhibitions', 0, players - 1);
  allWithin('bonusTiles', 0, rules.tileNumbers.length - 1);
  allWithin('bonusOwners', NONE, players - 1);
  within('raisedRow', s.raisedRow, NONE, ROWS.length - 1);
  s.meeples.forEach((who, i) => {
    if (who !== NONE && who !== NEUTRAL) within(`meeples[${i}]`, who, 0, players - 1);
  });
  allWithin('houses', NONE, players - 1);
  allWithin('actions', 0, 4);
  allWithin('shop', NONE, ARTWORKS - 1);
  allWithin('nobleDisplay', NONE, rules.nobles.length - 1);
  allWithin('nobleDeck', 0, rules.nobles.length - 1);
  allWithin('nobleDiscard', 0, rules.nobles.length - 1);
  allWithin('prestigeStrip', NONE, rules.prestige.length - 1);
  allWithin('prestigeDeck', 0, rules.prestige.length - 1);
  allWithin('prestigeDiscard', 0, rules.prestige.length - 1);
  allWithin('faceDown', 0, rules.prestige.length - 1);
  allWithin('faceDownOwners', 0, players - 1);
  for (let i = 0; i < s.slid.length; i += 3) {
    within(`slid[${i}]`, s.slid[i], 0, players - 1);
    within(`slid[${i + 1}]`, s.slid[i + 1], 0, ROWS.length - 1);
    within(`slid[${i + 2}]`, s.slid[i + 2], 0, rules.prestige.length - 1);
  }
  allWithin('stockDeck', 0, rules.stock.length - 1);
  allWithin('stockOut', 0, rules.stock.length - 1);
  allWithin('stockDiscard', 0, rules.stock.length - 1);
}

function checkPieces(s: State, fault: Report): void {
  const { rules } = s;
  const { players } = rules;
  for (let player = 0; player < players; player++) {
    const onBoard = s.meeples.filter((who) => who === player).length;
    const onTiles = s.bonusOwners.filter((owner) => owner === player).length + s.cardArchitects[player];
    const atWork = onBoard + onTiles + brusselsArchitects(s, player);
    const architects = s.architects[player] + s.courthouse[player] + atWork;
    if (architects !== rules.architects)
      fault('architects', `player ${player} has ${architects} in all, not ${rules.architects}`);
    const isOwn = (owner: number) => owner === player;
    const houses = s.houses.filter(isOwn).length + s.pavilions.filter(isOwn).length;
    const toPlace = s.agenda.filter(
      (frame) => frame.step === 'place-house' && frame.player === player,
    ).length;
    if (houses !== s.built[player])
      fault('built', `player ${player} has built ${houses} houses, not ${s.built[player]}`);
    if (houses + toPlace > rules.houses) fault('houses', `player ${player} has too many houses`);
    if ((s.usedNobles[player] & ~s.nobles[player]) !== 0)
      fault('usedNobles', `player ${player} has used nobles that are not kept`);
    const expected = Array<number>(ROWS.length).fill(boardOf(s, player).multiplier);
    for (let i = 0; i < s.slid.length; i += 3) {
      if (s.slid[i] === player) expected[s.slid[i + 1]] += rules.prestige[s.slid[i + 2]].symbols;
    }
    const multipliers = s.multipliers.slice(player * ROWS.length, (player + 1) * ROWS.length);
    if (expected.join() !== multipliers.join())
      fault(
        'multipliers',
        `player ${player} has ${multipliers.join()}, but the cards slid make ${expected.join()}`,
      );
  }
  const neutral = s.meeples.filter((who) => who === NEUTRAL).length;
  if (neutral > (players === 2 ? players : 0)) fault('meeples', `${neutral} neutral meeples`);
  s.meeples.forEach((who, space) => {
    const isArchitect = who !== NONE && who !== NEUTRAL;
    if (isArchitect && s.bids[space] < rules.leastBid) fault(`bids[${space}]`, 'an architect without a bid');
    if (!isArchitect && s.bids[space] > 0) fault(`bids[${space}]`, 'a bid without an architect');
  });
  MATERIAL_NAMES.forEach((name, material) => {
    const sum = columnSum(players, (seat) => s.cubes[cubeAt(seat, material)]);
    if (sum !== rules.cubes[material])
      fault('cubes', `${sum} ${name} cubes in all, not ${rules.cubes[material]}`);
  });
  COLOURS.forEach((name, colour) => {
    const shown = s.shop.filter((artwork) => artwork === colour).length;
    const isOfColour = (artwork: number) => backOf(artwork) === colour;
    let sum = columnSum(players, (seat) => s.artworks[artworkAt(seat, colour)]);
    if (colour < BLACK) sum += columnSum(players, (seat) => s.artworks[artworkAt(seat, WHITE + colour)]);
    for (const artworks of [s.shop, s.covered, s.artworkPile, s.drawn])
      sum += artworks.filter(isOfColour).length;
    if (sum !== rules.artworksPerColour)
      fault('artworks', `${sum} ${name} artworks in all, not ${rules.artworksPerColour}`);
    if (shown > 1) fault('shop', `two ${name} artworks`);
  });
  BRUSSELS_ACTIONS.forEach((name, action) => {
    const architects = columnSum(players - 1, (seat) => s.brussels[brusselsAt(seat, action)]);
    const sent = architects + s.travellersSent[action];
    let needed = 0;
    for (let use = 0; use < s.brussels[brusselsAt(players, action)]; use++)
      needed += Math.floor(use / rules.usesPerArchitect) + 1;
    // After the Brussels majority some of them are in the courthouse.
    if (sent > needed) fault('brussels', `${sent} meeples on ${name}, more than its uses take`);
  });
}

/** The sum over the seats 0 to last, the last one included. */
function columnSum(last: number, at: (seat: number) => number): number {
  let sum = 0;
  for (let seat = 0; seat <= last; seat++) sum += at(seat);
  return sum;
}

function checkCards(s: State, fault: Report): void {
  const { rules } = s;
  const nobles = nobleCounts(s);
  const shown = s.nobleDisplay.filter((noble) => noble !== NONE);
  for (const noble of [...s.nobleDeck, ...s.nobleDiscard, ...shown, ...noblesInHand(s)]) nobles[noble]--;
  nobles.forEach((missing, noble) => {
    if (missing !== 0)
      fault(
        'nobleDeck',
        `${Math.abs(missing)} ${rules.nobles[noble].id} ${missing > 0 ? 'missing' : 'too many'}`,
      );
  });
  const prestige = [
    ...s.prestigeStrip.filter((card) => card !== NONE),
    ...s.prestigeDeck,
    ...s.prestigeDiscard,
    ...s.faceDown,
    ...slidCards(s),
  ];
  checkEachOnce('prestigeDeck', prestige, rules.prestige.length, fault);
  const stock = [
    ...s.stockDeck,
    ...s.stockOut,
    ...s.stockDiscard,
    ...(s.stockCard === NONE ? [] : [s.stockCard]),
  ];
  checkEachOnce('stockDeck', stock, rules.stock.length, fault);
}

function checkEachOnce(path: string, cards: readonly number[], count: number, fault: Report): void {
  const seen = Array<number>(count).fill(0);
  for (const card of cards) seen[card]++;
  seen.forEach((times, card) => {
    if (times !== 1) fault(path, `card ${card + 1} is there ${times} times`);
  });
}

/** What the moment of the round demands. */
function checkRound(s: State, fault: Report): void {
  if (s.stockDeck.length !== s.rules.stock.length - s.stockOut.length - s.round)
    fault('stockDeck', `${s.stockDeck.length} cards left after round ${s.round}`);
  checkAgenda(s, fault);
}
