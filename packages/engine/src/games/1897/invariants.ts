/** What holds in every state that can come up: architects and cards are all there, numbers in range. */
import type { Fault } from '../../core/faults.ts';
import { NONE } from '../../core/game.ts';
import { checkAgenda, isActionPhase } from './agenda-checks.ts';
import {
  ARCHITECT_KINDS,
  architectOf,
  BUILDINGS,
  type Card,
  COLOURS,
  COLUMNS,
  EXPO_CARD,
  FACES,
  HOUSES,
  kindOf,
  MATERIAL_CARDS,
  MONEY,
  MONEY_CARD,
  NEUTRAL,
  PILES,
  POINT_SOURCES,
  SCALES,
  typeOf,
} from './ids.ts';
import { DECKS, DISCARDS } from './piles.ts';
import { architectAt, brusselsAt, type State } from './state.ts';
import { openCards } from './view.ts';

export function faults(s: State): Fault[] {
  const found: Fault[] = [];
  const fault: Report = (path, message) => void found.push({ path, message });
  // Each check reads by index what the ones before have found to be in order.
  for (const check of [checkLengths, checkRanges, checkArea, checkAgenda, checkPieces]) {
    check(s, fault);
    if (found.length > 0) return found;
  }
  return found;
}

type Report = (path: string, message: string) => void;

function checkLengths(s: State, fault: Report): void {
  const { players, cells } = s.rules;
  const lengths: [keyof State, number][] = [
    ['money', players],
    ['usedNobles', players],
    ['nobles', players],
    ['hand', players * ARCHITECT_KINDS],
    ['prison', players * ARCHITECT_KINDS],
    ['brussels', players * BUILDINGS.length * ARCHITECT_KINDS],
    ['artworks', players * COLOURS.length],
    ['materials', players * MATERIAL_CARDS.length],
    ['houses', players * HOUSES.length],
    ['scales', players * SCALES.length],
    ['points', players * POINT_SOURCES.length],
    ['uses', BUILDINGS.length],
    ['cards', cells],
    ['owners', cells],
    ['faces', cells],
    ['bonuses', COLUMNS],
    ['randomKey', 8],
  ];
  for (const [name, length] of lengths) {
    const { length: found } = s[name] as readonly number[];
    if (found !== length) fault(name, `expected ${length} numbers, found ${found}`);
  }
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
  const unlimited = 9999;
  within('round', s.round, 1, rules.rounds);
  within('firstPlayer', s.firstPlayer, 0, players - 1);
  within('expoHolder', s.expoHolder, NONE, players - 1);
  within('passed', s.passed, 0, (1 << players) - 1);
  within('randomBlock', s.randomBlock, 0, 0x3fff_ffff);
  allWithin('money', 0, unlimited);
  allWithin('nobles', 0, (1 << rules.nobles.length) - 1);
  allWithin('usedNobles', 0, (1 << rules.nobles.length) - 1);
  for (const name of ['hand', 'prison', 'brussels', 'artworks', 'materials', 'houses', 'uses'] as const)
    allWithin(name, 0, unlimited);
  for (const [i, space] of s.scales.entries())
    within(`scales[${i}]`, space, 0, rules.scales[i % SCALES.length].length - 1);
  allWithin('cards', NONE, EXPO_CARD);
  allWithin('owners', NONE, NEUTRAL);
  allWithin('faces', NONE, FACES - 1);
  allWithin('bonuses', 0, rules.bonusCards.length - 1);
  PILES.forEach((_, pile) => {
    allWithin(DECKS[pile], 0, rules.copies[pile].length - 1);
    allWithin(DISCARDS[pile], 0, rules.copies[pile].length - 1);
  });
}

function checkArea(s: State, fault: Report): void {
  const { rules, cards, owners, faces } = s;
  for (let cell = 0; cell < rules.cells; cell++) {
    const owner = owners[cell];
    const isNeutral = rules.neutralCells.includes(cell);
    if ((owner === NEUTRAL) !== isNeutral)
      fault(
        `owners[${cell}]`,
        isNeutral ? 'a neutral architect is missing' : 'no place for a neutral architect',
      );
    else if (owner !== NEUTRAL && owner >= rules.players) fault(`owners[${cell}]`, `no player ${owner}`);
    if ((owner === NONE) !== (faces[cell] === NONE))
      fault(`faces[${cell}]`, owner === NONE ? 'an architect of nobody' : 'an architect without a face');
    else if (isNeutral && faces[cell] !== rules.neutralFace) fault(`faces[${cell}]`, 'not the neutral face');
    if (cards[cell] === NONE) continue;
    if (owner !== NONE) fault(`cards[${cell}]`, 'a card under an architect');
    if (!isCard(s, cards[cell])) fault(`cards[${cell}]`, `no card ${cards[cell]}`);
  }
  const count = (card: Card): number => cards.filter((other) => other === card).length;
  if (count(MONEY_CARD) > rules.cardsPerPile) fault('cards', `${count(MONEY_CARD)} money cards`);
  if (count(EXPO_CARD) + Number(s.expoHolder !== NONE) > 1) fault('expoHolder', 'more than one Expo');
  if (new Set(s.bonuses).size !== COLUMNS) fault('bonuses', 'a bonus card is there twice');
}

function isCard(s: State, card: Card): boolean {
  const type = typeOf(card);
  return kindOf(card) < (type < MONEY ? s.rules.copies[type].length : 1);
}

function checkPieces(s: State, fault: Report): void {
  for (let player = 0; player < s.rules.players; player++) {
    checkArchitects(s, player, fault);
    if (!((s.nobles[player] >> s.rules.startingNoble) & 1))
      fault('nobles', `player ${player} has lost the starting noble`);
    if ((s.usedNobles[player] & ~s.nobles[player]) !== 0)
      fault('usedNobles', `player ${player} has used nobles that are not kept`);
  }
  checkUses(s, fault);
  PILES.forEach((name, pile) => {
    const counts = openCards(s, pile);
    for (const kind of s[DECKS[pile]]) counts[kind]++;
    s.rules.copies[pile].forEach((copies, kind) => {
      if (counts[kind] !== copies)
        fault(DECKS[pile], `${counts[kind]} of ${name} ${kind + 1}, not ${copies}`);
    });
  });
}

function checkArchitects(s: State, player: number, fault: Report): void {
  s.rules.architects.forEach(({ name, copies }, architect) => {
    const at = architectAt(player, architect);
    let found = s.hand[at] + s.prison[at];
    BUILDINGS.forEach((_, building) => {
      found += s.brussels[brusselsAt(player, building, architect)];
    });
    s.owners.forEach((owner, cell) => {
      if (owner === player && architectOf(s.faces[cell]) === architect) found++;
    });
    if (found !== copies)
      fault('hand', `player ${player} has ${found} architects ${name} in all, not ${copies}`);
  });
}

/** The first use of a building takes one architect, the second two, and so on. */
function checkUses(s: State, fault: Report): void {
  BUILDINGS.forEach((name, building) => {
    let sent = 0;
    for (let player = 0; player < s.rules.players; player++)
      for (let architect = 0; architect < ARCHITECT_KINDS; architect++)
        sent += s.brussels[brusselsAt(player, building, architect)];
    const taken = (s.uses[building] * (s.uses[building] + 1)) / 2;
    // The Brussels majority takes some of them to prison.
    if (isActionPhase(s) ? sent !== taken : sent > taken)
      fault('brussels', `${sent} architects at the ${name}, but ${s.uses[building]} uses take ${taken}`);
  });
}
