/** What a player has: levels on the tracks, architects, francs. */
import { type Rules, SCALES } from '@horta/engine/1897';
import { m } from '#messages/rules-1897';
import { effectText } from '../../games/1897/amounts.ts';
import { buildingName, scaleName } from '../../games/1897/names.ts';
import { capitalised } from '../../text.ts';
import { francs, type Voice } from '../../voice.ts';
import { example, pictures, points, table, text } from '../blocks.ts';
import type { Say, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { noblesWith, ownArchitects, STOCK_EXCHANGE, TOWN_HALL } from './phrases.ts';

export const tracks: Topic<Rules> = {
  id: 'tracks',
  title: plain(m.tracks),
  blocks: [
    text(plain(m.tracks_text)),
    points(
      onTrack('architecture', (v, track) => m.tracks_architecture({ track }, v)),
      onTrack('nobility', (v, track) =>
        m.tracks_nobility({ track, building: buildingName(v, TOWN_HALL) }, v),
      ),
      onTrack('prestige', (v, track) => m.tracks_prestige({ track }, v)),
    ),
    table((v, { plain: rules }) => ({
      head: [m.head_track({}, v), m.head_levels({}, v)],
      rows: SCALES.map((scale, i) => [
        capitalised(v.locale, scaleName(v, scale)),
        nth(rules.scales, i).join(' – '),
      ]),
    })),
    text(plain(m.tracks_tie)),
    pictures(() => SCALES.map((scale) => `scales.${scale}`)),
  ],
  about: { reasons: ['scale-full'], things: ['scale'] },
  see: ['noble-effects', 'columns', 'winner'],
};

function onTrack(scale: string, say: (v: Voice, track: string) => string): Say<Rules> {
  return (v) => say(v, capitalised(v.locale, scaleName(v, scale)));
}

/** The kind of architect that the example is about. */
const EXAMPLE = 1;

export const architects: Topic<Rules> = {
  id: 'architects',
  title: plain(m.architects),
  blocks: [
    text((v, { plain: rules }) => m.architects_text({ architects: ownArchitects(rules) }, v)),
    points(plain(m.architects_face), plain(m.architects_equal)),
    example((v, { plain: { architects: kinds, faceValues } }) => {
      const [low = 0, high = 0] = faceValues.slice(EXAMPLE * 2, EXAMPLE * 2 + 2).toSorted((x, y) => x - y);
      return m.placing_example(
        {
          architect: nth(kinds, EXAMPLE).name,
          low: francs(v, low),
          lowValue: low,
          high: francs(v, high),
          highValue: high,
        },
        v,
      );
    }),
    pictures(({ plain: rules }) => rules.architects.map((_, i) => `architects.${i}`)),
  ],
  about: { things: ['hand', 'face', 'architects'] },
  see: ['placing', 'brussels', 'prison'],
};

export const money: Topic<Rules> = {
  id: 'money',
  title: plain(m.money),
  blocks: [
    text(plain(m.money_text)),
    text(plain(m.money_from)),
    points(
      (v, { plain: rules }) => m.money_sale({ francs: francs(v, rules.saleFrancs) }, v),
      (v, { plain: rules }) =>
        m.money_building(
          { building: buildingName(v, STOCK_EXCHANGE), francs: francs(v, rules.stockExchangeFrancs) },
          v,
        ),
      (v, { plain: rules }) =>
        m.money_pass({ first: francs(v, rules.firstPassFrancs), others: francs(v, rules.passFrancs) }, v),
      (v, { plain: rules }) => m.money_noble({ nobles: generousNobles(v, rules) }, v),
    ),
    text(plain(m.money_limit)),
  ],
  rulings: ['R-2'],
  about: { things: ['francs'] },
  see: ['sales', 'stock-exchange', 'passing', 'paying-nobles'],
};

/** "Georges Brugmann (+4 BF)" */
function generousNobles(v: Voice, rules: Rules): string {
  const generous = rules.nobles.filter(({ effect }) => effect.kind === 'francs');
  if (generous.length === 0) return noblesWith(v, rules, 'francs');
  return generous.map(({ name, effect }) => `${name} (${effectText(v, effect)})`).join(', ');
}
