/** A machine that sleeps (the lid of a laptop is closed) serves nobody, and no player's clock is charged for it. */
import { inTurn } from './rooms/place.ts';
import { tellGame } from './tables/telling.ts';
import type { World } from './world.ts';

/** Whoever is awake looks for it each second, and before anything is done for a page. */
export function noticeSleep(world: World): void {
  const to = world.timers.now();
  const from = world.awake;
  world.awake = to;
  if (to - from <= world.asleepAfter) return;
  world.outages.push({ from, to });
  // Nobody could be at a live table meanwhile: they have the same time to come back as after a start.
  world.started = to;
  world.log.info({ seconds: Math.round((to - from) / 1000) }, 'the machine slept');
  world.storage
    .writeAll([{ write: 'outage', from, to }, { write: 'heartbeat' }])
    .catch((error: unknown) => world.log.error({ err: error }, 'that the machine slept could not be stored'));
  void tellClocks(world);
}

/** Pages have let clocks run on. */
async function tellClocks(world: World): Promise<void> {
  for (const coming of [...world.places.values()]) {
    const place = await coming.catch(() => undefined);
    if (place === undefined) continue;
    await inTurn(place, () => {
      if (place.game?.clocks.running !== undefined) tellGame(world, place, place.game);
    });
  }
}
