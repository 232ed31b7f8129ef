/** The command line of `horta`, without a process around it. */
import { ENGINE_VERSION, InvalidInput } from '@horta/engine';
import { readArguments } from './arguments.ts';
import { type Command, complain, inOneLine, print, printJson, type Terminal, UsageError } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { commandHelp, generalHelp, helpJson } from './help.ts';

const BAD_PARAMETERS = 2;
const REFUSED_BY_SYSTEM = 1;

/** Runs `horta` with these arguments and tells its exit code. */
export async function horta(
  args: readonly string[],
  terminal: Terminal,
  commands: readonly Command[] = COMMANDS,
): Promise<number> {
  try {
    return await dispatch(args, terminal, commands);
  } catch (error) {
    if (isRefusedBySystem(error)) {
      complain(terminal, error.message);
      return REFUSED_BY_SYSTEM;
    }
    if (!(error instanceof UsageError || error instanceof InvalidInput)) throw error;
    const message = inOneLine(error.message);
    complain(terminal, message);
    const faults = error instanceof InvalidInput ? error.faults : undefined;
    if (args.includes('--json')) printJson(terminal, { error: { code: 'bad-parameters', message, faults } });
    return BAD_PARAMETERS;
  }
}

/** What the system refuses (a full disk, a terminal that is gone) is no fault of the program. */
function isRefusedBySystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

async function dispatch(
  args: readonly string[],
  terminal: Terminal,
  commands: readonly Command[],
): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith('-')) return general(args, terminal, commands);
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined)
    throw new UsageError(`no command '${name}'; there is ${commands.map((known) => known.name).join(', ')}`);
  const { values, operands } = readArguments(command, rest);
  if (values.help === true) {
    if (rest.includes('--json')) printJson(terminal, helpJson([command]));
    else print(terminal, commandHelp(command));
    return 0;
  }
  return command.run({ ...terminal, values, operands, json: values.json === true });
}

/** `horta` itself: help and version. */
function general(args: readonly string[], terminal: Terminal, commands: readonly Command[]): number {
  const options = ['--json', '--help', '--version'];
  const unknown = args.find((arg) => !options.includes(arg));
  if (unknown !== undefined) throw new UsageError(`unknown option ${unknown}`);
  const json = args.includes('--json');
  if (args.includes('--version')) {
    if (json) printJson(terminal, { version: ENGINE_VERSION });
    else print(terminal, `horta ${ENGINE_VERSION}`);
  } else if (json) printJson(terminal, helpJson(commands));
  else print(terminal, generalHelp(commands));
  return 0;
}
