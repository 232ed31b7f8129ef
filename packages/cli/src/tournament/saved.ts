/** Reads the file of a tournament. Nothing in it is believed before it is looked at. */
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '@horta/engine';
import { UsageError } from '../command.ts';
import { FORMAT } from './document.ts';
import { namesAt, type Parameters, placeOf, type Slot, slotsOf } from './parameters.ts';
import type { PlayedGame } from './play.ts';

type Json = Readonly<Record<string, unknown>>;

/** The games of a journal or a document of this very tournament. Throws UsageError. */
export function readSaved(path: string, text: string, parameters: Parameters): PlayedGame[] {
  const lines = text.split('\n');
  // What follows the last end of a line: nothing, or a game cut short.
  lines.pop();
  const first = parsed(path, lines[0] ?? '', 1);
  if (first?.format !== FORMAT)
    throw new UsageError(`${path} is no saved tournament (nothing was changed in it)`);
  checkParameters(path, first.parameters, parameters);
  const rest = lines.slice(1).map((line, i) => parsed(path, line, i + 2));
  const games = Array.isArray(first.games) ? (first.games as unknown[]) : rest;
  const slots = new Map(slotsOf(parameters).map((slot) => [placeOf(slot), slot]));
  const read = new Map<string, PlayedGame>();
  games.forEach((game, i) => {
    if (!isGame(game, parameters, slots))
      throw new UsageError(`${path} is broken: its game ${i + 1} is none of this tournament`);
    read.set(placeOf(game), game);
  });
  return [...read.values()];
}

function parsed(path: string, line: string, number: number): Json | undefined {
  try {
    const json: unknown = parseJson(line);
    return isObject(json) ? json : undefined;
  } catch {
    if (number === 1) return undefined;
    throw new UsageError(`${path} is broken: line ${number} is not JSON`);
  }
}

function checkParameters(path: string, found: unknown, wanted: Parameters): void {
  if (!isObject(found)) throw new UsageError(`${path} is broken: it does not tell its parameters`);
  const differences = Object.entries(wanted).flatMap(([name, value]) =>
    isDeepStrictEqual(found[name], value)
      ? []
      : [`${name} ${JSON.stringify(found[name])} rather than ${JSON.stringify(value)}`],
  );
  if (differences.length > 0)
    throw new UsageError(`${path} belongs to another tournament: ${differences.join(', ')}`);
}

function isGame(
  value: unknown,
  parameters: Parameters,
  slots: ReadonlyMap<string, Slot>,
): value is PlayedGame {
  if (!isObject(value)) return false;
  const { scores, winners, decisions, thinking, bots } = value as Partial<PlayedGame>;
  const slot = slots.get(placeOf(value));
  const bySeat = (list: unknown) => isNumbers(list) && list.length === parameters.players;
  return (
    slot !== undefined &&
    isDeepStrictEqual(bots, namesAt(parameters, slot)) &&
    Array.isArray(scores) &&
    scores.length === parameters.players &&
    scores.every(isScore) &&
    isNumbers(winners) &&
    winners.length > 0 &&
    winners.every((seat) => scores[seat] !== undefined) &&
    bySeat(decisions) &&
    isObject(thinking) &&
    bySeat(thinking.total) &&
    bySeat(thinking.slowest)
  );
}

function isScore(value: unknown): boolean {
  return (
    isObject(value) &&
    Number.isFinite(value.total) &&
    isObject(value.bySource) &&
    isNumbers(Object.values(value.bySource))
  );
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => Number.isFinite(one));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
