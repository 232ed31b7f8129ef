import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { command, print, printJson } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { run } from './terminal.testing.ts';

const echo = command({
  name: 'echo',
  summary: 'tells what it was given',
  usage: '[options] [WORD]',
  options: {
    count: { kind: 'integer', placeholder: 'N', help: 'a number', min: -5, max: 9, default: 3 },
    limit: { kind: 'integer', placeholder: 'N', help: 'another', min: 0, max: 9 },
    seed: { kind: 'text', placeholder: 'SEED', help: 'a text' },
    mood: { kind: 'text', placeholder: 'MOOD', help: 'a choice', choices: ['gay', 'sad'], default: 'gay' },
    loud: { kind: 'flag', help: 'a flag' },
  },
  operands: { min: 0, max: 1 },
  run(context) {
    // The types follow from the table.
    const count: number = context.values.count;
    const limit: number | undefined = context.values.limit;
    const seed: string | undefined = context.values.seed;
    const mood: string = context.values.mood;
    const loud: boolean = context.values.loud;
    printJson(context, { count, limit, seed, mood, loud, operands: context.operands, json: context.json });
    return 0;
  },
});

const told = (args: string[]) => run(['echo', ...args], '', [echo]);

describe('options of a command', () => {
  const defaults = { count: 3, mood: 'gay', loud: false, operands: [], json: false };
  test.each([
    [[], {}],
    [['--count', '7'], { count: 7 }],
    [['--count=-5'], { count: -5 }],
    [['--count', '-5'], { count: -5 }],
    [['--limit', '0', '--loud'], { limit: 0, loud: true }],
    [['--seed', '-'], { seed: '-' }],
    [['--seed=--x'], { seed: '--x' }],
    [['--mood', 'sad', 'word'], { mood: 'sad', operands: ['word'] }],
    [['--json', '-'], { operands: ['-'], json: true }],
    [['--', '--loud'], { operands: ['--loud'] }],
  ])('%j', async (args, expected) => {
    const { code, stdout, stderr } = await told(args);
    expect({ code, stderr, ...JSON.parse(stdout) }).toEqual({
      code: 0,
      stderr: '',
      ...defaults,
      ...expected,
    });
  });

  test.each([
    [['--unknown'], 'unknown option --unknown'],
    [['-c'], 'unknown option -c'],
    [['--no-loud'], 'unknown option --no-loud'],
    [['--__proto__'], 'unknown option --__proto__'],
    [['--count'], '--count needs a value: --count N'],
    [['--seed', '--loud'], '--seed needs a value: --seed SEED'],
    [['--count', 'x'], "--count: expected a whole number from -5 to 9, found 'x'"],
    [['--count', '10'], "--count: expected a whole number from -5 to 9, found '10'"],
    [['--count', '1.5'], "--count: expected a whole number from -5 to 9, found '1.5'"],
    [['--count='], "--count: expected a whole number from -5 to 9, found ''"],
    [['--count', '1', '--count', '2'], '--count is there twice'],
    [['--loud=yes'], '--loud takes no value'],
    [['--mood', 'glad'], "--mood: expected one of gay, sad, found 'glad'"],
    [['a', 'b'], "unexpected argument 'b'"],
  ])('%j is refused', async (args, message) => {
    expect(await told(args)).toEqual({ code: 2, stdout: '', stderr: `horta: ${message}\n` });
    const json = await told(['--json', ...args]);
    expect(json).toEqual({
      code: 2,
      stdout: `${JSON.stringify({ error: { code: 'bad-parameters', message } })}\n`,
      stderr: `horta: ${message}\n`,
    });
  });

  test('a missing operand is refused', async () => {
    const strict = { ...echo, operands: { min: 1, max: 1 } };
    expect((await run(['echo'], '', [strict])).stderr).toBe(
      'horta: something is missing: horta echo [options] [WORD]\n',
    );
  });
});

describe('help', () => {
  test.each([[[]], [['--help']]])('horta %j lists the commands', async (args: string[]) => {
    const { code, stdout } = await run(args);
    expect(code).toBe(0);
    for (const { name, summary } of COMMANDS)
      expect(stdout).toMatch(new RegExp(`  ${name} +${summary.slice(0, 9)}`));
  });

  test('horta COMMAND --help tells its options, whatever else is there', async () => {
    const { code, stdout } = await told(['--nonsense', '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('Usage: horta echo [options] [WORD]');
    expect(stdout).toContain('--count N    a number (-5 to 9; default 3)');
    expect(stdout).toContain('--mood MOOD  a choice (gay, sad; default gay)');
  });

  test.each(COMMANDS.map((known) => [known.name]))('%s has help in words and in JSON', async (name) => {
    const words = await run([name, '--help']);
    expect(words.code).toBe(0);
    expect(words.stdout).toContain('--json');
    const json = await run([name, '--help', '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject([{ name }]);
  });

  test('the version', async () => {
    expect((await run(['--version'])).stdout).toMatch(/^horta \d+\.\d+\.\d+\n$/);
    expect(JSON.parse((await run(['--version', '--json'])).stdout)).toEqual({ version: expect.any(String) });
  });
});

describe('what is not there', () => {
  test('a command', async () => {
    const { code, stdout, stderr } = await run(['plya']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^horta: no command 'plya'; there is .*play.*\n$/);
  });

  test('a general option', async () => {
    expect(await run(['--verbose'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'horta: unknown option --verbose\n',
    });
  });

  test.each([[['--\x1b[31mred']], [['--mood', '\x1b]0;\x07\u009b2J\u202e']], [['\x7fa', '\r\x1bb']]])(
    '%j gives no orders to the terminal when it is quoted',
    async (args: string[]) => {
      const { code, stderr } = await told(args);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^horta: \P{Cc}*\n$/u);
      expect(stderr).not.toMatch(/[\u202a-\u202e]/);
      const json = await told(['--json', ...args]);
      expect(json.stdout).toMatch(/^\P{Cc}*\n$/u);
      expect(JSON.parse(json.stdout).error.message).toBe(stderr.slice('horta: '.length, -1));
    },
  );

  test('what a command prints gives no orders to the terminal, and JSON stays what it was', async () => {
    const words = '\x1b[2J\u009b\u202e\u2028"\\';
    const speak = command({
      ...{ name: 'speak', summary: '', usage: '', options: {} },
      run(context) {
        if (context.json) printJson(context, { words });
        else print(context, `${words}\nand more`);
        return 0;
      },
    });
    expect((await run(['speak'], '', [speak])).stdout).toBe('\\u001b[2J\\u009b\\u202e\\u2028"\\\nand more\n');
    const { stdout } = await run(['speak', '--json'], '', [speak]);
    expect(stdout).toMatch(/^[ -~]*\n$/);
    expect(JSON.parse(stdout)).toEqual({ words });
  });

  test('what the system refuses is told in one line', async () => {
    const full = new Writable({
      write() {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
          ...{ code: 'ENOSPC', syscall: 'write' },
        });
      },
    });
    const { code, stderr } = await run(['--version'], '', [], full);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'horta: ENOSPC: no space left on device, write\n' });
  });

  test('a fault of a command is no usage error', async () => {
    const broken = command({
      ...{ name: 'broken', summary: '', usage: '', options: {} },
      run(context) {
        print(context, 'so far');
        throw new Error('broken');
      },
    });
    await expect(run(['broken'], '', [broken])).rejects.toThrow('broken');
  });
});
