/** While the rows of the final count are told, points follow, up to those that there are at the end. */
import { pending } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { isRow } from './beats.ts';
import { withCounted } from './counted.ts';
import { toldGame } from './told-games.testing.ts';

describe.each(ALL_FOUR)('%s %o', (game, chosen) => {
  test('each row adds its points', async () => {
    const told = await toldGame(game, chosen, { people: 0 });
    while (pending(told.table.state) !== undefined) told.move();
    const { beats } = told.director;
    const totalsAt = (beat: (typeof beats)[number]) => {
      const end = told.sight.views[beat.position + 1][0];
      const view = withCounted(told.game, told.director.viewOf(beat), end, beats, beat);
      return view.rules.scores(view).map(({ total }) => total);
    };
    const rows = beats.filter(({ stage }) => isRow(stage));
    expect(rows.length).toBeGreaterThan(2);
    rows.slice(1).forEach((row, i) => {
      const before = totalsAt(rows[i]);
      totalsAt(row).forEach((total, seat) => {
        const points = row.events
          .flatMap((event) => told.game.gainsOf(told.director.viewOf(row), event))
          .filter((gain) => gain.icon === 'points' && gain.seat === seat)
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(total, `${row.stage} ${seat}`).toBe(before[seat] + points);
      });
    });
  });
});
