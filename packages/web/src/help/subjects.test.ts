/** At a table everything that is shown of a choice leads to its rule, also what its panel says of the action that follows. */
import { type GameId, loadGame, options, pending, play, recordHeader, startRecord } from '@horta/engine';
import { ACTIONS, AREAS, type State } from '@horta/engine/1893';
import { loadDescriptions } from '@horta/words/fetched';
import { loadRulebook, loadRulebookWords, topicAbout, topicAboutAny } from '@horta/words/reference';
import { expect, test } from 'vitest';
import { rightAfter } from '../choices/ahead.ts';
import type { ThingId } from '../games/game-view.ts';
import type { TableStore } from '../table/table.svelte.ts';
import { loadGameSubjects, subjectsNow } from './subjects.ts';

const BID = 1;

interface Case {
  readonly game: GameId;
  readonly action: string;
  /** Whose house stands there, counted from the player; undefined: nobody's. */
  readonly owner?: number;
  readonly warning?: string;
  readonly topics: readonly string[];
}

/** The first turn of a game of three, in which a space with the action is chosen and the bid is asked. */
async function bidding({ game, action, owner, warning }: Case): Promise<TableStore> {
  await loadGame(game);
  const s = startRecord(recordHeader(game, { players: 3, seed: 'bidding' })) as State;
  while (pending(s)?.step !== 'turn') play(s, options(s)[0] ?? 0);
  const player = pending(s)?.player ?? 0;
  const [space] = AREAS[s.iris];
  (s.actions as number[])[space] = (ACTIONS as readonly string[]).indexOf(action);
  if (owner !== undefined) (s.houses as number[])[space] = (player + owner) % 3;
  const view = rightAfter(s, space);
  const pointing = {
    decision: { view, frame: pending(view), legal: options(view) },
    planned: `space:${space}` as ThingId,
    planWarnings: warning === undefined ? [] : [{ id: warning, text: '' }],
    trial: rightAfter(view, BID),
  };
  return { pointing, director: {}, seen: { view: s, isOver: false } } as unknown as TableStore;
}

test.each<Case>([
  { game: '1893', action: 'workshop', topics: ['workshop', 'turn'] },
  // Nobody has two materials at the beginning.
  { game: '1893', action: 'construction', topics: ['payment', 'construction', 'turn'] },
  { game: '1893-first-edition', action: 'construction', topics: ['payment', 'construction'] },
  { game: '1893', action: 'materials', owner: 1, topics: ['free-action', 'materials'] },
  { game: '1893', action: 'materials', owner: 0, topics: ['materials'] },
  { game: '1893', action: 'sales', warning: '1893-idle-action', topics: ['sales'] },
])('$game: the help of a bid for $action leads to bids, and on to $topics', async (each) => {
  const { game, topics, warning, owner } = each;
  const table = await bidding(each);
  await Promise.all([loadDescriptions(game, 'en'), loadRulebookWords(game, 'en')]);
  const book = await loadRulebook(game);
  const subjects = subjectsNow(await loadGameSubjects(game), table);
  expect(topicAboutAny(book, subjects)?.id).toBe('bids');
  const ids = subjects.map((subject) => topicAbout(book, subject)?.id);
  expect(ids).toEqual(expect.arrayContaining([...topics]));
  expect(ids.includes('free-action')).toBe(owner === 1);
  if (warning !== undefined) expect(subjects).toContainEqual({ kind: 'warning', id: warning });
});
