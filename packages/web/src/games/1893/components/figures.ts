/** The values that are numbers alone: which pictures stand beside them. */
import type { Pack } from '@horta/engine';
import type { IconName } from '../../../art/icons.ts';
import { figure, isNode, valueAt } from '../../components/component-paths.ts';
import type { ShownFigure } from '../../components/shown-figure.ts';
import { artworkSign } from './bonus-signs.ts';

const ICONS: Readonly<Record<string, readonly IconName[]>> = {
  startFrancs: ['francs'],
  architects: ['meeple'],
  architectsInCourthouse: ['courthouse'],
  noJokerBonus: ['house', 'points'],
  francsPerUnit: ['francs'],
  displayCosts: ['noble'],
  unpaidNoblePenalty: ['noble', 'points'],
  firstPlayerBonus: ['first-player', 'points'],
  firstToPassManneken: ['manneken'],
  francsPerSet: ['francs', 'points'],
  architectsNotCounted: ['meeple'],
  jokersAtMarket: ['joker'],
  cubesPerMaterialsAction: ['materials'],
  exhibitionFrancs: ['exhibition', 'francs'],
  'belleEpoque.glass': ['glass'],
  'belleEpoque.travellers': ['traveller'],
  'belleEpoque.surcharges': ['glass'],
  'belleEpoque.bonusTiles': ['tile'],
  'belleEpoque.portraitLevel': ['architect', 'points'],
};

/** Of lists: whether an entry is for a seat or row (from 1), or for a number of players (from 2). */
const FROM: Readonly<Record<string, number>> = { 'belleEpoque.bonusTiles': 2 };

export function figuresOf(path: string, pack: Pack): readonly ShownFigure[] {
  const value = valueAt(pack, path);
  if (path === 'cubes')
    return Object.entries(isNode(value) ? value : {}).map(([kind, count]) => ({
      icons: [kind as IconName],
      figure: figure(count),
    }));
  if (path === 'artworksPerColour')
    return Array.from({ length: 5 }, (_, colour) => ({
      icons: [artworkSign(colour, pack.game)],
      figure: figure(value),
    }));
  const icons = ICONS[path] ?? ['card'];
  if (!Array.isArray(value))
    return [{ icons, figure: path === 'unpaidNoblePenalty' ? `−${figure(value)}` : figure(value) }];
  if (path === 'displayCosts')
    return value.map((cost) => ({ icons: ['noble', 'francs'], figure: figure(cost) }));
  const from = FROM[path] ?? 1;
  return value.map((entry, i) => ({ icons, figure: figure(entry), head: String(from + i) }));
}
