/** The name of a thing by its kind, and the words on the boards. */

import type { GameState } from '@horta/engine';
import type { Rules, State } from '@horta/engine/1893';
import { pick } from '../../common.ts';
import { unnamed } from '../../fallback.ts';
import type { NameKind } from '../../game-words.ts';
import { listOfAny } from '../../text.ts';
import type { Voice } from '../../voice.ts';
import { bonusText } from './amounts.ts';
import { boardName, boardPower } from './architect-boards.ts';
import { cardEffect, cardMoment, cardName, siteName, tileEffect, tileName } from './cards.ts';
import { m } from './messages.ts';
import {
  actionName,
  brusselsName,
  colourName,
  compassSpaceName,
  cursorPlace,
  irisName,
  materialName,
  nobleName,
  rowName,
  sourceName,
  spaceName,
  trackName,
} from './names.ts';

/** Words on the boards. */
const LABELS = [
  'prestige',
  'brussels',
  'round',
  'square',
  'nobles',
  'market',
  'cursor',
  'display',
  'compass',
  'workshop',
  'supply',
  'name',
  'points',
  'francs',
  'architects',
  'tracks',
  'houses',
  'cubes',
  'artworks',
  'kept',
  'rows',
  'legend',
  'pavilions',
  'cards',
  'tiles',
  'train',
  'travellers',
  'board',
  'exhibitions',
  'pile',
  'covered',
  'free',
  'used',
] as const;

function labelName(v: Voice, which: number | string): string {
  const label = pick(LABELS, which);
  return label === undefined ? unnamed(which) : m[`label_${label}`]({}, v);
}

/** What a prestige card gives, and what it shows. */
export function prestigeName(v: Voice, rules: Rules, which: number): string {
  const card = rules.prestige[which];
  if (card === undefined) return unnamed(which);
  const bonus = listOfAny(
    v.locale,
    card.bonus.map((effects) => bonusText(v, effects)),
  );
  const shown = [
    ...(card.symbols > 0 ? [m.prestige_symbols({ number: card.symbols }, v)] : []),
    ...(card.manneken > 0 ? [m.prestige_manneken({ number: card.manneken }, v)] : []),
  ];
  return shown.length === 0 ? bonus : m.prestige_card({ bonus, shown: shown.join(', ') }, v);
}

/** Of an artwork as it lies on the table, by the name that the edition gives its colour too. */
function artworkColour(v: Voice, rules: Rules, which: number | string): string {
  const known = typeof which === 'string' ? rules.colours.indexOf(which) : which;
  return colourName(v, known);
}

type Namer = (v: Voice, s: State, which: number | string) => string;

/** By the kind of thing: how it is named. */
const NAMERS: Readonly<Partial<Record<NameKind, Namer>>> = {
  action: (v, _, which) => actionName(v, which),
  brussels: (v, _, which) => brusselsName(v, which),
  colour: (v, s, which) => artworkColour(v, s.rules, which),
  material: (v, _, which) => materialName(v, which),
  track: (v, _, which) => trackName(v, which),
  row: (v, _, which) => rowName(v, which),
  source: (v, _, which) => sourceName(v, which),
  noble: (_v, s, which) => nobleName(s.rules, which),
  space: (_v, _, which) => spaceName(Number(which)),
  iris: (_v, _, which) => irisName(Number(which)),
  compass: (v, s, which) => compassSpaceName(v, s, Number(which)),
  cursor: (v, s, which) => cursorPlace(v, s, Number(which)),
  prestige: (v, s, which) => prestigeName(v, s.rules, Number(which)),
  label: (v, _, which) => labelName(v, which),
  site: (v, s, which) => siteName(v, s, Number(which)),
  card: (v, _, which) => cardName(v, Number(which)),
  'card-effect': (v, s, which) => cardEffect(v, s, Number(which)),
  'card-moment': (v, _, which) => cardMoment(v, Number(which)),
  tile: (v, _, which) => tileName(v, which),
  'tile-effect': (v, s, which) => tileEffect(v, s, which),
  board: (v, s, which) => boardName(v, s.rules, which),
  'board-power': (v, s, which) => boardPower(v, s.rules, which),
};

export function name1893(v: Voice, s: GameState, kind: NameKind, which: number | string): string | undefined {
  return NAMERS[kind]?.(v, s as State, which);
}
