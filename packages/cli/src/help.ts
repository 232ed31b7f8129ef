/** The help texts of `horta` and of its commands. */
import { COMMON_OPTIONS } from './arguments.ts';
import { inColumns } from './columns.ts';
import type { Command, OptionSpec, OptionTable } from './command.ts';

export function generalHelp(commands: readonly Command[]): string {
  return [
    'Horta, the digital edition of the Bruxelles games.',
    '',
    'Usage: horta COMMAND [options]',
    '       horta COMMAND --help',
    '       horta --version',
    '',
    'Commands:',
    ...inColumns(commands.map(({ name, summary }) => [`  ${name}`, summary])),
  ].join('\n');
}

export function commandHelp({ name, summary, usage, options }: Command): string {
  const all: OptionTable = { ...options, ...COMMON_OPTIONS };
  return [
    `horta ${name}: ${summary}`,
    '',
    `Usage: horta ${name} ${usage}`.trimEnd(),
    '',
    'Options:',
    ...inColumns(
      Object.entries(all).map(([option, spec]) => [`  --${option}${placeholder(spec)}`, about(spec)]),
    ),
  ].join('\n');
}

function placeholder(spec: OptionSpec): string {
  return spec.kind === 'flag' ? '' : ` ${spec.placeholder}`;
}

function about(spec: OptionSpec): string {
  const notes: string[] = [];
  if (spec.kind === 'integer') notes.push(`${spec.min} to ${spec.max}`);
  if (spec.kind === 'text' && spec.choices !== undefined) notes.push(spec.choices.join(', '));
  if (spec.kind !== 'flag' && spec.default !== undefined) notes.push(`default ${spec.default}`);
  return notes.length === 0 ? spec.help : `${spec.help} (${notes.join('; ')})`;
}

/** The same for programs. */
export function helpJson(commands: readonly Command[]): unknown {
  return commands.map(({ name, summary, usage, options }) => ({
    name,
    summary,
    usage,
    options: { ...options, ...COMMON_OPTIONS },
  }));
}
