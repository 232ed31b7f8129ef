/** The values that are numbers alone: which pictures stand beside them. */
import type { Pack } from '@horta/engine';
import type { IconName } from '../../../art/icons.ts';
import { figure, isNode, valueAt } from '../../components/component-paths.ts';
import type { ShownFigure } from '../../components/shown-figure.ts';

const ICONS: Readonly<Record<string, readonly IconName[]>> = {
  rounds: ['log'],
  startFrancs: ['francs'],
  'area.rows': ['card'],
  'area.cardsPerPile': ['card'],
  'area.neutralValue': ['neutral'],
  houseCost: ['house', 'materials'],
  pointsPerMaterialKind: ['materials', 'points'],
  saleFrancs: ['francs'],
  exhibitionPoints: ['points'],
  stockExchangeFrancs: ['stock-exchange', 'francs'],
  passFrancs: ['pass', 'francs'],
  nobleCost: ['noble', 'francs'],
  unpaidNoblePenalty: ['noble', 'points'],
  pointsPerMaterialCard: ['materials', 'points'],
  expoPoints: ['expo', 'points'],
};

/** Of lists: whether an entry is for a seat (from 1), or for a number of players (from 2). */
const FROM: Readonly<Record<string, number>> = { 'area.rows': 2, 'area.cardsPerPile': 2 };

export function figuresOf(path: string, pack: Pack): readonly ShownFigure[] {
  const value = valueAt(pack, path);
  const icons = ICONS[path] ?? ['card'];
  if (Array.isArray(value))
    return value.map((entry, i) => ({ icons, figure: figure(entry), head: String((FROM[path] ?? 1) + i) }));
  if (isNode(value))
    return Object.values(value).map((entry, i) => ({
      icons,
      figure: figure(entry),
      head: i === 0 ? '1' : '2+',
    }));
  return [{ icons, figure: path === 'unpaidNoblePenalty' ? `−${figure(value)}` : figure(value) }];
}
