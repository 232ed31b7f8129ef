/** A round, but for its actions and majorities. */
import type { Rules } from '@horta/engine/1897';
import { m } from '#messages/rules-1897';
import { francs } from '../../voice.ts';
import { points, steps, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { plain } from '../says.ts';

const maintenance: Topic<Rules> = {
  id: 'maintenance',
  title: plain(m.maintenance),
  blocks: [
    text(plain(m.maintenance_text)),
    steps(
      plain(m.maintenance_first),
      plain(m.maintenance_home),
      plain(m.maintenance_clear),
      plain(m.maintenance_nobles),
      plain(m.maintenance_area),
    ),
  ],
  see: ['area', 'exhibition', 'prison'],
};

const turn: Topic<Rules> = {
  id: 'turn',
  title: plain(m.turn),
  blocks: [text(plain(m.turn_text)), points(plain(m.turn_card), plain(m.turn_brussels), plain(m.turn_pass))],
  about: { steps: ['turn'], reasons: ['not-a-choice'] },
  see: ['placing', 'brussels', 'passing'],
};

const passing: Topic<Rules> = {
  id: 'passing',
  title: plain(m.passing),
  blocks: [
    text((v, { plain: rules }) =>
      m.passing_text({ first: francs(v, rules.firstPassFrancs), others: francs(v, rules.passFrancs) }, v),
    ),
    points(plain(m.passing_after), plain(m.passing_keep)),
  ],
  rulings: ['R-14'],
  about: { warnings: ['1897-pass'] },
  see: ['turn', 'majorities', 'exhibition'],
};

export const ROUND: Chapter<Rules> = {
  id: 'round',
  title: plain(m.chapter_round),
  topics: [maintenance, turn, passing],
};
