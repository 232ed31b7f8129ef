import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  GAMES,
  type GameRecord,
  randomFromSeed,
  recordHeader,
  recordToText,
  type Setup,
} from '@horta/engine';
import { BOTS_HELP, botsOf } from '../bots.ts';
import { command, print, printJson } from '../command.ts';
import { readGameOptions } from '../game-options.ts';
import { packOption } from '../packs.ts';
import { makeFolderOf, writeText } from '../writing.ts';
import { type GameResult, playGame } from './simulate-game.ts';
import { reportLines, reportOf } from './simulate-report.ts';

/** Game i of a run follows from the seed and i alone: `SEED-i`. */
export const simulate = command({
  name: 'simulate',
  summary: 'play games among bots and tell how they went',
  usage: '[options]',
  options: {
    game: {
      kind: 'text',
      placeholder: 'ID',
      help: `which game: ${GAMES.map(({ id }) => id).join(', ')}`,
      default: '1893',
    },
    players: { kind: 'integer', placeholder: 'N', help: 'how many', min: 1, max: 9, default: 4 },
    games: { kind: 'integer', placeholder: 'N', help: 'how many games', min: 1, max: 100_000, default: 100 },
    seed: {
      kind: 'text',
      placeholder: 'SEED',
      help: 'the same seed plays the same games; random if not given',
    },
    bots: {
      kind: 'text',
      placeholder: 'NAMES',
      help: `one for all seats, or one a seat with commas: ${BOTS_HELP}`,
      default: 'random',
    },
    options: {
      kind: 'text',
      placeholder: 'ID=VALUE,...',
      help: 'options of the game, as horta games tells them',
    },
    version: {
      kind: 'integer',
      placeholder: 'N',
      help: 'which version of the rules, as horta games tells them; the newest if not given',
      min: 1,
      max: 9999,
    },
    pack: { kind: 'text', placeholder: 'FILE', help: "another component pack than the game's own" },
    record: { kind: 'text', placeholder: 'DIR', help: 'write the record of each game into this folder' },
  },
  async run(context) {
    const { game, players, games, seed = randomBytes(16).toString('hex'), record: folder } = context.values;
    const pack = await packOption(context.values.pack, context);
    const named = context.values.version;
    const table = {
      players,
      options: readGameOptions(context.values.options),
      ...(named === undefined ? {} : { version: named }),
      ...pack,
    };
    // With the longest seed that a game will have.
    const { options, version } = recordHeader(game, { ...table, seed: `${seed}-${games}` });
    const bots = await botsOf(context.values.bots, players, { game, options });
    const played: GameResult[] = [];
    for (let number = 1; number <= games; number++) {
      const setup: Setup = { ...table, seed: `${seed}-${number}` };
      const { record, result } = playGame(game, setup, bots, randomFromSeed(`${setup.seed}-bots`));
      if (folder !== undefined) writeRecord(folder, number, record);
      played.push(result);
    }
    const report = reportOf({ game, version, players, options, seed }, bots, played);
    if (context.json) printJson(context, report);
    else for (const line of reportLines(report)) print(context, line);
    return 0;
  },
});

function writeRecord(folder: string, number: number, record: GameRecord): void {
  const path = join(folder, `game-${String(number).padStart(4, '0')}.txt`);
  makeFolderOf(path);
  writeText(path, recordToText(record));
}
