/** What a seat notices of the Art Nouveau board: columns, irises, spaces and houses. */
import { NONE, type Seat } from '@horta/engine';
import {
  ACTIONS,
  AREAS,
  AROUND,
  COLUMNS,
  IRIS_TRACK,
  IRISES,
  isInArea,
  level,
  NEUTRAL,
  type Rules,
  SPACES,
  type State,
  TRACKS,
} from '@horta/engine/1893';
import type { Layout } from '../layout.ts';
import type { Agenda } from './agenda.ts';

const CARD_TRAITS = [...TRACKS, 'release', 'symbols', 'manneken'] as const;
const MANNEKEN = CARD_TRAITS.length - 1;
const COLUMN_STATES = ['led', 'tied', 'lost', 'open'] as const;
const LED = 0;
const TIED = 1;
const LOST = 2;
const OPEN = 3;
const EMPTIES = [1, 2, 3] as const;
const IRIS_STATES = ['ahead', 'even', 'behind'] as const;
/** A lead in a column beyond this many francs is as safe as it gets. */
const SAFE_LEAD = 4;

/** The irises whose four spaces lie in the active area, by the iris of the square. */
const INNER_IRISES: readonly (readonly number[])[] = Array.from({ length: IRISES }, (_, square) =>
  Array.from({ length: IRISES }, (_unused, iris) => iris).filter((iris) =>
    AROUND[iris].every((space) => isInArea(square, space)),
  ),
);

/** By space: in how many of the active areas that there can be it lies. */
const COVERAGE: readonly number[] = Array.from(
  { length: SPACES },
  (_, space) => AREAS.filter((area) => area.includes(space)).length / IRISES,
);

/** By card and trait: how much of it the card has. A choice of several bonuses counts each of them for its part. */
function cardTraits(rules: Rules): Float32Array {
  const traits = new Float32Array(rules.prestige.length * CARD_TRAITS.length);
  rules.prestige.forEach(({ bonus, symbols, manneken }, card) => {
    const at = card * CARD_TRAITS.length;
    for (const alternative of bonus) {
      for (const effect of alternative) {
        const trait = effect.kind === 'advance' ? TRACKS.indexOf(effect.track) : TRACKS.length;
        traits[at + trait] = Math.max(traits[at + trait], 1 / Math.sqrt(bonus.length));
      }
    }
    traits[at + MANNEKEN - 1] = symbols;
    traits[at + MANNEKEN] = manneken;
  });
  return traits;
}

