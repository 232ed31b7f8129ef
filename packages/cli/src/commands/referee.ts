import { once } from 'node:events';
import { command } from '../command.ts';
import { lines } from '../referee/lines.ts';
import { answerLine, createReferee, LINE_LIMIT } from '../referee/referee.ts';

/** docs/referee.md tells the protocol. */
export const referee = command({
  name: 'referee',
  summary: 'rule games over JSON lines: a request a line on stdin, an answer a line on stdout',
  usage: '',
  options: {},
  async run({ stdin, stdout }) {
    const state = createReferee();
    for await (const line of lines(stdin, LINE_LIMIT)) {
      const answer = answerLine(state, line);
      // Whoever asks faster than they read has to wait, rather than fill our memory.
      if (answer !== undefined && !stdout.write(`${answer}\n`)) await once(stdout, 'drain');
      if (state.ended) break;
    }
    return 0;
  },
});
