/** What people ask for at a game. */
import { pending } from '@horta/engine';
import { append, ask, isClosed, playForced, type Request, revisionOf } from '@horta/table';
import { list } from '../lobby/lobby.ts';
import { Refused } from '../people/refused.ts';
import { inTurn, placeOf, seatsOf } from '../rooms/place.ts';
import { tellRoom } from '../rooms/telling.ts';
import type { PersonId, StoredPerson, StoredSeat, StoredTable } from '../storage/storage.ts';
import type { Game, Guest, Place, World } from '../world.ts';
import { begunGame, lookAnew, watchedGame } from './attending.ts';
import { byChance, checkBot, hold, letBotsPlay } from './bots.ts';
import { change } from './changing.ts';
import { remade, sittersOf } from './game.ts';
import { circumstances } from './presence.ts';
import { tellGame, tellSitters } from './telling.ts';

/** Carried out and stored when it is answered; the answer is the revision then. */
export async function askFor(world: World, guest: Guest, id: string, request: Request): Promise<number> {
  const place = await placeOf(world, id);
  const revision = await inTurn(place, async () => {
    if (isGoneAlready(place, guest, request)) return revisionOf(begunGame(place).table);
    const game = watchedGame(place, guest);
    refuseForeignSeat(place, guest, request.seat);
    refuseWhatTableForbids(world, place, request);
    if (request.what === 'leave') return leaveForGood(world, place, game, request);
    const done = await change(world, place, game, (table) =>
      ask(table, request, circumstances(world, place, game)),
    );
    if (request.what === 'decide') world.meter.decision();
    return done;
  });
  letBotsPlay(world, place);
  return revision;
}

/** Whoever has left for good has no seat any more, perhaps may not even look on, and may have missed that it was done. */
function isGoneAlready({ stored, game }: Place, { person }: Guest, { what, id }: Request): boolean {
  const hadSeat = person !== undefined && stored.former?.includes(person.id) === true;
  return what === 'leave' && hadSeat && game?.table.requests.has(id) === true;
}

function refuseWhatTableForbids(world: World, { stored }: Place, request: Request): void {
  if (request.what === 'hand-over' && request.bot !== undefined) checkBot(world, request.bot);
  const isBack = request.what === 'offer' && request.agreement.on === 'back';
  if (isBack && stored.setup.takingBack === 'barrier')
    throw new Refused('no-taking-back', 'at this table nothing is taken back beyond the last barrier');
}

async function leaveForGood(world: World, place: Place, game: Game, request: Request): Promise<number> {
  const former = place.stored.seats[request.seat]?.person;
  const stored = withPerson(place.stored, request.seat, undefined);
  const revision = await change(
    world,
    place,
    game,
    (table) => ask(table, request, circumstances(world, place, game)),
    [{ write: 'table', table: stored }],
  );
  handedOn(world, place, game, stored, former);
  return revision;
}

/** Takes a seat that is free for another person. */
export async function replace(world: World, person: StoredPerson, id: string, seat: number): Promise<void> {
  const place = await placeOf(world, id);
  await inTurn(place, async () => {
    const game = begunGame(place);
    if (isClosed(game.table)) throw new Refused('ended', 'the game is over');
    if (game.table.absences[seat] !== 'free') throw new Refused('seat-taken', `seat ${seat + 1} is not free`);
    refuseEyesOfSeats(place.stored, person.id);
    const former = place.stored.seats[seat]?.person;
    const stored = withPerson(place.stored, seat, person.id);
    await change(world, place, game, (table) => append(table, { type: 'handover', seat, bot: undefined }), [
      { write: 'table', table: stored },
    ]);
    place.names.set(person.id, person.name);
    handedOn(world, place, game, stored, former);
  });
  letBotsPlay(world, place);
}

/** Nobody plays who knows more than their seat does: what another one of this game has seen is known for good. */
function refuseEyesOfSeats({ seats, former = [] }: StoredTable, person: PersonId): void {
  if (former.includes(person) || seats.some((seat) => seat.person === person))
    throw new Refused('already-seated', 'you have a seat in this game, or had one');
}

function withPerson(table: StoredTable, seat: number, person: PersonId | undefined): StoredTable {
  const { former = [] } = table;
  const before = table.seats[seat]?.person;
  return {
    ...table,
    seats: table.seats.map((one, i) => (i === seat ? handedTo(one, person) : one)),
    former: before === undefined || former.includes(before) ? former : [...former, before],
  };
}

function handedTo({ left: _, ...seat }: StoredSeat, person: PersonId | undefined): StoredSeat {
  const left = person === undefined ? seat.person : undefined;
  return { ...seat, person, ...(left === undefined ? {} : { left }) };
}

/** A seat belongs to somebody else now. */
function handedOn(
  world: World,
  place: Place,
  game: Game,
  stored: StoredTable,
  former: PersonId | undefined,
): void {
  place.stored = stored;
  game.table = remade(game.table, revisionOf(game.table), sittersOf(place));
  tellSitters(world, place, game);
  lookAnew(world, place, game);
  tellRoom(world, place);
  list(world, place, former);
}

