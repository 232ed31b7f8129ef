/** The games there are, and the ways in: from a setup, from a state's JSON, from a position string. */

import { GAMES } from '#games';
import { isOver, obstacle, pending, playLegal } from './core/agenda.ts';
import { type Fault, refuse, refuseFaults } from './core/faults.ts';
import type { Game, GameOptions, LiveState, Ruleset, Setup, Sink } from './core/game.ts';
import { fromFields, optionsShape, type RulesName, readStateJson, viewFromFields } from './core/json.ts';
import { readRecord, writeRecord } from './core/notation.ts';
import { fingerprint, type Pack } from './core/pack.ts';
import { parseJson, refuseTooLong } from './core/parse.ts';
import { readPosition } from './core/position.ts';
import { type GameRecord, newRecord, readRecordJson } from './core/record.ts';
import { integer, object, read, type Shape, text } from './core/shape.ts';

export { GAMES, loadGame } from '#games';

/** A table that can be played at: a game, a number of players, a value for each of the game's options. */
export interface TableChoice {
  readonly game: Game;
  readonly players: number;
  readonly options: GameOptions;
}

/** Every table there is: all combinations of game, number of players and options. */
export function tables(games: readonly Game[] = GAMES): TableChoice[] {
  return games.flatMap((game) => {
    const counts = Array.from(
      { length: game.maxPlayers - game.minPlayers + 1 },
      (_, i) => game.minPlayers + i,
    );
    return optionCombinations(game).flatMap((options) =>
      counts.map((players) => ({ game, players, options })),
    );
  });
}

/** Every way to answer the options of a game, the defaults first. */
export function optionCombinations(game: Game): GameOptions[] {
  return game.options.reduce<GameOptions[]>(
    (all, { id, values }) => all.flatMap((chosen) => values.map(({ value }) => ({ ...chosen, [id]: value }))),
    [{}],
  );
}

export function findGame(id: string): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined)
    refuse('game', '', `no game '${id}'; there is ${GAMES.map((known) => known.id).join(', ')}`);
  return game;
}

/** The rules of a table; throws InvalidInput if the game has no such table. */
export function rulesOf(game: Game, players: number, options: GameOptions, pack: Pack): Ruleset {
  const faults: Fault[] = [];
  if (!Number.isInteger(players) || players < game.minPlayers || players > game.maxPlayers)
    faults.push({
      path: 'players',
      message: `${game.name} is for ${game.minPlayers} to ${game.maxPlayers} players, not ${players}`,
    });
  for (const [id, value] of Object.entries(options)) {
    const definition = game.options.find((option) => option.id === id);
    if (definition === undefined)
      faults.push({ path: `options.${id}`, message: `${game.name} has no such option` });
    else if (!definition.values.some((known) => known.value === value))
      faults.push({
        path: `options.${id}`,
        message: `expected one of ${definition.values.map((known) => known.value).join(', ')}, found ${value}`,
      });
  }
  refuseFaults('game', faults);
  // In the catalogue's order with the defaults filled in, so that the same options are always written the same way.
  const full = Object.fromEntries(
    game.options.map((option) => [option.id, options[option.id] ?? option.default]),
  );
  return cachedRules(game, players, full, pack);
}

/** Rulesets are values, never changed, and dear to make: each is made once, as long as its pack is in use. */
const rulesets = new WeakMap<Game, WeakMap<Pack, Map<string, Ruleset>>>();

function cachedRules(game: Game, players: number, options: GameOptions, pack: Pack): Ruleset {
  const ofGame = rulesets.get(game) ?? new WeakMap<Pack, Map<string, Ruleset>>();
  const ofPack = ofGame.get(pack) ?? new Map<string, Ruleset>();
  const key = JSON.stringify([players, options]);
  const rules = ofPack.get(key) ?? game.rules(players, options, pack);
  rulesets.set(game, ofGame.set(pack, ofPack.set(key, rules)));
  return rules;
}

const setupShape: Shape<{ players: number; seed: string; options?: GameOptions }> = object(
  { players: integer(1, 9), seed: text(200) },
  { options: optionsShape, pack: anything, deal: anything },
);

function anything(value: unknown): unknown {
  return value;
}

function rulesOfSetup(game: Game, setup: Setup): Ruleset {
  const { players, options } = read(setupShape, setup, 'setup');
  const pack = setup.pack === undefined ? game.pack : game.readPack(setup.pack);
  return rulesOf(game, players, options ?? {}, pack);
}

