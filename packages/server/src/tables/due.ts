/** What happens at tables without anybody asking for it: clocks run out, offers lapse, bots go on, all have gone. */
import { abandoning, append, isClosed, runningOut, waitsFor } from '@horta/table';
import { inTurn, placeOf } from '../rooms/place.ts';
import type { Place, World } from '../world.ts';
import { letBotsPlay } from './bots.ts';
import { change } from './changing.ts';
import { isAbandoned, isOfferLate, ranOut } from './game.ts';

/** Looks for tables at which something is due; asked again and again. */
export async function lookForDue(world: World): Promise<void> {
  const now = await world.storage.now();
  for (const { table } of await world.storage.due(now)) {
    if (world.isStopping) return;
    try {
      await atDue(world, await placeOf(world, table), now);
    } catch (error) {
      world.log.error({ err: error }, 'what was due at a table could not be done');
    }
  }
}

async function atDue(world: World, place: Place, now: number): Promise<void> {
  await inTurn(place, async () => {
    const { game } = place;
    if (game === undefined || isClosed(game.table)) return;
    const seat = ranOut(game, world, now);
    if (seat !== undefined)
      await change(world, place, game, (table) => append(table, ...runningOut(table, seat, world.standIn)));
    const [silent] = isOfferLate(game, now) ? waitsFor(game.table) : [];
    if (silent !== undefined)
      await change(world, place, game, (table) =>
        append(table, { type: 'reply', seat: silent, agrees: false }),
      );
    if (isAbandoned(game, world, now))
      await change(world, place, game, (table) => append(table, ...abandoning(table)));
  });
  letBotsPlay(world, place);
}