/** Someone goes by another name. In turn only. */
export function renameAt(world: World, place: Place, person: StoredPerson): void {
  if (!place.names.has(person.id)) return;
  place.names.set(person.id, person.name);
  const { game } = place;
  if (game !== undefined && seatsOf(place, person.id).length > 0) {
    game.table = remade(game.table, revisionOf(game.table), sittersOf(place));
    tellSitters(world, place, game);
  }
  tellRoom(world, place);
  list(world, place);
}

export async function setManner(world: World, guest: Guest, id: string, playsForced: boolean): Promise<void> {
  const place = await placeOf(world, id);
  await inTurn(place, async () => {
    const game = watchedGame(place, guest);
    for (const seat of seatsOf(place, guest.person?.id)) game.table.playsForced[seat] = playsForced;
    await change(world, place, game, playForced);
  });
  letBotsPlay(world, place);
}

/** After a bot has stopped. */
export async function goOn(
  world: World,
  guest: Guest,
  id: string,
  revision: number,
  way: 'again' | 'by-chance',
): Promise<void> {
  const place = await placeOf(world, id);
  await inTurn(place, async () => {
    const game = watchedGame(place, guest);
    refuseOnlookers(place, guest, game);
    if (game.botFault !== 'stopped' || revision !== revisionOf(game.table))
      throw new Refused('stale', 'no bot has stopped here');
    if (way === 'by-chance') await change(world, place, game, (table) => byChance(world, table));
    game.botFault = undefined;
    tellGame(world, place, game);
  });
  letBotsPlay(world, place);
}

/** What a bot thinks of the decision that one has to make. */
export async function explain(
  world: World,
  guest: Guest,
  id: string,
  asked: { readonly seat: number; readonly revision: number; readonly bot: string },
): Promise<unknown> {
  const place = await placeOf(world, id);
  const { seat, revision, bot } = asked;
  const view = await inTurn(place, () => {
    const { table } = watchedGame(place, guest);
    refuseForeignSeat(place, guest, seat);
    if (!place.stored.setup.hasHints) throw new Refused('no-hints', 'at this table nobody is helped');
    checkBot(world, bot);
    if (pending(table.state)?.player !== seat || revision !== revisionOf(table))
      throw new Refused('stale', 'the table has moved on');
    if (guest.allowances?.hints.take(guest.person?.id ?? '') === false)
      throw new Refused('too-fast', 'wait a little before you ask again');
    return table.state.rules.view(table.state, seat);
  });
  return hint(world, guest, (asking) => world.pool.explain(bot, view, `hint ${revision}`, asking));
}

/** Of one person only what was asked for last is thought of, and only as long as the page is there. */
async function hint<T>(
  world: World,
  guest: Guest,
  explained: (asking: { readonly signal: AbortSignal; readonly group: string }) => Promise<T>,
): Promise<T | undefined> {
  const { id: group = '' } = guest.person ?? {};
  world.hints.get(group)?.ending.abort(new Refused('too-fast', 'something else was asked for since'));
  if (guest.isGone) return undefined;
  const ending = new AbortController();
  const own = { guest, ending };
  world.hints.set(group, own);
  try {
    return await explained({ signal: ending.signal, group });
  } finally {
    if (world.hints.get(group) === own) world.hints.delete(group);
  }
}

/** Nobody waits for it any more. */
export function forgetHint(world: World, guest: Guest): void {
  const own = world.hints.get(guest.person?.id ?? '');
  if (own?.guest === guest) own.ending.abort(new Refused('no-such-game', 'the page was closed meanwhile'));
}

/** Bots wait while someone looks: only where nobody else waits for them. */
export async function holdBots(world: World, guest: Guest, id: string, isHeld: boolean): Promise<void> {
  const place = await placeOf(world, id);
  await inTurn(place, () => {
    const game = watchedGame(place, guest);
    refuseOnlookers(place, guest, game);
    const others = place.stored.seats.some(
      ({ person }) => person !== undefined && person !== guest.person?.id,
    );
    if (others) throw new Refused('not-alone', 'others wait for the bots, too');
    hold(game, isHeld);
    tellGame(world, place, game);
  });
}

function refuseForeignSeat(place: Place, guest: Guest, seat: number): void {
  if (!seatsOf(place, guest.person?.id).includes(seat))
    throw new Refused('not-your-seat', 'this seat is not yours');
}

/** Of a game of bots, whoever opened it decides. */
function refuseOnlookers(place: Place, guest: Guest, { table }: Game): void {
  const isOpeners = table.people.length === 0 && place.stored.opener === guest.person?.id;
  if (!isOpeners && seatsOf(place, guest.person?.id).length === 0)
    throw new Refused('not-seated', 'you have no seat here');
}
