/** The few words that stand on cards. */
import type { Seat } from '@horta/engine';
import {
  type BonusCard,
  BUILDINGS,
  CARD_TYPES,
  type Card,
  type Effect,
  houseUnits,
  kindOf,
  NOBLE,
  SCALES,
  type ScaleName,
  type State,
  typeOf,
} from '@horta/engine/1897';
import type { TableStore } from '../../table/table.svelte.ts';
import { t } from '../../words.svelte.ts';
import { capitalised } from './text-lines.ts';

type Table = Pick<TableStore, 'speaker' | 'seen'>;

/** What a card is called; nobles go by their last name where there is little room. */
export function titleOf({ speaker }: Table, view: State, card: Card, isShort: boolean): string {
  const type = typeOf(card);
  if (type === NOBLE) return nobleName(view, kindOf(card), isShort);
  if (CARD_TYPES[type] === 'money') return speaker.name(view, 'action', type);
  const name = speaker.name(view, 'card', card);
  return capitalised(CARD_TYPES[type] === 'material' ? name.replace('/', ' / ') : name);
}

export function nobleName(view: State, noble: number, isShort: boolean): string {
  const { name } = view.rules.nobles[noble];
  return isShort ? (name.split(' ').at(-1) ?? name) : name;
}

/** What a card of the area does, for whoever looks at it. */
export function useOf({ speaker, seen }: Table, view: State, card: Card): string {
  const type = typeOf(card);
  switch (CARD_TYPES[type]) {
    case 'house':
      return houseCost(view, seen.viewer) ?? speaker.name(view, 'action', type);
    case 'noble':
      return effectWords(view.rules.nobles[kindOf(card)].effect);
    case 'money':
      return t.card_game_sale({ francs: t.francs({ count: view.rules.saleFrancs }) });
    case 'expo':
      return t.card_game_exhibit({ points: t.points({ count: view.rules.exhibitionPoints }) });
    default:
      return speaker.name(view, 'action', type);
  }
}

function houseCost(view: State, viewer: Seat | undefined): string | undefined {
  return viewer === undefined ? undefined : t.card_game_materials({ count: houseUnits(view, viewer) });
}

export function scaleWord(scale: ScaleName): string {
  return t[`card_game_scale_${scale}`]();
}

export function effectWords(effect: Effect): string {
  switch (effect.kind) {
    case 'francs':
      return `+${t.francs({ count: effect.amount })}`;
    case 'advance':
      return `+1 ${scaleWord(effect.scale)}`;
    case 'release':
      return t.card_game_release();
    case 'draw-materials':
      return t.card_game_draw_materials();
  }
}

/** The lower half of a bonus card. */
export function endWords({ end }: BonusCard): string {
  const points = t.points({ count: end.points });
  switch (end.kind) {
    case 'nobles':
      return t.card_game_end_nobles({ points });
    case 'francs':
      return t.card_game_end_francs({
        points,
        francs: t.francs({ count: end.francs }),
        most: t.points({ count: end.points * end.most }),
      });
    case 'artworks':
      return t.card_game_end_artworks({ points });
    case 'houses':
      return t.card_game_end_houses({ points });
  }
}

/** What a building does. */
export function buildingWords({ rules }: State, building: number): string {
  switch (BUILDINGS[building]) {
    case 'stock-exchange':
      return t.card_game_stock_exchange({ francs: t.francs({ count: rules.stockExchangeFrancs }) });
    case 'town-hall':
      return t.card_game_town_hall();
    default:
      return t.card_game_cinquantenaire();
  }
}

/** "2 × 1/3, 2/5": architects by kind. */
export function companyWords({ rules }: State, company: readonly number[]): string {
  return company
    .flatMap((count, kind) => {
      const { name } = rules.architects[kind];
      if (count === 0) return [];
      return [count === 1 ? name : `${count}×${name}`];
    })
    .join(', ');
}

/** What a level of a scale is good for. */
export function levelWords(scale: number, count: number): string {
  const points = t.points({ count });
  switch (SCALES[scale]) {
    case 'architecture':
      return t.card_game_meaning_architecture({ points });
    case 'nobility':
      return t.card_game_meaning_nobility({ count });
    default:
      return t.card_game_meaning_prestige({ points });
  }
}
