/** What those are told who look at a game: each with their own eyes, each kind of eyes written once. */
import {
  append,
  botToThink,
  type Change,
  isClosed,
  type Message,
  newsOf,
  type Onlooker,
  revisionOf,
  type Standing,
  type Table,
  type Told,
  whole,
} from '@horta/table';
import { seatsOf } from '../rooms/place.ts';
import type { PersonId } from '../storage/storage.ts';
import type { Game, Guest, Place, World } from '../world.ts';
import { facesOf, remade } from './game.ts';

/** With whose eyes someone may look; undefined if not at all. */
export function eyesFor(
  place: Place,
  { table }: Game,
  person: PersonId | undefined,
  watches: boolean,
): readonly Onlooker[] | undefined {
  const { setup, opener } = place.stored;
  const seats = watches ? [] : seatsOf(place, person);
  if (seats.length > 0) return seats;
  const isAllowed = setup.mayBeWatched || isClosed(table) || (table.people.length === 0 && person === opener);
  if (!isAllowed) return undefined;
  return table.people.length === 0 ? ['all'] : ['spectator'];
}

/** Tells all who look what `make` says to their eyes; without it only how the game fares. */
export function tellGame(
  world: World,
  place: Place,
  game: Game,
  make?: (onlookers: readonly Onlooker[]) => Told,
): void {
  const written = new Map<string, string>();
  const standing = standingOf(world, game);
  for (const [guest, { onlookers }] of place.guests) {
    if (onlookers === undefined) continue;
    const key = onlookers.join();
    let text = written.get(key);
    if (text === undefined) {
      text = messageText(place, standing, make && JSON.stringify(make(onlookers)));
      written.set(key, text);
    }
    guest.send(text);
  }
}

export function tellChange(world: World, place: Place, game: Game, change: Change, since: number): void {
  tellGame(world, place, game, (onlookers) => newsOf(game.table, change, since, onlookers));
}

/** Others sit there, or go by other names. */
export function tellSitters(world: World, place: Place, game: Game): void {
  const { table } = game;
  tellGame(world, place, game, (onlookers) => ({
    ...newsOf(table, { kept: table.standing.length, steps: [] }, revisionOf(table), onlookers),
    sitters: table.sitters.slice(),
  }));
}

/** Tells one page the whole, or what is new to it. */
export function tellOne(
  world: World,
  place: Place,
  game: Game,
  guest: Guest,
  onlookers: readonly Onlooker[],
  known?: number,
): void {
  guest.send(messageText(place, standingOf(world, game), toldSince(game.table, known, onlookers)));
}

/** By table and eyes: all of a game that is over, as it is told. */
const closedTexts = new WeakMap<Table, Map<string, string>>();

/**
 * As JSON. Whoever comes to a game that is over is told all of it, with everybody's eyes: that takes long to find, and is
 * the same each time.
 */
function toldSince(table: Table, known: number | undefined, onlookers: readonly Onlooker[]): string {
  if (!isClosed(table)) return JSON.stringify(newsSince(table, known, onlookers));
  const texts = closedTexts.get(table) ?? new Map<string, string>();
  closedTexts.set(table, texts);
  const key = `${revisionOf(table)} ${onlookers.join()}`;
  const text = texts.get(key) ?? JSON.stringify(whole(table, onlookers));
  texts.set(key, text);
  return text;
}

/** What is new to one who knows a revision. */
function newsSince(table: Table, known: number | undefined, onlookers: readonly Onlooker[]): Told {
  if (known === undefined || known > revisionOf(table)) return whole(table, onlookers);
  const then = remade(table, known);
  const change = append(then, ...table.entries.slice(known));
  return newsOf(then, change, known, onlookers);
}

function messageText({ id }: Place, standing: Standing, told: string | undefined): string {
  const rest = JSON.stringify(standing satisfies Omit<Message, 'told'>);
  const message = told === undefined ? rest : `{"told":${told},${rest.slice(1)}`;
  return `{"tell":"table","table":"${id}","message":${message}}`;
}

/** What is the same for all who look. */
function standingOf(world: World, game: Game): Standing {
  const clocks = facesOf(game, world, world.timers.now());
  return {
    thinking: game.held === undefined ? thinkingSeat(game) : undefined,
    botFault: game.botFault,
    isKept: true,
    ...(clocks === undefined ? {} : { clocks }),
  };
}

function thinkingSeat({ table, botFault }: Game): number | undefined {
  return botFault === 'stopped' ? undefined : botToThink(table)?.seat;
}