/** Begins a game. The events of the deal go to the sink, which stays with the state. */
export function startGame(gameId: string, setup: Setup, sink?: Sink): LiveState {
  const game = findGame(gameId);
  return game.start(rulesOfSetup(game, setup), setup.seed, setup.deal ?? {}, sink);
}

/** The rules that a state or record was made under; `packs` are those at hand beside the games' own. */
export function rulesNamed(name: RulesName, packs: readonly Pack[] = []): Ruleset {
  const game = findGame(name.game);
  if (name.version !== game.version)
    refuse(
      'rules',
      'version',
      `made under version ${name.version} of ${game.name}; this is version ${game.version}`,
    );
  const pack = [game.pack, ...game.earlierPacks, ...packs].find(
    (candidate) => fingerprint(candidate) === name.pack,
  );
  if (pack === undefined)
    refuse('rules', 'pack', `made with another component pack, ${name.pack}, which is not at hand`);
  return rulesOf(game, name.players, name.options, pack);
}

/** A state from its JSON; throws InvalidInput with every fault named. */
export function loadState(json: unknown, packs: readonly Pack[] = []): LiveState {
  const { rules, fields, agenda } = readStateJson(json);
  return fromFields(rulesNamed(rules, packs), fields, agenda);
}

/** A seat's view from its JSON (that of a state is `loadState`'s); throws InvalidInput with every fault named. */
export function loadView(json: unknown, packs: readonly Pack[] = []): LiveState {
  const { rules, fields, agenda } = readStateJson(json, 'view');
  return viewFromFields(rulesNamed(rules, packs), fields, agenda);
}

/** A state from its position string; throws InvalidInput with every fault named. */
export function loadPosition(position: string, packs: readonly Pack[] = []): LiveState {
  const { rules, fields, agenda } = readPosition(position);
  return fromFields(rulesNamed(rules, packs), fields, agenda);
}

/** The rules of a record, its own pack included. */
export function rulesOfRecord(record: Omit<GameRecord, 'moves'>): Ruleset {
  const packs = record.packData === undefined ? [] : [findGame(record.game).readPack(record.packData)];
  return rulesNamed(record, packs);
}

/** The text of a record; what it reads as is the same record. */
export function recordToText(record: GameRecord): string {
  return writeRecord(record, rulesOfRecord(record));
}

/** A record from its text or its JSON; throws InvalidInput with line and reason. Use `replay` to see whether it can be played. */
export function recordFromText(text: string): GameRecord {
  refuseTooLong('record', text);
  if (!text.trimStart().startsWith('{')) return readRecord(text, rulesOfRecord);
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    refuse('record', '', `not JSON: ${(error as Error).message}`);
  }
  return readRecordJson(json);
}

/** Begins the game of a record, before its first move. */
export function startRecord(record: Omit<GameRecord, 'moves'>, sink?: Sink): LiveState {
  return findGame(record.game).start(rulesOfRecord(record), record.seed, record.deal, sink);
}

/**
 * Plays a record, the first `count` moves of it if given. Throws InvalidInput if a move is not the decision that is
 * due, or not legal, or if the scores at the end are not those recorded.
 */
export function replay(
  record: GameRecord,
  { count = record.moves.length, sink }: { count?: number; sink?: Sink } = {},
): LiveState {
  const s = startRecord(record, sink);
  record.moves.slice(0, count).forEach(({ seat, step, option }, i) => {
    const path = `move ${i + 1}`;
    const due = pending(s);
    if (due === undefined) refuse('record', path, 'the game is over already');
    if (due.player !== seat || due.step !== step)
      refuse(
        'record',
        path,
        `seat ${seat + 1} ${step}, but it is seat ${due.player + 1} ${due.step} that is due`,
      );
    const reason = obstacle(s, option);
    if (reason !== undefined)
      refuse('record', path, `${step} ${option} is not legal: ${JSON.stringify(reason)}`);
    playLegal(s, option);
  });
  if (count === record.moves.length && record.scores !== undefined) {
    const scores = s.rules.scores(s).map((score) => score.total);
    if (!isOver(s)) refuse('record', 'scores', 'there are scores, but the game is not over');
    if (scores.join() !== record.scores.join())
      refuse('record', 'scores', `recorded ${record.scores.join(' ')}, played ${scores.join(' ')}`);
  }
  return s;
}

/** The header of the record of a game about to be begun, after the same checks as `startGame`. */
export function recordHeader(gameId: string, setup: Setup): Omit<GameRecord, 'moves'> {
  const game = findGame(gameId);
  return newRecord(
    rulesOfSetup(game, setup),
    [game.pack, ...game.earlierPacks],
    setup.seed,
    setup.deal ?? {},
  );
}
