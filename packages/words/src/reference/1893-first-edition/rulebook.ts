/** A sample until the chapters are there. */
import type { Rules } from '@horta/engine/1893';
import { points, text } from '../blocks.ts';
import type { Rulebook } from '../rulebook.ts';

export const rulebookFirstEdition: Rulebook<Rules> = {
  game: '1893-first-edition',
  chapters: [
    {
      id: 'turn',
      title: () => 'A turn',
      topics: [
        {
          id: 'turn',
          title: () => 'On your turn',
          blocks: [
            text(() => 'Place an architect, or send some to Brussels. Or pass.'),
            points(
              () => 'A bid is paid to the supply.',
              () => 'It does not come back.',
            ),
            { kind: 'pictures', paths: () => ['nobles.0', 'nobles.1'], say: () => 'Two nobles.' },
            { kind: 'scene', scene: 'area', say: () => 'The Art Nouveau board.' },
            {
              kind: 'table',
              make: (_v, f) => ({ head: ['Players', 'Rounds'], rows: [['2', String(f.plain.rounds)]] }),
            },
          ],
          rulings: ['R-4'],
          about: { steps: ['turn'], things: ['francs'], reasons: ['no-money'], warnings: ['1893-pass'] },
          see: ['winner'],
        },
        { id: 'winner', title: () => 'The winner', blocks: [text(() => 'Whoever has most.')] },
      ],
    },
  ],
};
