/**
 * boardgame.io: the same rules behind its local client. G is the state as plain data; its one move plays an option.
 *
 * Everything that can be left out is: no multiplayer, no debug panel, no undo, no turns of its own (whose frame is
 * due is in G), production mode. A move rebuilds the state from G and returns a new G, which takes about two thirds of
 * the time of playing on immer's draft: there, every array that the rules look at becomes a proxy.
 */
import { createRequire } from 'node:module';
import {
  findGame,
  type GameState,
  hash,
  isOver,
  options,
  playLegal,
  type Random,
  type Ruleset,
  randomFromSeed,
} from '@horta/engine';
import { type Contestant, loading, type Played } from './contestant.ts';
import { GAME, PLAYERS, rulesFor } from './horta.ts';

/** A state without its rules and sink. */
type Plain = Record<string, unknown>;

interface Client {
  readonly moves: { play(option: number): void };
  start(): void;
  stop(): void;
  getState(): { readonly G: Plain };
}

/** As much of boardgame.io and immer as is used here: their own types want the DOM. */
interface Modules {
  readonly Client: (setup: object) => Client;
  readonly original: (draft: Plain) => Plain;
}

/** boardgame.io has no entry for ECMAScript modules; immer must be the one that boardgame.io itself uses. */
function load(): Modules {
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as Pick<Modules, 'Client'>;
  const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as Pick<
    Modules,
    'original'
  >;
  return { Client, original };
}

export async function openBoardgame(seed: string): Promise<Contestant[]> {
  const modules = await loading('boardgame.io', load);
  const rules = rulesFor(PLAYERS);
  const begin: Contestant['begin'] = (random, sliceSeed) => (number) =>
    playThrough(modules, rules, `${sliceSeed}-${number}`, random).played;
  checkSameGame(modules, rules, seed);
  return [{ id: 'boardgame.io', weight: 4, begin }];
}

function playThrough(
  { Client, original }: Modules,
  rules: Ruleset,
  seed: string,
  random: Random,
): { played: Played; end: GameState } {
  const game = {
    setup: () => plain(findGame(GAME).start(rules, seed, {})),
    moves: {
      play({ G }: { G: Plain }, option: number) {
        const s = rules.clone(restored(rules, original(G)));
        playLegal(s, option);
        return plain(s);
      },
    },
    disableUndo: true,
  };
  const client = Client({ game, numPlayers: rules.players, debug: false });
  client.start();
  const legal: number[] = [];
  let count = 0;
  let forced = 0;
  let s = restored(rules, client.getState().G);
  while (!isOver(s)) {
    options(s, legal);
    count++;
    if (legal.length === 1) forced++;
    client.moves.play(legal[random.below(legal.length)] as number);
    s = restored(rules, client.getState().G);
  }
  client.stop();
  return { played: { count, forced }, end: s };
}

function plain(s: GameState): Plain {
  const { rules: _rules, sink: _sink, ...fields } = s;
  return fields;
}

function restored(rules: Ruleset, fields: Plain): GameState {
  return { rules, sink: undefined, ...fields } as GameState;
}

/** It must be the same game, or it is no comparison. */
function checkSameGame(modules: Modules, rules: Ruleset, seed: string): void {
  const random = randomFromSeed(seed);
  const s = findGame(GAME).start(rules, seed, {});
  for (const legal: number[] = []; options(s, legal).length > 0; )
    playLegal(s, legal[random.below(legal.length)] as number);
  const { end } = playThrough(modules, rules, seed, randomFromSeed(seed));
  if (hash(end) !== hash(s)) throw new Error('behind boardgame.io, the same choices lead to another end');
}
