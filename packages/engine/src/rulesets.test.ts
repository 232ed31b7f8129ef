/** Versions of rules: what was begun under one goes on under it, with its pack. */
import { describe, expect, it } from 'vitest';
import { GAMES } from './catalogue.ts';
import type { Game } from './core/game.ts';
import { rulesName } from './core/json.ts';
import { startGame } from './loading.ts';
import { recordHeader } from './records.ts';
import { packsOf, rulesNamed, rulesOf, rulesOfName, rulesOfSetup } from './rulesets.ts';

describe.each(GAMES.map((game) => ({ id: game.id, game })))('versions of $id', ({ game }) => {
  const numbers = game.versions.map(({ number }) => number);

  it('are listed ascending from 1, each with what it changed, the newest last', () => {
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.at(-1)).toBe(game.version);
    for (const { changes } of game.versions) expect(changes).toMatch(/^[A-Z].*\.$/);
  });

  it('the newest is played with the pack of the game', () => {
    expect(game.packOf(game.version)).toBe(game.pack);
  });

  it.each(numbers)('version %i can be named by a setup and by what was made under it', (version) => {
    const setup = { players: 3, seed: 'versions', version };
    const { rules } = startGame(game.id, setup);
    expect(rules.version).toBe(version);
    expect(rulesNamed(rulesName(rules))).toBe(rules);
    expect(recordHeader(game.id, setup)).toMatchObject({ version });
  });

  it('without a name the newest is played', () => {
    expect(startGame(game.id, { players: 3, seed: 'versions' }).rules.version).toBe(game.version);
    expect(rulesOf(game, 3, {}, game.pack).version).toBe(game.version);
  });

  it('others are refused, and it is said which there are', () => {
    const name = rulesName(rulesOf(game, 3, {}, game.pack));
    const known = `no version 77 of its rules; there is ${numbers.join(', ')}`;
    expect(() => rulesNamed({ ...name, version: 77 })).toThrow(`rules: version: ${game.name} has ${known}`);
    expect(() => startGame(game.id, { players: 3, seed: 'x', version: 77 })).toThrow(known);
    expect(() => rulesOf(game, 3, {}, game.pack, 77)).toThrow(known);
    expect(() => startGame(game.id, { players: 3, seed: 'x', version: 1.5 })).toThrow(/version: expected a/);
  });
});

describe('a version with another pack', () => {
  const [plain] = GAMES;
  /** As if the newest version had come with another deck. */
  const components = { ...plain.pack.components, stock: [] };
  const newPack = { ...plain.pack, id: 'more-cards', components };
  const game: Game = {
    ...plain,
    version: 3,
    versions: [1, 2, 3].map((number) => ({ number, changes: 'Cards.' })),
    pack: newPack,
    packOf: (version) => (version === 3 ? newPack : plain.pack),
    rules: (players, options, pack, version) => ({
      ...plain.rules(players, options, plain.pack, 1),
      version,
      pack,
    }),
  };

  it('begins with that pack, and earlier ones with theirs', () => {
    expect(rulesOfSetup(game, { players: 2, seed: 'x' }).pack).toBe(newPack);
    expect(rulesOfSetup(game, { players: 2, seed: 'x', version: 2 }).pack).toBe(plain.pack);
  });

  it('what was made under one is found with its pack', () => {
    for (const version of [1, 3]) {
      const rules = rulesOfSetup(game, { players: 2, seed: 'x', version });
      expect(rulesOfName(game, rulesName(rules), [])).toBe(rules);
    }
  });

  it('rules are kept by version, also where the pack is the same', () => {
    const [first, second] = [1, 2].map((version) => rulesOf(game, 2, {}, plain.pack, version));
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(rulesOf(game, 2, {}, plain.pack, 1)).toBe(first);
  });

  it('all packs are at hand, the newest first, each once', () => {
    expect(packsOf(game)).toEqual([newPack, plain.pack, ...plain.earlierPacks]);
  });
});
