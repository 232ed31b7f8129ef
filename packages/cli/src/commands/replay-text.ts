/** A recorded game in words, by round and turn. */
import { type GameRecord, isOver } from '@horta/engine';
import type { Speaker } from '@horta/words';
import { scoreColumns } from '../score-columns.ts';
import { tableInWords } from '../table-choice.ts';
import type { Story, Told } from './replay-story.ts';

const LABEL_WIDTH = 6;

export function storyLines(record: GameRecord, { opening, moves, state }: Story, voice: Speaker): string[] {
  const lines = [`${tableInWords(record, voice.locale)}, ${JSON.stringify(record.seed)}`, ''];
  let round = 0;
  let turn = 0;
  let label = '';
  const tell = (words: string | undefined) => {
    if (words === undefined) return;
    lines.push(`${label.padEnd(LABEL_WIDTH)}${words}`);
    label = '';
  };
  const tellAll = (events: readonly Told[]) => {
    for (const { event, words } of events) {
      if (event.type === 'round-started') {
        round++;
        turn = 0;
        lines.push('', words ?? '');
      } else tell(words);
    }
  };
  tellAll(opening);
  for (const { step, events } of moves) {
    // Round and turn stand beside the first thing that comes of the turn: 2.3 is the third turn of round 2.
    if (step === 'turn') label = `${round}.${++turn}`;
    tellAll(events);
  }
  return isOver(state) ? [...lines, '', ...scoreColumns(state, voice)] : lines;
}
