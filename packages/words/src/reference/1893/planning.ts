/** Which part of the board is open in a round. */
import { AREAS, AROUND, IRIS_NAMES, type Rules } from '@horta/engine/1893';
import { brusselsName, irisName } from '../../games/1893/names.ts';
import { listOfAny, range } from '../../text.ts';
import { francs } from '../../voice.ts';
import { example, pictures, points, table, text } from '../blocks.ts';
import type { Chapter, Facts, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { players, spaces } from './amounts.ts';
import { areaOf } from './examples.ts';
import { m } from './messages.ts';

/** How many players there can be. */
export function numbersOfPlayers({ leastPlayers, mostPlayers }: Facts<Rules>): number[] {
  return Array.from({ length: mostPlayers - leastPlayers + 1 }, (_, i) => leastPlayers + i);
}

export const planning: Topic<Rules> = {
  id: 'planning',
  title: plain(m.planning_title),
  blocks: [
    text((v) => m.planning_stock({ action: brusselsName(v, 'stock-exchange') }, v)),
    text(plain(m.planning_choose)),
    pictures(() => ['stock.0']),
    text(plain(m.planning_table)),
    table((v, facts) => {
      const numbers = numbersOfPlayers(facts);
      return {
        head: [m.francs_head({}, v), ...numbers.map((count) => players(v, count))],
        rows: facts.plain.stock.map((card, i) => [
          francs(v, card.francs),
          ...numbers.map((count) =>
            listOfAny(v.locale, nth(facts.with(count).stock, i).irises.map(irisName)),
          ),
        ]),
      };
    }),
  ],
  see: ['active-area', 'stock-exchange'],
};

const SIZES = AREAS.map((area) => area.length);
/** Of the example. */
const IRIS = '2-2';

export const activeArea: Topic<Rules> = {
  id: 'active-area',
  title: plain(m.area_title),
  blocks: [
    text((v) =>
      m.area_lead(
        {
          // The lines make as many parts as there are spaces around an iris.
          parts: nth(AROUND, 0).length,
          least: Math.min(...SIZES),
          most: spaces(v, Math.max(...SIZES)),
        },
        v,
      ),
    ),
    text(plain(m.area_use)),
    { kind: 'scene', scene: 'area' },
    example((v) => {
      const area = areaOf(IRIS);
      return m.area_example(
        {
          iris: irisName(IRIS_NAMES.indexOf(IRIS)),
          rows: range(...area.rows),
          columns: range(...area.columns),
          spaces: spaces(v, area.spaces),
        },
        v,
      );
    }),
  ],
  about: { steps: ['choose-iris'], reasons: ['iris-not-on-card', 'outside-active-area'] },
  see: ['planning', 'turn', 'house-space'],
};

export const neutralArchitects: Topic<Rules> = {
  id: 'neutral-architects',
  title: plain(m.neutral_title),
  blocks: [
    text((v, { leastPlayers }) => m.neutral_place({ players: players(v, leastPlayers) }, v)),
    points(plain(m.neutral_block), plain(m.neutral_irises)),
    example(plain(m.neutral_example)),
  ],
  rulings: ['R-3', 'R-9'],
  about: { steps: ['place-neutral'] },
  see: ['two-players', 'irises'],
};

export const PLANNING: Chapter<Rules> = {
  id: 'planning',
  title: plain(m.chapter_planning),
  topics: [planning, activeArea, neutralArchitects],
};
