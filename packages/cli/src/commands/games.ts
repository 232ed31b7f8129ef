import { findGame, fingerprint, InvalidInput, type Pack } from '@horta/engine';
import { tableValue } from '@horta/words';
import { inColumns } from '../columns.ts';
import { type Context, command, inOneLine, print, printJson, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { type GameEntry, gamesList } from '../games-list.ts';
import { packFromText } from '../packs.ts';

const OPTIONS = {
  pack: {
    kind: 'text',
    placeholder: 'GAME',
    help: "print the game's component pack as JSON, to correct a value",
  },
  'check-pack': {
    kind: 'text',
    placeholder: 'FILE',
    help: 'check a component pack and name every fault; - reads stdin',
  },
} as const;

/** The catalogue, and the component packs of its games. */
export const games = command({
  name: 'games',
  summary: 'list the games with their options and component packs',
  usage: '[--pack GAME | --check-pack FILE]',
  options: OPTIONS,
  async run(context) {
    const { pack, 'check-pack': file } = context.values;
    if (pack !== undefined && file !== undefined)
      throw new UsageError('either --pack or --check-pack, not both');
    if (pack !== undefined) print(context, JSON.stringify(findGame(pack).pack, undefined, 2));
    else if (file !== undefined) return checkPack(context, await readText(file, context));
    else if (context.json) printJson(context, gamesList());
    else for (const line of gamesList().flatMap(describe)) print(context, line);
    return 0;
  },
});

function describe(entry: GameEntry): string[] {
  const { id, name, version, versions, minPlayers, maxPlayers, options, pack, earlierPacks, tables } = entry;
  return [
    `${id}: ${name}`,
    `  players: ${minPlayers} to ${maxPlayers}`,
    `  version: ${version}`,
    ...versions.map(({ number, changes }) => `    ${number}: ${changes}`),
    `  pack:    ${packName(pack)}`,
    ...earlierPacks.map((earlier) => `  earlier: ${packName(earlier)}`),
    options.length === 0 ? '  options: none' : '  options:',
    ...options.flatMap((option) => [
      `    ${option.id}: ${option.name}. ${option.changes}`,
      ...inColumns(
        option.values.map(({ value }) => [
          `      ${option.id}=${value}`,
          `${tableValue({ id }, option, value, 'en')}${value === option.default ? ' (default)' : ''}`,
        ]),
      ),
    ]),
    `  tables:  ${tables.length}, all combinations of players and options`,
  ];
}

function packName({ id, name, fingerprint: print }: GameEntry['pack']): string {
  return `${id} (${name}), fingerprint ${print}`;
}

function checkPack(context: Context, text: string): number {
  let pack: Pack;
  try {
    pack = packFromText(text);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { faults } = error;
    if (context.json) printJson(context, { valid: false, faults });
    else
      for (const { path, message } of faults)
        print(context, inOneLine(path === '' ? message : `${path}: ${message}`));
    return 1;
  }
  const { game, id, name } = pack;
  const own = fingerprint(pack) === fingerprint(findGame(game).pack);
  if (context.json) printJson(context, { valid: true, game, id, name, fingerprint: fingerprint(pack), own });
  else {
    print(context, `a valid pack of ${game}: ${id} (${name}), fingerprint ${fingerprint(pack)}`);
    print(context, own ? "it is the game's own pack" : "it differs from the game's own pack");
  }
  return 0;
}
