/** The rules of every table there is, each made once. */
import { findGame } from './catalogue.ts';
import { type Fault, refuse, refuseFaults } from './core/faults.ts';
import type { Game, GameMeta, GameOptions, Ruleset, Setup } from './core/game.ts';
import { optionsShape, type RulesName } from './core/json.ts';
import { fingerprint, type Pack } from './core/pack.ts';
import { integer, object, read, type Shape, text } from './core/shape.ts';

/** The rules of a table, under the newest version if none is named; throws InvalidInput if the game has no such table. */
export function rulesOf(
  game: Game,
  players: number,
  options: GameOptions,
  pack: Pack,
  version: number = game.version,
): Ruleset {
  const faults: Fault[] = [];
  if (!isListed(game, version)) faults.push({ path: 'version', message: noVersion(game, version) });
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
  return cachedRules(game, players, full, pack, version);
}

function isListed({ versions }: GameMeta, version: number): boolean {
  return versions.some(({ number }) => number === version);
}

function noVersion({ name, versions }: GameMeta, version: number): string {
  const known = versions.map(({ number }) => number).join(', ');
  return `${name} has no version ${version} of its rules; there is ${known}`;
}

/** Rulesets are values, never changed, and dear to make: each is made once, as long as its pack is in use. */
const rulesets = new WeakMap<Game, WeakMap<Pack, Map<string, Ruleset>>>();

function cachedRules(
  game: Game,
  players: number,
  options: GameOptions,
  pack: Pack,
  version: number,
): Ruleset {
  const ofGame = rulesets.get(game) ?? new WeakMap<Pack, Map<string, Ruleset>>();
  const ofPack = ofGame.get(pack) ?? new Map<string, Ruleset>();
  const key = JSON.stringify([version, players, options]);
  const rules = ofPack.get(key) ?? game.rules(players, options, pack, version);
  rulesets.set(game, ofGame.set(pack, ofPack.set(key, rules)));
  return rules;
}

const setupShape: Shape<{ players: number; seed: string; options?: GameOptions; version?: number }> = object(
  { players: integer(1, 9), seed: text(200) },
  { options: optionsShape, version: integer(1, 9999), pack: anything, deal: anything },
);

function anything(value: unknown): unknown {
  return value;
}

/** The rules of the table that a setup asks for. */
export function rulesOfSetup(game: Game, setup: Setup): Ruleset {
  const { players, options, version = game.version } = read(setupShape, setup, 'setup');
  if (!isListed(game, version)) refuse('setup', 'version', noVersion(game, version));
  const pack = setup.pack === undefined ? game.packOf(version) : game.readPack(setup.pack);
  return rulesOf(game, players, options ?? {}, pack, version);
}

/** The rules that a state or record was made under; `packs` are those at hand beside the games' own. */
export function rulesNamed(name: RulesName, packs: readonly Pack[] = []): Ruleset {
  return rulesOfName(findGame(name.game), name, packs);
}

/** As rulesNamed, of a game that need not be in the catalogue. */
export function rulesOfName(game: Game, name: RulesName, packs: readonly Pack[]): Ruleset {
  if (!isListed(game, name.version)) refuse('rules', 'version', noVersion(game, name.version));
  const pack = [...packsOf(game), ...packs].find((candidate) => fingerprint(candidate) === name.pack);
  if (pack === undefined)
    refuse('rules', 'pack', `made with another component pack, ${name.pack}, which is not at hand`);
  return rulesOf(game, name.players, name.options, pack, name.version);
}

/** Every pack that a game has itself: those of its versions, the newest first, and earlier ones. */
export function packsOf(game: Game): Pack[] {
  const ofVersions = game.versions.map(({ number }) => game.packOf(number)).reverse();
  return [...new Set([...ofVersions, ...game.earlierPacks])];
}
