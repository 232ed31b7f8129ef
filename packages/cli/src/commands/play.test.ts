import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GAMES,
  optionCombinations,
  recordFromText,
  recordHeader,
  recordToText,
  replay,
  UNKNOWN,
} from '@horta/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ran, run } from '../terminal.testing.ts';
import { playOf } from './play.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'horta-play-'));
  file = join(folder, 'games', 'game.txt');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Plays with what is typed, line by line, against bots that are quick to choose. */
function playWith(lines: readonly string[], ...args: string[]): Promise<Ran> {
  const common = ['play', '--file', file, '--language', 'en', '--bot', 'random'];
  return run([...common, ...args], lines.map((line) => `${line}\n`).join(''));
}

const header = recordHeader('1893', { players: 2, seed: 'x', deal: { firstPlayer: 1 } });

const firstChoices = Array<string>(2000).fill('1');

describe('horta play', () => {
  it.each([2, 3, 4, 5])('a whole game for %i players, always the first choice', async (players) => {
    const { code, stdout } = await playWith(firstChoices, '--players', String(players), '--seed', 'whole');
    expect(code).toBe(0);
    expect(stdout).toContain('Final scores');
    expect(stdout).toMatch(/wins with|share the victory/);
    const record = recordFromText(readFileSync(file, 'utf8'));
    expect(record.scores).toHaveLength(players);
    replay(record);
  });

  const choices = GAMES.flatMap((game) =>
    optionCombinations(game).map((options, i) => {
      const players = game.minPlayers + (i % (game.maxPlayers - game.minPlayers + 1));
      const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
      return [game.id, chosen.join(), players] as const;
    }),
  );

  it.each(choices)('a whole game of %s (%s) for %i, and every word of it', async (game, options, players) => {
    // What is no choice is asked again.
    const lines = Array.from({ length: 3000 }, (_, i) => String((i % 3) + 1));
    const { code, stdout } = await playWith(
      lines,
      ...['--game', game, '--players', String(players), '--seed', 'whole'],
      ...(options === '' ? [] : ['--options', options]),
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Final scores');
    expect(stdout).toMatch(/wins with|share the victory/);
    expect(stdout).not.toMatch(/undefined|NaN|\{\w+\}| \?( |$)(?!for help)/m);
    const record = recordFromText(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({ game, players });
    replay(record);
  });

  describe('a person is shown only what they may know', () => {
    interface Drawn {
      readonly event: { readonly type: string; readonly player: number; readonly colours: number[] };
    }
    const drawn = async (people: number): Promise<Drawn['event'][]> => {
      const table = ['--game', '1893-first-edition', '--players', '3', '--people', String(people)];
      const { stdout } = await playWith(firstChoices, '--json', ...table, '--seed', 'draws');
      const lines = stdout.trim().split('\n');
      const told = lines.map((line) => (JSON.parse(line) as Partial<Drawn>).event);
      return told.flatMap((event) => (event?.type === 'artworks-drawn' ? [event] : []));
    };

    it('what they draw themselves, and how much others draw', async () => {
      const events = await drawn(1);
      expect(new Set(events.map(({ player }) => player)).size).toBe(3);
      for (const { player, colours } of events)
        expect(colours.every((colour) => (player === 0 ? colour >= 0 : colour === UNKNOWN))).toBe(true);
    });

    it('around one screen nothing that one of them must not see', async () => {
      for (const { colours } of await drawn(2))
        expect(colours.every((colour) => colour === UNKNOWN)).toBe(true);
    });

    it('all of it where only bots play', async () => {
      for (const { colours } of await drawn(0)) expect(colours).not.toContain(UNKNOWN);
    });
  });

  it('shows what Belle Époque and the boards add', async () => {
    const options = 'belleEpoque=true,boards=dealt';
    const { stdout } = await playWith(['1', 'q'], '--options', options, '--seed', 'x');
    for (const words of ['Pavilion sites', 'Bonus tiles', 'Travellers on the train', '◇', 'Board: Paul'])
      expect(stdout).toContain(words);
    expect(stdout).toContain('Belle Époque: with; Architect boards: asymmetric, dealt at random');
  });

  it('does not go on at another table than the one asked for', async () => {
    await playWith(['1', 'q'], '--game', '1897', '--players', '2', '--seed', 'x');
    for (const [args, message] of [
      [['--game', '1893'], '--game: the game kept is one of 1897'],
      [['--players', '3'], '--players: the game kept is one for 2'],
      [['--options', 'boards=dealt'], '--options: the game kept is not one with boards=dealt'],
    ] as const) {
      const { code, stderr } = await playWith(['q'], ...args);
      expect(code).toBe(2);
      expect(stderr).toContain(message);
    }
    expect((await playWith(['q'], '--game', '1897', '--players', '2')).code).toBe(0);
  });

  it('bots alone play to the end without being asked anything', async () => {
    const { code, stdout } = await playWith([], '--people', '0', '--players', '2', '--seed', 'bots');
    expect(code).toBe(0);
    expect(stdout).not.toContain('Your choice');
    expect(stdout).toContain('Final scores');
  });

  it('bots have chance of their own: it does not follow from the seed of the deal', async () => {
    const games = [];
    for (const name of ['one.txt', 'other.txt']) {
      file = join(folder, name);
      await playWith([], '--people', '0', '--players', '2', '--seed', 'bots');
      games.push(recordFromText(readFileSync(file, 'utf8')));
    }
    const [one, other] = games;
    expect(one?.seed).toBe(other?.seed);
    // Hundreds of choices by chance.
    expect(one?.moves).not.toEqual(other?.moves);
  });

  it('a game that was left goes on where it was, with the same people', async () => {
    const args = ['--seed', 'left', '--names', 'Anna,Ben', '--people', '2', '--players', '2'];
    const left = await playWith(['1', '2', '1', '1', '1', '1', 'q'], ...args);
    expect(left.stdout).toContain(`Game saved to ${file}.`);
    const before = recordFromText(readFileSync(file, 'utf8')).moves;
    expect(before).toHaveLength(6);
    const resumed = await run(['play', '--file', file, '--language', 'en'], '1\n');
    expect(resumed.stdout).toContain('Game loaded from');
    expect(resumed.stdout).toMatch(/Anna|Ben/);
    const after = recordFromText(readFileSync(file, 'utf8')).moves;
    expect(after.slice(0, 6)).toEqual(before);
    expect(after.length).toBeGreaterThan(6);
  });

  it('a component pack of one’s own is played with, and kept with the game', async () => {
    const pack = structuredClone(GAMES[0]?.pack) as unknown as {
      id: string;
      components: { startFrancs: { value: number[] } };
    };
    pack.id = 'my-box';
    pack.components.startFrancs.value = [41, 42, 43, 44, 45];
    const path = join(folder, 'pack.json');
    writeFileSync(path, JSON.stringify(pack));
    const { stdout } = await playWith(
      ['1', 'q'],
      '--seed',
      'x',
      '--players',
      '2',
      '--people',
      '2',
      '--pack',
      path,
    );
    expect(stdout).toContain('starts with 41 BF');
    const resumed = await playWith(['q']);
    expect(resumed.code).toBe(0);
    expect(recordFromText(readFileSync(file, 'utf8')).packData).toMatchObject({ id: 'my-box' });
  });

  it('--new begins a new game in place of the one kept', async () => {
    await playWith(['1', 'q'], '--seed', 'old');
    await playWith(['1', 'q'], '--seed', 'new', '--new');
    expect(recordFromText(readFileSync(file, 'utf8')).seed).toBe('new');
    expect(recordFromText(readFileSync(`${file}.1`, 'utf8')).seed).toBe('old');
  });

  it('a new game after a finished one sets that aside', async () => {
    await playWith(firstChoices, '--players', '2', '--seed', 'first');
    const finished = readFileSync(file, 'utf8');
    const { stdout } = await playWith(['1', 'q'], '--players', '2', '--seed', 'second');
    expect(stdout).toContain(`The game that was saved there is now in ${file}.1.`);
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(finished);
  });

  it('a record of another origin goes on, with the people of the command line', async () => {
    await playWith(['1', '2', 'q'], '--players', '2', '--people', '2', '--seed', 'origin');
    const record = readFileSync(file, 'utf8').replace(/# seating.*/, '');
    writeFileSync(file, record);
    const { stdout } = await playWith(['q'], '--people', '2', '--names', 'Zoe,Yan');
    expect(stdout).toMatch(/Zoe|Yan/);
    expect(recordFromText(readFileSync(file, 'utf8')).moves).toEqual(recordFromText(record).moves);
  });

  it('what the bots did is kept before a person is asked', async () => {
    await playWith([], '--players', '3', '--seed', 'q');
    const { moves } = recordFromText(readFileSync(file, 'utf8'));
    expect(moves.length).toBeGreaterThan(0);
    const resumed = await playWith([]);
    expect(resumed.code).toBe(0);
    expect(recordFromText(readFileSync(file, 'utf8')).moves).toEqual(moves);
  });

  it('what is no choice is told so, and nothing changes', async () => {
    const { stdout } = await playWith(
      ['0', '99', 'dance', '-1', 'black', 'q'],
      '--players',
      '2',
      '--people',
      '2',
      '--seed',
      'x',
    );
    for (const input of ['0', '99', 'dance', '-1', 'black'])
      expect(stdout).toContain(`“${input}” is not one of the choices: enter a number from 1 to 4.`);
  });

  it('a choice can be given by its word of the notation', async () => {
    const { stdout } = await playWith(['blue', 'q'], '--players', '2', '--people', '2', '--seed', 'x');
    expect(stdout).toContain('takes a blue artwork');
  });

  it('a choice can be taken back, up to where something was revealed or another player decided', async () => {
    const { stdout } = await playWith(
      ['u', '1', 'u', '2', 'u', '1', '1', 'u', 'q'],
      ...['--players', '2', '--people', '2', '--seed', 'undo', '--names', 'Anna,Ben'],
    );
    expect(stdout).toContain('There is nothing to undo.');
    expect(stdout).toContain('another player has moved since');
  });

  it('the first space and bid of a turn can be taken back', async () => {
    const { stdout } = await playWith(
      ['1', '1', '1', '1', '1', '1', 'u', 'q'],
      '--players',
      '2',
      '--people',
      '2',
      '--seed',
      'undo',
    );
    expect(stdout).toContain('Undone: ');
  });

  it('what was taken back is kept with the game, and stays when it goes on', async () => {
    const args = ['--players', '2', '--people', '2', '--seed', 'undo'];
    await playWith(['1', '1', '1', '1', '1', '1', 'u', 'q'], ...args);
    const text = readFileSync(file, 'utf8');
    const { moves, takenBack } = recordFromText(text);
    expect(text).toMatch(/^horta-record-2\n/);
    expect(takenBack).toHaveLength(1);
    await playWith(['1', 'q'], ...args);
    const after = recordFromText(readFileSync(file, 'utf8'));
    expect(after.takenBack).toEqual(takenBack);
    expect(after.moves.slice(0, moves.length)).toEqual(moves);
    expect(after.moves.length).toBeGreaterThan(moves.length);
  });

  it('names may be as long as one likes', async () => {
    const name = 'Anna Marie Clémentine Wilhelmine van Rysselberghe';
    const { code, stdout } = await playWith(['q'], '--names', name, '--seed', 'x');
    expect(code).toBe(0);
    expect(stdout).toContain(name);
    expect((await playWith(['q'])).stdout).toContain(name);
  });

  it('help, boards, scores, log and reasons are shown when asked for', async () => {
    const { stdout } = await playWith(
      ['?', 'b', 's', 'l', 'w', '', 'q'],
      '--players',
      '3',
      '--people',
      '3',
      '--seed',
      'x',
    );
    expect(stdout).toContain('What you can enter:');
    expect(stdout).toContain('On the boards:');
    expect(stdout).toContain('Scores so far');
    expect(stdout).toContain('Take a black artwork (6 left): You only get black artworks from free actions.');
  });

  describe('a hint', () => {
    const together = ['--players', '2', '--people', '2', '--seed', 'x'];
    const quick = [playOf({ adviser: 'master@12' })];
    const ask = (lines: readonly string[], ...args: string[]) =>
      run(
        ['play', '--file', file, '--language', 'en', ...together, ...args],
        lines.map((line) => `${line}\n`).join(''),
        quick,
      );

    it('tells what a master would do, and decides nothing', async () => {
      const { code, stdout } = await ask(['h', '1', 'h', 'q'], '--names', 'Anna,Ben');
      expect(code).toBe(0);
      expect(stdout.split('What a Master would do here').length).toBe(3);
      expect(stdout).toMatch(/^Attention +(Anna|Ben) +Best opponent$/m);
      expect(stdout).toMatch(/^ +\d+% +-?\d+ {2}-?\d+ \((Anna|Ben)\) +[1-4] {2}Take a \w+ artwork/m);
      expect(recordFromText(readFileSync(file, 'utf8')).moves).toHaveLength(1);
    });

    it('is there in JSON', async () => {
      const { stdout } = await ask(['h', 'q'], '--json');
      const lines = stdout.trim().split('\n');
      const hints = lines.flatMap((line) => (JSON.parse(line) as { hint?: object }).hint ?? []);
      const choice = expect.objectContaining({ number: expect.any(Number), share: expect.any(Number) });
      expect(hints).toMatchObject([{ choices: expect.arrayContaining([choice]) }]);
    });

    it('stands in the help', async () => {
      expect((await ask(['?', 'q'])).stdout).toMatch(/^ {2}h +see what a Master would do$/m);
    });
  });

  describe('the bots at the table', () => {
    const english = ['--language', 'en'];
    const left = async (...args: string[]) => {
      await run(['play', '--file', file, ...english, '--seed', 'bots', ...args], 'q\n');
      return JSON.parse(/^# seating: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '').bot;
    };
    const resume = (...args: string[]) => run(['play', '--file', file, ...args], 'q\n');
    const seatedWith = (bot: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"bot":"[^"]*"/, `"bot":"${bot}"`));

    it('are of the usual level if nobody says, and called by it', async () => {
      expect(await left()).toBe('journeyman');
      expect((await resume(...english)).stdout).toMatch(/2 Journeyman 1 .*\n3 Journeyman 2 /);
    });

    it('can differ, each called by its own level', async () => {
      expect(await left('--bot', 'apprentice@2,apprentice')).toBe('apprentice@2,apprentice');
      const { stdout } = await resume('--bot', 'random,apprentice', '--language', 'fr');
      expect(stdout).toMatch(/2 Joueur 2 .*\n3 Apprenti /);
    });

    it('of another time are replaced, and that is said and kept', async () => {
      await left('--bot', 'random', '--players', '2');
      seatedWith('playouts');
      const { code, stdout, stderr } = await resume(...english);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain('The bot “playouts” no longer exists: Journeyman takes its seat.\n');
      expect(readFileSync(file, 'utf8')).toContain('"bot":"journeyman"');
      expect((await resume(...english)).stdout).not.toContain('any more');
    });

    it('can be changed when the game goes on', async () => {
      await left('--bot', 'random');
      seatedWith('playouts');
      const { code, stdout } = await resume(...english, '--bot', 'apprentice');
      expect(code).toBe(0);
      expect(stdout).not.toContain('any more');
      expect(readFileSync(file, 'utf8')).toContain('"bot":"apprentice"');
      const refused = await resume(...english, '--bot', 'playouts');
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain("there is no 'playouts'");
    });
  });

  it.each([
    ['fr', 'Compas'],
    ['es', 'Compás'],
    ['de', 'Zirkel'],
    ['nl', 'Passer'],
  ])('speaks %s', async (language, word) => {
    const { stdout } = await run(
      ['play', '--file', file, '--language', language, '--bot', 'random', '--seed', 'x'],
      '1\n1\n1\n',
    );
    expect(stdout).toContain(word);
    expect(stdout).not.toMatch(/undefined|NaN|\{\w+\}| \?$/m);
  });

  it('with --json everything is said in JSON lines', async () => {
    const { code, stdout } = await playWith(firstChoices, '--json', '--players', '2', '--seed', 'json');
    expect(code).toBe(0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter((line) => 'decision' in line).length).toBeGreaterThan(50);
    expect(lines.some((line) => 'winners' in line)).toBe(true);
  });

  it.each([
    ['a foreign file', 'hello\n', /other\.txt is no record of a game, and stays as it is: --file/],
    ['a broken record', 'horta-record-1\ngame: 1893\n\n', /missing/],
    [
      'a record with an illegal move',
      recordToText({ ...header, moves: [{ seat: 0, step: 'start-artwork', option: 4 }] }),
      /move 1: .*black-not-allowed/,
    ],
    [
      'a record with a move of the wrong seat',
      recordToText({ ...header, moves: [{ seat: 1, step: 'start-artwork', option: 1 }] }),
      /move 1: .* is due/,
    ],
  ])('%s is not overwritten: it is said what is wrong', async (_, text, message) => {
    const path = join(folder, 'other.txt');
    writeFileSync(path, text);
    const { code, stderr } = await run(['play', '--file', path], '1\n');
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it.each([
    [['--players', '6'], /2 to 5 players, not 6/],
    [['--people', '4', '--players', '3'], /4 people, but 3 players/],
    [['--names', 'a,b,c,d', '--players', '3'], /4 names, but 3 players/],
    [['--language', 'tlh'], /expected one of en, fr, es, de, nl/],
    [['--bot', 'genius'], /there is no 'genius'; there is random, mcts, apprentice, journeyman/],
    [['--bot', 'random,genius'], /there is no 'genius'/],
    [['--bot', 'master@0'], /'master@0': expected a budget such as master@500/],
    [['--bot', 'random,random,random'], /--bot: expected 1 or 2 names, found 3/],
    [['--bot', 'random,random', '--people', '3'], /--bot: expected 1 name, found 2/],
    [['--game', '1899'], /no game '1899'/],
  ])('%j is refused with its reason', async (args, message) => {
    const { code, stderr } = await run(['play', '--file', file, ...args], '');
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('a game that can not be kept goes on, and says so once, and in its exit code', async () => {
    writeFileSync(join(folder, 'games'), 'a file where the folder should be');
    const { code, stdout, stderr } = await playWith(
      ['1', '1', '1', 'q'],
      '--new',
      '--players',
      '2',
      '--people',
      '2',
      '--seed',
      'x',
    );
    expect(stdout.split('could not be saved').length).toBe(2);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `horta: the game was not kept in ${file}\n` });
  });
});
