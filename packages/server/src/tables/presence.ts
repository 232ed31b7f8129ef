/** Who is at a table: pages that look at it. */
import type { Circumstances } from '@horta/table';
import type { PersonId } from '../storage/storage.ts';
import type { Game, Place, World } from '../world.ts';

const MINUTE = 60_000;
/** Whoever was not here for so long is absent: others need not wait for their word. */
const ABSENT_AFTER = { live: MINUTE, days: 24 * 60 * MINUTE } as const;

export function isHere({ guests }: Place, person: PersonId | undefined): boolean {
  if (person === undefined) return false;
  return [...guests.keys()].some((guest) => guest.person?.id === person);
}

/** How many look on who have no seat. */
export function watchersOf({ guests, stored }: Place): number {
  const seated = new Set(stored.seats.map(({ person }) => person));
  const ids = [...guests.keys()].map((guest) => guest.person?.id ?? guest);
  return new Set(ids.filter((id) => typeof id !== 'string' || !seated.has(id))).size;
}

export function circumstances(world: World, place: Place, { table, pace }: Game): Circumstances {
  const now = world.timers.now();
  const wasHere = (person: PersonId) => {
    const last = Math.max(place.seen.get(person) ?? place.stored.begun ?? 0, sinceStart(world, pace.kind));
    return now - last - world.outage(last, now) < ABSENT_AFTER[pace.kind];
  };
  const present = table.people.filter((seat) => {
    const person = place.stored.seats[seat]?.person;
    return person !== undefined && (isHere(place, person) || wasHere(person));
  });
  return { present, standIn: world.standIn };
}

/** Nobody could be at a live table while no server was up. */
function sinceStart({ started }: World, kind: 'live' | 'days'): number {
  return kind === 'live' ? started : 0;
}
