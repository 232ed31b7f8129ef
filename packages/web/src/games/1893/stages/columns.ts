/** The column majorities: who takes which card, what comes of it, and who begins the next round. */
import type { Seat } from '@horta/engine';
import { COLUMNS, type Event, SPACES } from '@horta/engine/1893';
import type { Counted, Medal, Note, Sheet } from '../../../stages/stage.ts';
import { columnList, outcome, tally } from '../../../stages/wording.ts';
import { say } from '../../../stages/words.ts';
import { t } from '../../../words.svelte.ts';
import { thing } from '../things.ts';
import { eventsOf, inTerms, type Story, sentences } from './telling.ts';

type Won = Extract<Event, { type: 'column-won' | 'column-tied' }>;

export function columnsSheet(story: Story): Sheet {
  const columns = story.events.filter(
    (event): event is Won => event.type === 'column-won' || event.type === 'column-tied',
  );
  const deeds = deedsByColumn(story.events);
  return {
    icon: 'prestige',
    rule: inTerms(story, 'rule_columns', { count: columns.length }),
    area: 'main',
    things: columns.flatMap(({ column }) => [
      thing.column(column),
      ...bidsIn(story, column).map(thing.space),
    ]),
    medals: columns.map((won) => medalOf(story, won, deeds.get(won.column) ?? [])),
    latest: deeds.size === 0 ? undefined : thing.column([...deeds.keys()].at(-1) as number),
    counted: (seat) => countedFor(story, columns, seat),
    notes: firstPlayerNotes(story),
  };
}

function winnersOf(won: Won): readonly Seat[] {
  return won.type === 'column-won' ? [won.player] : won.players;
}

/** Spaces of the column with a bid on them. */
function bidsIn({ view }: Story, column: number): number[] {
  const spaces = Array.from({ length: SPACES / COLUMNS }, (_, row) => row * COLUMNS + column);
  return spaces.filter((space) => view.bids[space] > 0);
}

/** By column, in the order in which they were used: what somebody did with its card, and what that brought. */
function deedsByColumn(events: readonly Event[]): Map<number, Event[]> {
  const deeds = new Map<number, Event[]>();
  let column: number | undefined;
  for (const event of events) {
    if (event.type === 'prestige-used' || event.type === 'prestige-slid') column = event.column;
    else if (event.type === 'prestige-exchanged') column = event.from;
    else if (event.type === 'card-used') column = undefined;
    if (column === undefined) continue;
    const known = deeds.get(column) ?? [];
    // The one that was used last comes last.
    deeds.delete(column);
    deeds.set(column, [...known, event]);
  }
  return deeds;
}

function medalOf(story: Story, won: Won, deeds: readonly Event[]): Medal {
  const { view, speaker } = story;
  const { column, card, sums } = won;
  const players = winnersOf(won);
  return {
    thing: thing.column(column),
    tag: 'card',
    parts: players.map((seat) => ({ seat, text: String(sums[seat]) })),
    counts: bidsIn(story, column).map((space) => ({ thing: thing.space(space), seat: view.meeples[space] })),
    title: say.stage_column({ column: column + 1 }),
    texts: [
      outcome(speaker, { counts: sums, players }, (count) => t.francs({ count })),
      ...(deeds.length > 0
        ? sentences(story, deeds)
        : [say.stage_card_won({ card: speaker.name(view, 'prestige', card) })]),
    ],
  };
}

function countedFor(story: Story, columns: readonly Won[], seat: Seat): Counted[] {
  const own = columns.filter((won) => winnersOf(won).includes(seat)).map(({ column }) => column + 1);
  const list = columnList(own);
  const slid = eventsOf(story, 'prestige-slid').filter(({ player }) => player === seat);
  return [
    ...(list === undefined ? [] : [{ text: list }]),
    ...slid.map(({ row, multiplier }) => ({
      text: `${story.speaker.name(story.view, 'row', row)} ×${multiplier}`,
    })),
  ];
}

/** Who begins, and why. */
function firstPlayerNotes(story: Story): Note[] {
  const { view, before, speaker } = story;
  const [chosen] = eventsOf(story, 'first-player-chosen');
  if (chosen === undefined) return [];
  const { player, manneken } = chosen;
  const most = Math.max(...manneken);
  const isTie = manneken.filter((count) => count === most).length > 1;
  const all = tally(speaker, manneken);
  const texts = [
    ...sentences(story, [chosen]),
    ...(manneken.filter((count) => count > 0).length > 1 ? [say.note_manneken({ tally: all })] : []),
    ...(isTie ? [say.note_manneken_tie({ player: speaker.player(before.firstPlayer) })] : []),
    inTerms(story, 'note_first_player_worth', { points: t.points({ count: view.rules.firstPlayerBonus }) }),
  ];
  return [{ icon: 'first-player', seat: player, text: texts.join(' ') }];
}
