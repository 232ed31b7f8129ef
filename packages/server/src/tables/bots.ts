/** Bots at tables of people: they think in the pool, and never hold anybody up. */
import { LEVELS, readBotSpec } from '@horta/bots';
import { options, pending, randomFromSeed } from '@horta/engine';
import { append, botToThink, type Change, isOpen, revisionOf, type Table } from '@horta/table';
import { Refused } from '../people/refused.ts';
import { inTurn } from '../rooms/place.ts';
import { StorageFault } from '../storage/storage.ts';
import type { Game, Place, World } from '../world.ts';
import { change } from './changing.ts';
import { isOfBots } from './game.ts';
import { tellGame } from './telling.ts';

/**
 * What only hidden cards force takes as long as a thought: at once, it would tell what they are. In milliseconds,
 * of a bot that has not thought at this table.
 */
const UNKNOWN_THINKING_TIME = 300;

/** Lets a bot think if one has to, and nobody thinks about this position yet. */
export function letBotsPlay(world: World, place: Place): void {
  const { game } = place;
  if (game === undefined || world.isStopping) return;
  const due = botToThink(game.table);
  const revision = revisionOf(game.table);
  if (game.thought?.revision === revision) return;
  stopThinking(game);
  // Bots play among themselves only for someone who looks.
  const isSeen = !isOfBots(game) || isLookedAt(place);
  if (due === undefined || game.botFault === 'stopped' || !isSeen) return;
  const ending = new AbortController();
  game.thought = { revision, ending };
  world.thinking.add(place.id);
  void think(world, place, game, due, revision, ending.signal)
    .then(
      () => forget(world, place, game, revision),
      (error: unknown) => failed(world, place, game, revision, error, ending.signal),
    )
    // What is due now; after a failure to store it, the look for what is due comes back to it.
    .then((isDone) => isDone && letBotsPlay(world, place));
}

async function think(
  world: World,
  place: Place,
  game: Game,
  { seat, bot }: { readonly seat: number; readonly bot: string },
  revision: number,
  signal: AbortSignal,
): Promise<void> {
  const { state } = game.table;
  let isReplaced = false;
  const onGiveUp = () => {
    isReplaced = true;
  };
  const view = state.rules.view(state, seat);
  // Chance of its own: that of the deal would let a bot work out what it may not know.
  const begun = world.timers.now();
  const option = await world.pool.choose(bot, view, world.hex(32), { signal, onGiveUp, group: place.id });
  if (options(view).length > 1) game.thinkingTimes.set(bot, world.timers.now() - begun);
  else if (!isOpen(state, seat))
    await passed(world, game.thinkingTimes.get(bot) ?? UNKNOWN_THINKING_TIME, signal);
  let isHeld: boolean;
  do {
    await game.held?.end;
    isHeld = await inTurn(place, async () => {
      if (signal.aborted || revisionOf(game.table) !== revision) return false;
      // Somebody was quicker to hold it.
      if (game.held !== undefined) return true;
      // Nobody thinks about a choice without alternative: it shows nothing.
      if (options(view).length > 1) game.botFault = isReplaced ? 'replaced' : undefined;
      await change(world, place, game, (table) => decided(table, option));
      return false;
    });
  } while (isHeld);
}

/** Ends early if nobody waits for it any more. */
function passed({ timers }: World, milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const cancel = timers.after(milliseconds, resolve);
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}

function forget(world: World, { id }: Place, game: Game, revision: number): boolean {
  if (game.thought?.revision === revision) game.thought = undefined;
  if (game.thought === undefined) world.thinking.delete(id);
  return true;
}

function failed(
  world: World,
  place: Place,
  game: Game,
  revision: number,
  error: unknown,
  signal: AbortSignal,
): boolean {
  forget(world, place, game, revision);
  if (signal.aborted || world.isStopping || error instanceof StorageFault) return false;
  game.botFault = 'stopped';
  world.log.error({ err: error }, 'a bot has stopped');
  tellGame(world, place, game);
  return false;
}

/** What a bot thinks of counts for nothing. */
export function stopThinking(game: Game): void {
  game.thought?.ending.abort();
  game.thought = undefined;
}

/** Whoever has to decide does so. */
function decided(table: Table, option: number): Change {
  const due = pending(table.state);
  if (due === undefined) throw new Refused('stale', 'the game is over');
  return append(table, { type: 'decision', seat: due.player, step: due.step, option });
}

/** Any legal choice. */
export function byChance(world: World, table: Table): Change {
  const legal = options(table.state);
  return decided(table, legal[randomFromSeed(world.hex(32)).below(legal.length)] as number);
}

/**
 * Throws Refused unless it is one of the levels, with its usual strength: how long bots may think is not for guests to say.
 * Tests, which are fast only with bots that don't think, may have any other.
 */
export function checkBot({ acceptsSeeds }: World, name: string): void {
  let bot: ReturnType<typeof readBotSpec>;
  try {
    bot = readBotSpec(name);
  } catch (error) {
    throw new Refused('bad-message', error instanceof Error ? error.message : 'no such bot');
  }
  if (bot.budget !== undefined)
    throw new Refused('bad-message', `'${name}': bots here think as long as they usually do`);
  const levels: readonly string[] = LEVELS;
  if (!acceptsSeeds && !levels.includes(name))
    throw new Refused('bad-message', `'${name}': bots here are ${levels.join(', ')}`);
}

/** Lets bots wait, or go on. */
export function hold(game: Game, isHeld: boolean): void {
  if ((game.held !== undefined) === isHeld) return;
  game.held?.finish();
  game.held = undefined;
  if (!isHeld) return;
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  game.held = { end, finish };
}

/** Nobody is held up by one who has gone, and bots don't play for nobody. */
export function lookedAway(place: Place): void {
  const { game } = place;
  if (game === undefined) return;
  if (isLookedAt(place)) return;
  hold(game, false);
  if (isOfBots(game)) stopThinking(game);
}

function isLookedAt({ guests }: Place): boolean {
  return [...guests.values()].some(({ onlookers }) => onlookers !== undefined);
}
