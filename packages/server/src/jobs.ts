/** What a server does by itself, again and again. */
import { forgetIdle } from './rooms/place.ts';
import { noticeSleep } from './sleep.ts';
import { lookForDue } from './tables/due.ts';
import type { World } from './world.ts';

const SECOND = 1000;

interface Jobs {
  /** Nothing more begins. */
  end(): void;
  /** When what had begun is done. */
  readonly ended: Promise<void>;
}

export function startJobs(world: World): Jobs {
  const jobs = [
    repeated(world, 0, SECOND, async () => noticeSleep(world)),
    repeated(world, 0, SECOND, () => {
      // Whichever of them comes first.
      noticeSleep(world);
      return lookForDue(world);
    }),
    repeated(world, 0, 5 * SECOND, () => world.storage.write({ write: 'heartbeat' })),
    repeated(world, 60 * SECOND, 60 * SECOND, () => forgetIdle(world)),
    repeated(world, 10 * SECOND, 3600 * SECOND, () => world.storage.tidy()),
  ];
  return {
    end: () => {
      for (const job of jobs) job.end();
    },
    get ended() {
      return Promise.all(jobs.map(({ ended }) => ended())).then(() => undefined);
    },
  };
}

function repeated(world: World, first: number, pause: number, body: () => Promise<unknown>) {
  let cancel = () => {};
  let running: Promise<unknown> = Promise.resolve();
  let isEnded = false;
  const run = () => {
    running = body()
      .catch((error: unknown) => world.log.error({ err: error }, 'a job has failed'))
      .then(() => {
        if (!isEnded) cancel = world.timers.after(pause, run);
      });
  };
  cancel = world.timers.after(first, run);
  return {
    end: () => {
      isEnded = true;
      cancel();
    },
    ended: () => running,
  };
}
