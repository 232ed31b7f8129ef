/** The form that records from outside must have, in all the formats that there have been. */
import { type Fault, refuseFaults } from './faults.ts';
import { optionsShape } from './json.ts';
import type { Pack } from './pack.ts';
import { type GameRecord, type Move, RECORD_FORMAT, RECORD_FORMATS, type TakenBack } from './record.ts';
import { either, integer, listOf, object, oneOf, read, recordOf, type Shape, text, word } from './shape.ts';

/** More than any text that is read can hold. */
const MOST_MOVES = 1_000_000;

const number = integer(-0x8000_0000, 0x7fff_ffff);

const packData: Shape<Pack> = (value, path, faults) => {
  if (typeof value === 'object' && value !== null) return value as Pack;
  faults.push({ path, message: 'expected a component pack' });
  return undefined;
};

const headerShapes = {
  game: word(60),
  version: integer(1, 9999),
  engine: word(40),
  players: integer(1, 9),
  options: optionsShape,
  pack: word(60),
  seed: text(200),
  deal: recordOf(either(integer(0, 99), listOf(either(integer(0, 99), text(60))))),
} as const;

const moveShape: Shape<Move> = object({
  seat: integer(0, 9),
  step: word(60),
  option: integer(0, 0x7fff_ffff),
});

const takenBackShape: Shape<TakenBack> = object({
  seat: integer(0, 9),
  from: integer(0, MOST_MOVES),
  moves: listOf(moveShape),
});

const format = oneOf([RECORD_FORMAT]);

export const headerShape = object({ format, ...headerShapes }, { packData });

const bodyShapes = { ...headerShapes, moves: listOf(moveShape) };
const scores = listOf(number);

const recordShape = object(
  { format, ...bodyShapes },
  { packData, takenBack: listOf(takenBackShape), scores },
);
const firstShape = object({ format: oneOf(RECORD_FORMATS), ...bodyShapes }, { packData, scores });

/** Checks the form of a record from outside; whether it can be played is found by playing it. */
export function readRecordJson(json: unknown): GameRecord {
  const isFirst = (json as { readonly format?: unknown } | undefined)?.format !== RECORD_FORMAT;
  if (isFirst) return { ...read(firstShape, json, 'record'), format: RECORD_FORMAT };
  const { takenBack = [], ...record } = read(recordShape, json, 'record');
  refuseFaults('record', takenBackFaults(record, takenBack));
  return takenBack.length === 0 ? record : { ...record, takenBack };
}

/** From the last to the first, since what stood at one of them follows from what was done after it. */
function takenBackFaults(
  { players, moves }: Pick<GameRecord, 'players' | 'moves'>,
  takenBack: readonly TakenBack[],
): Fault[] {
  const faults: Fault[] = [];
  let standing = moves.length;
  for (let i = takenBack.length - 1; i >= 0; i--) {
    const { seat, from, moves: taken } = takenBack[i];
    const path = `takenBack[${i}]`;
    if (seat >= players) faults.push({ path, message: `no seat ${seat} at a table of ${players}` });
    if (from > standing) faults.push({ path, message: `${from} moves, but only ${standing} stood then` });
    if (taken.length === 0) faults.push({ path, message: 'nothing was taken back' });
    standing = from + taken.length;
  }
  return faults.reverse();
}
