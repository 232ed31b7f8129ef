/** The public numbers of a player. */
import type { GameState, Seat } from '@horta/engine';
import {
  architectsAtHand,
  architectsInBrussels,
  artworkAt,
  type Card,
  COLOURS,
  cardOf,
  EXPO_CARD,
  HOUSE,
  HOUSES,
  houseAt,
  level,
  MATERIAL,
  MATERIAL_CARDS,
  MATERIAL_NAMES,
  materialAt,
  prisoners,
  readyNobles,
  SCALES,
  type State,
  totalPoints,
} from '@horta/engine/1897';
import { t } from '../../words.svelte.ts';
import { fact, membersOf, purse, readyOf } from '../facts.ts';
import type { Fact, Facts } from '../game-view.ts';
import { artworkIcon, SCALE_ICONS } from './card-icons.ts';
import { handOf, prisonersOf } from './reading.ts';
import { number, thing } from './things.ts';

export function factsOf1897(view: GameState, seat: Seat): Facts {
  const s = view as State;
  const atHand = architectsAtHand(s, seat);
  return {
    points: purse(seat, 'points', totalPoints(s, seat)),
    francs: purse(seat, 'francs', s.money[seat]),
    architects: fact('architect', atHand, () => t.fact_hand({ count: atHand }), number.architects(seat)),
    lines: [
      // As long as one another: the least room of a card is enough for each.
      [hand(s, seat), away(s, seat), scales(s, seat)],
      [artworks(s, seat), houses(s, seat), [nobles(s, seat)]],
      [materials(s, seat), [expo(s, seat)]],
    ],
  };
}

function hand(s: State, seat: Seat): Fact[] {
  return handOf(s, seat).map((count, kind) => ({
    ...fact(
      'architect',
      count,
      () => t.fact_hand_of({ kind: s.rules.architects[kind].name, count }),
      thing.hand(seat, kind),
    ),
    tag: s.rules.architects[kind].name,
  }));
}

function away(s: State, seat: Seat): Fact[] {
  const inPrison = prisoners(s, seat);
  const inBrussels = architectsInBrussels(s, seat);
  const kinds = prisonersOf(s, seat).flatMap((count, kind) =>
    count === 0 ? [] : `${count} × ${s.rules.architects[kind].name}`,
  );
  const list = kinds.length === 0 ? '' : ` (${kinds.join(', ')})`;
  return [
    fact('prison', inPrison, () => t.fact_prison({ count: inPrison }) + list, `prisoner:${seat}`),
    fact('town-hall', inBrussels, () => t.fact_in_brussels({ count: inBrussels }), `sent:${seat}`),
  ];
}

function nobles(s: State, seat: Seat): Fact {
  const kept = membersOf(s.nobles[seat]);
  const ready = membersOf(readyNobles(s, seat));
  return {
    ...fact('noble', kept, () => t.fact_nobles({ ready, kept }), `own-noble:${seat}`),
    ...readyOf(ready, kept),
  };
}

function expo(s: State, seat: Seat): Fact {
  return fact('expo', s.expoHolder === seat ? 1 : 0, nameOf(s, EXPO_CARD, s.expoHolder === seat ? 1 : 0));
}

function artworks(s: State, seat: Seat): Fact[] {
  return COLOURS.map((name, colour) => {
    const count = s.artworks[artworkAt(seat, colour)];
    return fact(
      artworkIcon(colour),
      count,
      () => t[`fact_artworks_${name}`]({ count }),
      thing.ownArtwork(seat, colour),
    );
  });
}

function houses(s: State, seat: Seat): Fact[] {
  return HOUSES.map((letter, house) => {
    const count = s.houses[houseAt(seat, house)];
    return {
      ...fact('house', count, nameOf(s, cardOf(HOUSE, house), count), thing.ownHouse(seat, house)),
      tag: letter.toUpperCase(),
    };
  });
}

function materials(s: State, seat: Seat): Fact[] {
  return MATERIAL_CARDS.map(([first, second], card) => {
    const count = s.materials[materialAt(seat, card)];
    return {
      ...fact(
        MATERIAL_NAMES[first],
        count,
        nameOf(s, cardOf(MATERIAL, card), count),
        thing.ownMaterial(seat, card),
      ),
      beside: MATERIAL_NAMES[second],
    };
  });
}

function scales(s: State, seat: Seat): Fact[] {
  return SCALES.map((_, scale) =>
    fact(
      SCALE_ICONS[scale],
      level(s, seat, scale),
      (speaker) => t.fact_level({ name: speaker.name(s, 'track', scale), level: level(s, seat, scale) }),
      thing.scale(seat, scale),
    ),
  );
}

function nameOf(s: State, card: Card, count: number): Fact['name'] {
  return (speaker) => t.fact_count({ name: speaker.name(s, 'card', card), count });
}
