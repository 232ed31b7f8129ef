/** What the events of a game come to: francs and points, which all games tell alike, and what else a game keeps. */
import { type GameEvent, type GameState, isOver, type Sink } from '@horta/engine';
import { fieldOf } from './difference.ts';
import { fail } from './finding.ts';

/** Adds up the events of a game and compares the sums with the state. */
export interface Ledger extends Sink {
  check(s: GameState): void;
}

/** Fields of the state as the events make them; of piles only how many cards they hold. */
export interface Known {
  readonly fields: Record<string, number | number[]>;
  readonly sizes: Record<string, number>;
}

/** The events that every game has. */
type CommonEvent =
  | { readonly type: 'francs'; readonly player: number; readonly amount: number }
  | { readonly type: 'points'; readonly player: number; readonly amount: number; readonly source: string }
  | { readonly type: 'game-ended'; readonly totals: readonly number[]; readonly winners: readonly number[] };

/** `hear` changes what is known by an event that says more than francs and points. */
export function ledgerOf(known: Known, hear: (event: GameEvent) => void): Ledger {
  const francs: number[] = [];
  /** By seat and source. */
  const points: Record<string, number>[] = [];
  let ended: Extract<CommonEvent, { type: 'game-ended' }> | undefined;
  return {
    tell(told) {
      const event = told as CommonEvent;
      if (event.type === 'francs') francs[event.player] = (francs[event.player] ?? 0) + event.amount;
      else if (event.type === 'points') {
        points[event.player] ??= {};
        const sums = points[event.player] as Record<string, number>;
        sums[event.source] = (sums[event.source] ?? 0) + event.amount;
      } else if (event.type === 'game-ended') ended = event;
      else hear(told);
    },
    check(s) {
      const money = fieldOf(s, 'money') as readonly number[];
      s.rules.scores(s).forEach(({ bySource }, player) => {
        const [told, has] = [francs[player] ?? 0, money[player]];
        if (told !== has)
          fail('ledger', 'money', `seat ${player + 1} has ${has} francs, the events make ${told}`);
        for (const [source, scored] of Object.entries(bySource)) {
          const toldPoints = points[player]?.[source] ?? 0;
          if (toldPoints !== scored)
            fail('ledger', source, `seat ${player + 1} has ${scored} points, the events make ${toldPoints}`);
        }
        const unknown = Object.keys(points[player] ?? {}).find((source) => bySource[source] === undefined);
        if (unknown !== undefined)
          fail('ledger', unknown, `seat ${player + 1} was told points of a source that the scores leave out`);
      });
      checkKnown(s, known);
      if (isOver(s)) checkEnded(s, ended);
    },
  };
}

function checkKnown(s: GameState, { fields, sizes }: Known): void {
  for (const [name, told] of Object.entries(fields)) {
    const has = fieldOf(s, name);
    if (String(has) !== String(told)) fail('ledger', name, `${name} is ${has}, the events make ${told}`);
  }
  for (const [name, told] of Object.entries(sizes)) {
    const { length } = fieldOf(s, name) as readonly number[];
    if (length !== told) fail('ledger', name, `${name} has ${length} cards, the events make ${told}`);
  }
}

function checkEnded(s: GameState, ended: Extract<CommonEvent, { type: 'game-ended' }> | undefined): void {
  if (ended === undefined) fail('ledger', 'game-ended', 'the end of the game was not told');
  const totals = s.rules.scores(s).map((score) => score.total);
  if (ended.totals.join() !== totals.join() || ended.winners.join() !== s.rules.winners(s).join())
    fail('ledger', 'game-ended', `told ${ended.totals.join(' ')}, scored ${totals.join(' ')}`);
}
