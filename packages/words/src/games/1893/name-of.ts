/** The name of a thing by its kind, and the words on the boards. */
import type { LiveState } from '@horta/engine';
import type { Rules } from '@horta/engine/1893';
import { m } from '#messages/1893';
import type { NameKind } from '../../game-words.ts';
import { listOfAny } from '../../text.ts';
import type { Voice } from '../../voice.ts';
import { bonusText } from './amounts.ts';
import {
  actionName,
  brusselsName,
  colourName,
  compassSpaceName,
  irisName,
  materialName,
  nobleName,
  pick,
  rowName,
  sourceName,
  spaceName,
  trackName,
  UNNAMED,
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
] as const;

function labelName(v: Voice, which: number | string): string {
  const label = pick(LABELS, which);
  return label === undefined ? UNNAMED : m[`label_${label}`]({}, v);
}

/** What a prestige card gives, and what it shows. */
function prestigeName(v: Voice, rules: Rules, which: number): string {
  const card = rules.prestige[which];
  if (card === undefined) return UNNAMED;
  const bonus = listOfAny(
    v.locale,
    card.bonus.map((effects) => bonusText(v, effects)),
  );
  return m.prestige_card({ bonus, symbols: card.symbols, manneken: card.manneken }, v);
}

type Namer = (v: Voice, rules: Rules, which: number | string) => string;

/** By the kind of thing: how it is named. */
const NAMERS: Readonly<Record<NameKind, Namer>> = {
  action: (v, _, which) => actionName(v, which),
  brussels: (v, _, which) => brusselsName(v, which),
  colour: (v, _, which) => colourName(v, which),
  material: (v, _, which) => materialName(v, which),
  track: (v, _, which) => trackName(v, which),
  row: (v, _, which) => rowName(v, which),
  source: (v, _, which) => sourceName(v, which),
  noble: (_v, rules, which) => nobleName(rules, which),
  space: (_v, _, which) => spaceName(Number(which)),
  iris: (_v, _, which) => irisName(Number(which)),
  compass: (v, rules, which) => compassSpaceName(v, rules, Number(which)),
  prestige: (v, rules, which) => prestigeName(v, rules, Number(which)),
  label: (v, _, which) => labelName(v, which),
};

export function name1893(v: Voice, s: LiveState, kind: NameKind, which: number | string): string | undefined {
  return NAMERS[kind](v, s.rules as Rules, which);
}
