/** What each call does. */
import type { CallName, CallParameters, CallValue } from '@horta/online';
import { say } from '../chat/chat.ts';
import { lobby, mine } from '../lobby/lobby.ts';
import { enter, exit, packAt } from '../rooms/attending.ts';
import { changeRoom } from '../rooms/changing.ts';
import { open, playOn, rematch, secretOf } from '../rooms/opening.ts';
import {
  beginWanted,
  closedBy,
  committed,
  satDown,
  seatSet,
  shown,
  stoodUp,
  thrownOut,
} from '../rooms/seating.ts';
import type { StoredPerson } from '../storage/storage.ts';
import { askFor, explain, goOn, holdBots, replace, setManner } from '../tables/asking.ts';
import { join, leave } from '../tables/attending.ts';
import { checkBot } from '../tables/bots.ts';
import type { Guest, World } from '../world.ts';

/** Nothing is told but that it is done, where a call is not answered with a value. */
type Value<N extends CallName> =
  CallValue<N> extends undefined ? Promise<void> | undefined : CallValue<N> | Promise<CallValue<N>>;

/** For anyone, also for one who has no name. */
type Open = 'lobby' | 'leave-lobby' | 'enter' | 'exit' | 'pack' | 'join' | 'leave';

type Calls = {
  readonly [N in Exclude<CallName, Open>]: (
    world: World,
    guest: Guest,
    person: StoredPerson,
    parameters: CallParameters<N>,
  ) => Value<N>;
};
type OpenCalls = {
  readonly [N in Open]: (world: World, guest: Guest, parameters: CallParameters<N>) => Value<N>;
};

export const OPEN_CALLS: OpenCalls = {
  lobby,
  'leave-lobby': (world, guest) => {
    world.lobby.delete(guest);
    return undefined;
  },
  enter: (world, guest, { table }) => enter(world, guest, table),
  exit: (world, guest, { table }) => exit(world, guest, table),
  pack: (world, _, { table }) => packAt(world, table),
  join: (world, guest, { table, ...joining }) => join(world, guest, table, joining),
  leave: (world, guest, { table }) => leave(world, guest, table),
};

export const CALLS: Calls = {
  mine: (world, guest, person) => mine(world, guest, person),
  open: (world, guest, person, { setup }) => open(world, guest, person, setup),
  sit: (world, _, person, { table, seat, digest }) =>
    changeRoom(world, person, table, (room) => satDown(room, seat, person.id, digest)),
  commit: (world, _, person, { table, seat, digest }) =>
    changeRoom(world, person, table, (room) =>
      committed(room, seat, person.id, digest, () => secretOf(world)),
    ),
  'stand-up': (world, _, person, { table, seat }) =>
    changeRoom(world, person, table, (room) => stoodUp(room, seat, person.id, () => secretOf(world))),
  'throw-out': (world, _, person, { table, seat }) =>
    changeRoom(world, person, table, (room) => thrownOut(room, seat, person.id, () => secretOf(world))),
  'set-seat': (world, _, person, { table, seat, bot }) =>
    changeRoom(world, person, table, (room) => {
      if (bot !== undefined) checkBot(world, bot);
      return seatSet(room, seat, person.id, bot);
    }),
  begin: (world, _, person, { table, isWanted }) =>
    changeRoom(world, person, table, (room) => beginWanted(room, person.id, isWanted, () => secretOf(world))),
  close: (world, _, person, { table }) =>
    changeRoom(world, person, table, (room) => closedBy(room, person.id)),
  ready: (world, _, person, { table, seat, bits }) =>
    changeRoom(world, person, table, (room) => shown(room, seat, person.id, bits)),
  ask: (world, guest, _, { table, request }) => askFor(world, guest, table, request),
  'set-manner': (world, guest, _, { table, playsForced }) => setManner(world, guest, table, playsForced),
  'go-on': (world, guest, _, { table, revision, way }) => goOn(world, guest, table, revision, way),
  explain: (world, guest, _, { table, ...asked }) => explain(world, guest, table, asked),
  hold: (world, guest, _, { table, isHeld }) => holdBots(world, guest, table, isHeld),
  replace: (world, _, person, { table, seat }) => replace(world, person, table, seat),
  rematch: (world, guest, person, { table }) => rematch(world, guest, person, table),
  'play-on': (world, guest, person, parameters) => playOn(world, guest, person, parameters),
  say: (world, guest, person, saying) => say(world, guest, person, saying),
};
