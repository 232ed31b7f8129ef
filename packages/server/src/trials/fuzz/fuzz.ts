/**
 * Fuzzed, mutated, repeated and reordered messages and bodies, with a session and without, from pages of ours and of
 * others: each is answered with a reason, nothing breaks, and no table is other than before.
 */
import { type Random, randomFromSeed } from '@horta/engine';
import { createVisitor } from '../../testing/visitor.ts';
import { done, nextRequest } from '../players.ts';
import { readStored } from '../stored.ts';
import { anyRequest, knock, post } from './posting.ts';
import { type Scene, setScene } from './scene.ts';
import { newTally, type Sending, sendingAs, type Tally } from './sending.ts';
import { anyLetter, SENDERS, type Sender } from './writing.ts';

export interface FuzzReport {
  readonly messages: number;
  /** Repeated, or of no consequence. */
  readonly accepted: number;
  /** By reason. */
  readonly refused: Readonly<Record<string, number>>;
  /** Answers without a reason, things that broke, tables that have changed. */
  readonly findings: readonly string[];
}

/** So many are under way at once. */
const HANDFUL = 40;

export async function fuzzTrial({
  seed,
  messages,
}: {
  readonly seed: string;
  readonly messages: number;
}): Promise<FuzzReport> {
  const random = randomFromSeed(seed);
  const scene = await setScene(`${seed} scene`);
  try {
    const tally = newTally();
    const before = tablesOf(scene);
    await flood(scene, random, messages, tally);
    const after = tablesOf(scene);
    for (const [phase, text] of before)
      if (after.get(phase) !== text) tally.findings.push(`the table that was ${phase} has changed`);
    await playOn(scene, random);
    return {
      messages: tally.messages,
      accepted: tally.accepted,
      refused: Object.fromEntries([...tally.refused].toSorted(([, one], [, other]) => other - one)),
      findings: tally.findings,
    };
  } finally {
    await scene.server.close();
  }
}

async function flood(scene: Scene, random: Random, messages: number, tally: Tally): Promise<void> {
  const { address } = scene.server;
  const sockets = await socketsAt(scene, tally);
  const guest = createVisitor(address);
  await guest.signIn('Dora');
  while (tally.messages < messages) {
    const posted: Promise<void>[] = [];
    for (let i = Math.min(HANDFUL, messages - tally.messages); i > 0; i--) {
      const kind = random.below(8);
      if (kind === 0) posted.push(knock(scene, random, tally));
      else if (kind <= 2)
        posted.push(
          post(address, anyRequest(scene, guest.cookie, random), tally).then((cookie) => {
            // Signed out, or somebody new.
            if (cookie !== undefined && cookie !== 'horta=') guest.cookie = cookie;
          }),
        );
      else {
        const letter = anyLetter(scene, random);
        sockets[letter.by].send(letter);
      }
    }
    await Promise.all([...posted, ...Object.values(sockets).map((socket) => socket.answered())]);
  }
  await Promise.all(Object.values(sockets).map((socket) => socket.close()));
}

/** Another page of each: what they have open themselves stays as it is. */
async function socketsAt({ server, seated, stranger, tables }: Scene, tally: Tally) {
  const visitors = [...seated.map(({ visitor }) => visitor), stranger.visitor, createVisitor(server.address)];
  const watched = [tables.playing, tables.over, tables.ended];
  const sockets: Partial<Record<Sender, Sending>> = {};
  for (const [i, visitor] of visitors.entries()) {
    const looksAt = i < seated.length ? [...watched, tables.private] : watched;
    sockets[SENDERS[i] as Sender] = await sendingAs(visitor, tally, looksAt);
  }
  return sockets as Record<Sender, Sending>;
}

/** By phase, all that is stored of its table. */
function tablesOf({ server, tables }: Scene): Map<string, string> {
  const stored = readStored(server.data);
  const members = stored.rows('members');
  return new Map(
    Object.entries(tables).map(([phase, table]) => [
      phase,
      JSON.stringify([
        stored.tables.get(table),
        stored.entries.get(table),
        members.filter(({ table_id }) => table_id === table),
      ]),
    ]),
  );
}

/** Those who sit there notice nothing of it. */
async function playOn({ seated, tables }: Scene, random: Random): Promise<void> {
  for (const table of [tables.playing, tables.private]) {
    const next = await nextRequest(seated, table, random);
    if (next === undefined) throw new Error('the game is over');
    const { player, request } = next;
    if (done(await player.socket.call('ask', { table, request })) !== request.revision + 1)
      throw new Error('the table is at another revision');
  }
}
