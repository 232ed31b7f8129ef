/** The name of a thing by its kind, and the words on the boards. */
import type { GameState } from '@horta/engine';
import type { Rules } from '@horta/engine/1897';
import { m } from '#messages/1897';
import { pick } from '../../common.ts';
import { unnamed } from '../../fallback.ts';
import type { NameKind } from '../../game-words.ts';
import type { Voice } from '../../voice.ts';
import { bonusText } from './amounts.ts';
import { cardName } from './cards.ts';
import {
  actionName,
  architectName,
  armsName,
  buildingName,
  cellName,
  colourName,
  materialName,
  nobleName,
  pileName,
  scaleName,
  sourceName,
} from './names.ts';

/** Words on the boards. */
const LABELS = [
  'area',
  'bonuses',
  'brussels',
  'piles',
  'expo',
  'name',
  'points',
  'francs',
  'architects',
  'prison',
  'scales',
  'houses',
  'materials',
  'artworks',
  'nobles',
  'legend',
] as const;

function labelName(v: Voice, which: number | string): string {
  const label = pick(LABELS, which);
  return label === undefined ? unnamed(which) : m[`label_${label}`]({}, v);
}

/** What the bonus card of this number gives. */
function bonusName(v: Voice, rules: Rules, which: number): string {
  const card = rules.bonusCards[which];
  return card === undefined ? unnamed(which) : bonusText(v, card);
}

type Namer = (v: Voice, rules: Rules, which: number | string) => string;

/** By the kind of thing: how it is named. Buildings, scales and cells go by the kinds that other games have. */
const NAMERS: Readonly<Partial<Record<NameKind, Namer>>> = {
  action: (v, _, which) => actionName(v, which),
  brussels: (v, _, which) => buildingName(v, which),
  colour: (v, _, which) => colourName(v, which),
  material: (v, _, which) => materialName(v, which),
  track: (v, _, which) => scaleName(v, which),
  source: (v, _, which) => sourceName(v, which),
  noble: (_v, rules, which) => nobleName(rules, which),
  space: (_v, _, which) => cellName(Number(which)),
  label: (v, _, which) => labelName(v, which),
  card: (v, rules, which) => cardName(v, rules, Number(which)),
  pile: (v, _, which) => pileName(v, which),
  architect: (_v, rules, which) => architectName(rules, Number(which)),
  bonus: (v, rules, which) => bonusName(v, rules, Number(which)),
  arms: (_v, rules, which) => armsName(rules, Number(which)),
};

export function name1897(v: Voice, s: GameState, kind: NameKind, which: number | string): string | undefined {
  return NAMERS[kind]?.(v, s.rules as Rules, which);
}
