/** A game dealt as a server would, and played by chance, with its proof. */
import {
  type GameOptions,
  type GameRecord,
  isOver,
  type Move,
  options as optionsOf,
  type Pack,
  pending,
  playLegal,
  randomFromSeed,
  recordToText,
  startRecord,
} from '@horta/engine';
import { dealtHeader, fixedFor, proofOf, withProof } from './dealing.ts';
import type { FixedSeat } from './fixed.ts';
import { digestOf } from './hashing.ts';
import type { Proof } from './proof.ts';

export const TABLE = '00112233445566778899aabbccddeeff';
export const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const BITS = ['a0a1a2a3a4a5a6a7a8a9aaabacadaeaf', 'b0b1b2b3b4b5b6b7b8b9babbbcbdbebf'] as const;
/** Two people, and a bot on the third seat. */
const SEATS: readonly FixedSeat[] = [
  { person: '0123456789abcdef' },
  { person: 'fedcba9876543210' },
  { bot: 'easy' },
];

export interface ProvenGame {
  readonly record: GameRecord;
  readonly proof: Proof;
  /** The record with who sits where and the proof in comments. */
  readonly text: string;
}

export function provenGame({
  game = '1893',
  options = {},
  attempt = 0,
  pack,
}: {
  game?: string;
  options?: GameOptions;
  attempt?: number;
  pack?: Pack;
} = {}): ProvenGame {
  const fixed = fixedFor({ table: TABLE, attempt, game, options, pack, seats: SEATS });
  const bits = [...BITS, null];
  const digests = bits.map((one) => (one === null ? null : digestOf(one)));
  const proof = proofOf({ table: TABLE, attempt, secret: SECRET, fixed, digests, bits });
  const header = dealtHeader({ ...proof, pack });
  const state = startRecord(header);
  const random = randomFromSeed('choices');
  const moves: Move[] = [];
  for (let due = pending(state); due !== undefined; due = pending(state)) {
    const legal = optionsOf(state);
    const option = legal[random.below(legal.length)];
    moves.push({ seat: due.player, step: due.step, option });
    playLegal(state, option);
  }
  if (!isOver(state)) throw new Error('the game goes on');
  const scores = state.rules.scores(state).map(({ total }) => total);
  const record = { ...header, moves, scores };
  return { record, proof, text: textOf(record, proof) };
}

export function textOf(record: GameRecord, proof: Proof | undefined): string {
  const sitters = SEATS.map((seat) => ('bot' in seat ? { name: '', bot: seat.bot } : { name: 'Ann' }));
  const text = `${recordToText(record)}# sitters: ${JSON.stringify(sitters)}\n`;
  return proof === undefined ? text : withProof(text, proof);
}
