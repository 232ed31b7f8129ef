/** Reads the arguments of a command by its table of options, with a clear word about everything that is wrong. */
import { parseArgs } from 'node:util';
import { type Command, type OptionSpec, type OptionTable, UsageError, type Values } from './command.ts';

/** What every command has. */
export const COMMON_OPTIONS = {
  json: { kind: 'flag', help: 'answer in JSON' },
  help: { kind: 'flag', help: 'show this help' },
} as const satisfies OptionTable;

export interface Arguments {
  readonly values: Values<OptionTable>;
  readonly operands: readonly string[];
}

type Value = string | number | boolean | undefined;

/** Throws UsageError. With `--help` among them nothing is checked: whoever asks for help shall have it. */
export function readArguments(command: Command, args: readonly string[]): Arguments {
  const table: OptionTable = { ...command.options, ...COMMON_OPTIONS };
  const given = new Map<string, string | true>();
  const operands: string[] = [];
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(table).map(([name, spec]) => [
        name,
        { type: spec.kind === 'flag' ? 'boolean' : 'string' } as const,
      ]),
    ),
    // Not strict: the messages are our own, of one line each.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (tokens.some((token) => token.kind === 'option' && token.rawName === '--help'))
    return { values: { help: true }, operands };
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind === 'option') {
      given.set(token.name, optionText(table, given, token));
    }
  }
  checkOperands(command, operands);
  const values: Record<string, Value> = {};
  for (const [name, spec] of Object.entries(table)) values[name] = checkedValue(name, spec, given.get(name));
  return { values, operands };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function optionText(
  table: OptionTable,
  given: ReadonlyMap<string, string | true>,
  { name, rawName, value, inlineValue }: OptionToken,
): string | true {
  const spec = Object.hasOwn(table, name) && rawName.startsWith('--') ? table[name] : undefined;
  if (spec === undefined) throw new UsageError(`unknown option ${rawName}`);
  if (given.has(name)) throw new UsageError(`${rawName} is there twice`);
  if (spec.kind === 'flag') {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value`);
    return true;
  }
  // `--game --json` forgot the game; `--game=--json` means it.
  if (value === undefined || (!inlineValue && value.startsWith('--')))
    throw new UsageError(`${rawName} needs a value: ${rawName} ${spec.placeholder}`);
  return value;
}

function checkedValue(name: string, spec: OptionSpec, text: string | true | undefined): Value {
  if (spec.kind === 'flag') return text === true;
  if (typeof text !== 'string') return spec.default;
  if (spec.kind === 'text') {
    if (spec.choices !== undefined && !spec.choices.includes(text))
      throw new UsageError(`--${name}: expected one of ${spec.choices.join(', ')}, found '${text}'`);
    return text;
  }
  const { min, max } = spec;
  const number = Number(text);
  if (!/^[+-]?\d{1,15}$/.test(text) || number < min || number > max)
    throw new UsageError(`--${name}: expected a whole number from ${min} to ${max}, found '${text}'`);
  return number;
}

function checkOperands({ name, usage, operands: wanted }: Command, operands: readonly string[]): void {
  const { min, max } = wanted ?? { min: 0, max: 0 };
  if (operands.length < min) throw new UsageError(`something is missing: horta ${name} ${usage}`);
  if (operands.length > max) throw new UsageError(`unexpected argument '${operands[max]}'`);
}