export function boardFeatures(rules: Rules, layout: Layout) {
  const traits = cardTraits(rules);
  const columns = layout.each(
    'column',
    COLUMN_STATES.flatMap((state) => CARD_TRAITS.map((trait) => `${state} ${trait}`)),
  );
  const columnCounts = layout.each('columns', COLUMN_STATES);
  const columnLead = layout.one('safety of leads');
  const startsNext = layout.one('would be first player');
  const mannekenLead = layout.one('manneken lead');
  const irisesWon = layout.one('irises won x level');
  const irises = layout.each(
    'irises x level',
    EMPTIES.flatMap((empty) => IRIS_STATES.map((state) => `${empty} free, ${state}`)),
  );
  const irisCount = layout.one('irises open to the seat');
  const freeSpaces = layout.each('free spaces', ACTIONS);
  const ownHouses = layout.each('own houses', ACTIONS);
  const openOwnHouses = layout.each('own houses to be visited', ACTIONS);
  const openOtherHouses = layout.each("others' houses to be visited", ACTIONS);
  const houseCoverage = layout.one('coverage of own houses');
  const bidsMade = layout.one('own bids');

  const sums = new Int32Array(COLUMNS * rules.players);
  const openInColumn = new Int32Array(COLUMNS);
  const manneken = new Float64Array(rules.players);

  return (s: State, seat: Seat, agenda: Agenda, out: Float32Array): void => {
    const { players } = rules;
    const { planned, planner } = agenda;
    sums.fill(0);
    openInColumn.fill(0);
    manneken.fill(0);
    let bids = 0;
    const area = s.iris === NONE ? undefined : AREAS[s.iris];
    if (area !== undefined && agenda.isActionPhase) {
      for (let i = 0; i < area.length; i++) {
        const space = area[i];
        const column = space % COLUMNS;
        const owner = s.houses[space];
        const action = s.actions[space];
        let meeple = s.meeples[space];
        let bid = s.bids[space];
        if (space === planned) {
          meeple = planner;
          bid = 1;
        }
        if (meeple === NONE) {
          openInColumn[column]++;
          out[freeSpaces + action] += 0.25;
          if (owner === seat) out[openOwnHouses + action] += 0.5;
          else if (owner !== NONE) out[openOtherHouses + action] += 0.5;
        } else if (meeple !== NEUTRAL) {
          sums[column * players + meeple] += bid;
          if (meeple === seat) bids += bid;
        }
      }
      out[bidsMade] = bids / 10;
    }
    for (let space = 0; space < SPACES; space++) {
      if (s.houses[space] !== seat) continue;
      out[ownHouses + s.actions[space]] += 0.5;
      out[houseCoverage] += COVERAGE[space] / 3;
    }

    if (agenda.isColumnDue) {
      for (let column = 0; column < COLUMNS; column++) {
        const card = s.prestigeStrip[column];
        if (card === NONE) continue;
        const first = column * players;
        const own = sums[first + seat];
        let best = 0;
        let leader = NONE;
        let most = 0;
        for (let player = 0; player < players; player++) {
          const sum = sums[first + player];
          if (player !== seat && sum > best) best = sum;
          if (sum > most) {
            most = sum;
            leader = player;
          } else if (sum === most) leader = NONE;
        }
        if (leader !== NONE) manneken[leader] += rules.prestige[card].manneken;
        let state: number;
        if (own > best) {
          state = LED;
          out[columnLead] +=
            openInColumn[column] === 0 ? 0.5 : (Math.min(own - best, SAFE_LEAD) / SAFE_LEAD) * 0.5;
        } else if (own === 0 && best === 0) {
          if (openInColumn[column] === 0) continue;
          state = OPEN;
        } else state = own === best ? TIED : LOST;
        addCard(out, columns + state * CARD_TRAITS.length, card);
        out[columnCounts + state] += 0.33;
      }
      if (s.firstToPass !== NONE) manneken[s.firstToPass] += rules.firstToPassManneken;
      mannekenRace(s, seat, out);
    }
    for (let column = 0; column < COLUMNS; column++) {
      if (((agenda.cardsWon >> column) & 1) === 1)
        addCard(out, columns + LED * CARD_TRAITS.length, s.prestigeStrip[column]);
      if (((agenda.cardsTied >> column) & 1) === 1)
        addCard(out, columns + TIED * CARD_TRAITS.length, s.prestigeStrip[column]);
    }
    if (agenda.isIrisDue && s.iris !== NONE) irisMajorities(s, seat, agenda, out);
  };

  function addCard(out: Float32Array, at: number, card: number): void {
    for (let trait = 0; trait < CARD_TRAITS.length; trait++)
      out[at + trait] += traits[card * CARD_TRAITS.length + trait] * 0.5;
  }

  /** Who would begin the next round if all stayed as it is. */
  function mannekenRace(s: State, seat: Seat, out: Float32Array): void {
    const { players } = rules;
    let best = 0;
    let isFirst = true;
    const own = manneken[seat] + rules.extraManneken(s, seat);
    const ownOrder = (seat - s.firstPlayer + players - 1) % players;
    for (let player = 0; player < players; player++) {
      if (player === seat) continue;
      const count = manneken[player] + rules.extraManneken(s, player);
      if (count > best) best = count;
      if (count > own || (count === own && (player - s.firstPlayer + players - 1) % players < ownOrder))
        isFirst = false;
    }
    if (isFirst) out[startsNext] = 1;
    out[mannekenLead] = (own - best) / 4;
  }

  function irisMajorities(s: State, seat: Seat, { planned, planner }: Agenda, out: Float32Array): void {
    const worth = level(s, seat, IRIS_TRACK) / 6;
    const inner = INNER_IRISES[s.iris];
    for (let i = 0; i < inner.length; i++) {
      const around = AROUND[inner[i]];
      // Four bits for the count of each colour.
      let counts = 0;
      let own = 0;
      let best = 0;
      let empty = 0;
      for (let j = 0; j < 4; j++) {
        const space = around[j];
        const meeple = space === planned ? planner : s.meeples[space];
        if (meeple === NONE) empty++;
        else if (meeple === seat) own++;
        else {
          counts += 1 << (4 * meeple);
          const count = (counts >> (4 * meeple)) & 15;
          if (count > best) best = count;
        }
      }
      if (empty === 0) {
        if (own > 0 && own >= best) out[irisesWon] += worth;
      } else if (empty < 4) {
        const state = own > best ? 0 : own === best ? 1 : 2;
        out[irises + (empty - 1) * 3 + state] += worth * 0.5;
        if (own + empty >= best) out[irisCount] += 0.2;
      } else out[irisCount] += 0.2;
    }
  }
}
