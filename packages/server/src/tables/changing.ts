/** Every change of a game: checked, stored, acknowledged, told, in this order. */
import { advanced, type Change, playForced, revisionOf, type Table, whole } from '@horta/table';
import { list } from '../lobby/lobby.ts';
import { Refused } from '../people/refused.ts';
import { tellRoom } from '../rooms/telling.ts';
import type { Write } from '../storage/storage.ts';
import type { Game, Place, World } from '../world.ts';
import { gameOf, phaseOf, remade, summarised } from './game.ts';
import { tellChange, tellGame } from './telling.ts';

/**
 * Carries a change out and stores it; returns the revision then. In turn only: then what is in memory is what is stored,
 * and goes back to it if this is not. `besides` is stored with it, or not at all.
 */
export async function change(
  world: World,
  place: Place,
  game: Game,
  body: (table: Table) => Change,
  besides: readonly Write[] = [],
): Promise<number> {
  const since = revisionOf(game.table);
  const phase = phaseOf(game.table);
  let made: Change;
  try {
    made = withForced(game.table, body);
  } catch (error) {
    if (revisionOf(game.table) > since) game.table = remade(game.table, since);
    throw error;
  }
  const { table } = game;
  if (revisionOf(table) === since) return since;
  const at = await store(world, place, game, since, besides);
  game.clocks = advanced(game.clocks, table, table.entries.slice(since), game.pace, at, world.outage);
  game.offered = table.offer === undefined ? undefined : (game.offered ?? at);
  if (game.botFault === 'stopped') game.botFault = undefined;
  place.changed = at;
  tellChange(world, place, game, made, since);
  if (phaseOf(table) !== phase) tellRoom(world, place);
  list(world, place);
  return revisionOf(table);
}

function withForced(table: Table, body: (table: Table) => Change): Change {
  const { kept, steps } = body(table);
  return { kept, steps: [...steps, ...playForced(table).steps] };
}

async function store(
  world: World,
  place: Place,
  game: Game,
  since: number,
  besides: readonly Write[],
): Promise<number> {
  const { table } = game;
  const entries = table.entries.slice(since);
  const now = world.timers.now();
  // As the clocks will be, but for the moment that storing takes.
  const clocks = advanced(game.clocks, table, entries, game.pace, now, world.outage);
  const offered = table.offer === undefined ? undefined : (game.offered ?? now);
  const summary = summarised({ ...game, clocks, offered }, world);
  try {
    const [at] = await world.storage.writeAll([
      { write: 'entries', table: place.id, first: since, entries, summary },
      ...besides,
    ]);
    if (at !== undefined) {
      game.summary = summary;
      return at;
    }
  } catch (error) {
    game.table = remade(table, since);
    throw error;
  }
  await readAgain(world, place);
  throw new Refused('stale', 'another one was first');
}

/** Somebody else has written to this table: what is stored counts. */
async function readAgain(world: World, place: Place): Promise<void> {
  const { game } = place;
  if (game === undefined) return;
  const fresh = gameOf(world, place, await world.storage.entries(place.id));
  for (const [seat, does] of game.table.playsForced.entries()) fresh.table.playsForced[seat] = does;
  const { table, clocks, offered, summary } = fresh;
  Object.assign(game, { table, clocks, offered, summary });
  tellGame(world, place, game, (onlookers) => whole(game.table, onlookers));
}
