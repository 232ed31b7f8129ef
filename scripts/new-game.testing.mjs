// What the compiler says of the project with some of its files replaced, without writing any of them. All packages are
// one program, from their sources, under the rules of the client's tests, which are those of all but for what they add.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './setup.mjs';

const PROJECTS = [
  ...['engine', 'words', 'table', 'bots', 'cli', 'web'].map((name) => `packages/${name}/tsconfig.json`),
  'packages/web/tsconfig.test.json',
];

const configs = PROJECTS.map((path) =>
  ts.getParsedCommandLineOfConfigFile(join(root, path), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  }),
);

const options = {
  ...configs.at(-1).options,
  customConditions: ['horta-source'],
  noEmit: true,
  rootDir: root,
};

/** Read and parsed once, whatever is replaced. */
const sources = new Map();

/** A program in which some files, by their paths from the root, have another text or are there at all. */
export function programWith(replaced = {}) {
  const texts = new Map(Object.entries(replaced).map(([path, text]) => [join(root, path), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    if (texts.has(file)) return getSourceFile(file, ...rest);
    if (!sources.has(file)) sources.set(file, getSourceFile(file, ...rest));
    return sources.get(file);
  };
  const names = new Set([...configs.flatMap(({ fileNames }) => fileNames), ...texts.keys()]);
  return ts.createProgram([...names], options, host);
}

/** A file of the project with something in it replaced, for `programWith`. */
export function withChange(path, from, to) {
  const text = ts.sys.readFile(join(root, path));
  if (!text?.includes(from)) throw new Error(`${path} has no ${from}`);
  return { [path]: text.replace(from, to) };
}

/** What is wrong, by file, in all of the project's own files or in some; files are named from the root. */
export function faultsOf(program, paths = ownFiles(program)) {
  const faults = {};
  for (const path of paths) {
    const found = [
      ...program.getSyntacticDiagnostics(program.getSourceFile(join(root, path))),
      ...program.getSemanticDiagnostics(program.getSourceFile(join(root, path))),
    ];
    if (found.length > 0)
      faults[path] = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }
  const general = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (general.length > 0)
    faults['tsconfig.json'] = general.map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
  return faults;
}

function ownFiles(program) {
  return program
    .getSourceFiles()
    .map(({ fileName }) => relative(root, fileName))
    .filter(
      (path) => path.startsWith('packages/') && !path.includes('/node_modules/') && !path.includes('/dist/'),
    );
}

/**
 * A game of one page: a meta, a state of two fields, one step. Whoever reaches 10 has won. What all games must declare
 * stands here in its shortest form.
 */
export const TOY_GAME = `
import type { ChoiceStep, Game, GameMeta, GameState, Ruleset } from '../../core/game.ts';
import { type FieldsOf, openNumber } from '../../core/fields.ts';
import { PACK_FORMAT, type Pack } from '../../core/pack.ts';

export const META: GameMeta<'toy'> = {
  id: 'toy',
  name: 'A toy',
  version: 1,
  versions: [{ number: 1, changes: 'The first version.' }],
  minPlayers: 2,
  maxPlayers: 2,
  options: [],
};

interface State extends GameState {
  readonly rules: Ruleset<State>;
  sum: number;
  turns: number;
}

const FIELDS: FieldsOf<State> = { sum: openNumber, turns: openNumber };

const PACK: Pack = { format: PACK_FORMAT, game: META.id, id: 'toy', name: 'A toy', components: {} };

const add: ChoiceStep<State> = {
  notation: { write: String, read: Number },
  conceivable: () => 3,
  options: (_s, _frame, out) => void out.push(1, 2),
  obstacle: (_s, _frame, option) => (option === 0 ? { code: 'not-a-choice' } : undefined),
  choose(s, { player }, option) {
    s.sum += option;
    s.turns++;
    if (s.sum < 10) s.agenda.push({ step: 'add', player: 1 - player, a: 0, b: 0 });
  },
};

const clone = (s: State): State => ({ ...s, agenda: [...s.agenda] });
const winner = (s: State) => (s.turns + 1) % 2;

function rulesOf(players: number): Ruleset<State> {
  return {
    game: META.id,
    version: META.version,
    players,
    options: {},
    pack: PACK,
    steps: { add },
    fields: FIELDS,
    clone,
    view: clone,
    sample: clone,
    scores: (s) => [0, 1].map((seat) => ({ total: Number(seat === winner(s)), bySource: {} })),
    winners: (s) => [winner(s)],
    faults: () => [],
    seenBy: (event) => event,
    reveals: () => false,
  };
}

export const toyGame: Game<'toy'> = {
  ...META,
  pack: PACK,
  earlierPacks: [],
  packOf: () => PACK,
  readPack: () => PACK,
  rules: (players) => rulesOf(players) as Ruleset,
  start: (rules, _seed, _deal, sink) =>
    ({ rules, sink, agenda: [{ step: 'add', player: 0, a: 0, b: 0 }], sum: 0, turns: 0 }) as GameState,
};
`;
