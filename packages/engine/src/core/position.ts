/**
 * Position strings: a state in one line, as FEN is for chess.
 *
 *   horta 1893 1 4 {} 0123456789abcdef; turn.0.0.0 turns.1.0.0; round=2 money=[5,6,7,8] ...
 *
 * First the rules (game, version, players, options, pack), then the agenda from its bottom, then the fields.
 */
import { refuse } from './faults.ts';
import type { Frame, GameState } from './game.ts';
import { readStateJson, rulesName, type StateJson, toJson } from './json.ts';
import { parseJson } from './parse.ts';

const WHAT = 'position';

export function position(s: GameState): string {
  const { game, version, players, options, pack } = rulesName(s.rules);
  const agenda = s.agenda.map(({ step, player, a, b }) => [step, player, a, b].join('.')).join(' ');
  const fields = Object.entries(toJson(s).fields).map(
    ([name, value]) => `${name}=${typeof value === 'number' ? value : `[${value.join()}]`}`,
  );
  return `horta ${game} ${version} ${players} ${JSON.stringify(options)} ${pack}; ${agenda}; ${fields.join(' ')}`;
}

/** Checks the form of a position string; whether it makes sense is checked once its rules are known. */
export function readPosition(text: string): StateJson {
  // With line ends as well (they are refused below): where none fit, the parts would be tried in all combinations.
  const parts = /^horta (\S+) (\d+) (\d+) (\{.*?\}) (\S+); (.*); (.*)$/s.exec(text.trim());
  if (parts === null) refuse(WHAT, '', 'expected "horta GAME VERSION PLAYERS OPTIONS PACK; AGENDA; FIELDS"');
  const [, game, version, players, optionsText, pack, agenda, fields] = parts;
  let options: unknown;
  try {
    options = parseJson(optionsText);
  } catch {
    refuse(WHAT, 'options', 'not JSON');
  }
  return readStateJson({
    rules: { game, version: Number(version), players: Number(players), options, pack },
    fields: Object.fromEntries(words(fields).map(readField)),
    agenda: words(agenda).map(readFrame),
  });
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function readFrame(word: string): Frame {
  const parts = /^([a-z-]+)\.(-?\d+)\.(-?\d+)\.(-?\d+)$/.exec(word);
  if (parts === null) refuse(WHAT, 'agenda', `expected step.player.a.b, found '${word}'`);
  return { step: parts[1], player: Number(parts[2]), a: Number(parts[3]), b: Number(parts[4]) };
}

function readField(word: string): [string, number | number[]] {
  const parts = /^(\w+)=(?:(-?\d+)|\[((?:-?\d+(?:,-?\d+)*)?)\])$/.exec(word);
  if (parts === null)
    refuse(WHAT, 'fields', `expected name=number or name=[number,number...], found '${word}'`);
  const [, name, number, list] = parts;
  if (number !== undefined) return [name, Number(number)];
  return [name, list === '' ? [] : list.split(',').map(Number)];
}
