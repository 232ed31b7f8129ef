/** What the fuzzer knows of Bruxelles 1893: its events tell every franc and every point, and what is hidden. */
import { type GameEvent, isOver, type LiveState, UNKNOWN } from '@horta/engine';
import type { Event, State } from '@horta/engine/1893';
import { fieldOf } from './difference.ts';
import { fail } from './finding.ts';

const HIDDEN = ['nobleDeck', 'prestigeDeck', 'faceDown', 'stockDeck', 'stockOut'];

/** The hidden places are as many as there are, and unknown all of them. */
export function checkHidden1893(s: LiveState, view: LiveState): void {
  for (const name of HIDDEN) {
    const [cards, shown] = [fieldOf(s, name) as readonly number[], fieldOf(view, name) as readonly number[]];
    if (shown.length !== cards.length) fail('view', name, `${shown.length} cards, not ${cards.length}`);
    const seen = shown.find((card) => card !== UNKNOWN);
    if (seen !== undefined) fail('view', name, `the view shows card ${seen}`);
  }
}

export function ledger1893() {
  const francs: number[] = [];
  /** By seat and source. */
  const points: Record<string, number>[] = [];
  let ended: Extract<Event, { type: 'game-ended' }> | undefined;
  return {
    tell(told: GameEvent) {
      const event = told as Event;
      if (event.type === 'francs') francs[event.player] = (francs[event.player] ?? 0) + event.amount;
      else if (event.type === 'points') {
        points[event.player] ??= {};
        const sums = points[event.player] as Record<string, number>;
        sums[event.source] = (sums[event.source] ?? 0) + event.amount;
      } else if (event.type === 'game-ended') ended = event;
    },
    check(s: LiveState) {
      const { money } = s as State;
      s.rules.scores(s).forEach(({ bySource }, player) => {
        const [told, has] = [francs[player] ?? 0, money[player]];
        if (told !== has)
          fail('ledger', 'money', `seat ${player + 1} has ${has} francs, the events make ${told}`);
        for (const [source, scored] of Object.entries(bySource)) {
          const toldPoints = points[player]?.[source] ?? 0;
          if (toldPoints !== scored)
            fail('ledger', source, `seat ${player + 1} has ${scored} points, the events make ${toldPoints}`);
        }
      });
      if (isOver(s)) checkEnded(s, ended);
    },
  };
}

function checkEnded(s: LiveState, ended: Extract<Event, { type: 'game-ended' }> | undefined): void {
  if (ended === undefined) fail('ledger', 'game-ended', 'the end of the game was not told');
  const totals = s.rules.scores(s).map((score) => score.total);
  if (ended.totals.join() !== totals.join() || ended.winners.join() !== s.rules.winners(s).join())
    fail('ledger', 'game-ended', `told ${ended.totals.join(' ')}, scored ${totals.join(' ')}`);
}
