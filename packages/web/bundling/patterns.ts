/** Patterns of module paths, and what they say of a module. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The path of a module in packages/, or from node_modules/ on, wherever npm has put that. What is no file, made by a
 * tool, stands in brackets.
 */
export function pathOf(id: string): string {
  // The style of a component is a module of its own, with a query.
  const [file = ''] = id.replaceAll('\\', '/').split('?');
  if (!/^(?:\/|[A-Za-z]:)/.test(file)) return `(${file.replaceAll('\0', '')})`;
  const installed = file.lastIndexOf('/node_modules/');
  return installed >= 0 ? file.slice(installed + 1) : relative(packages, file).replaceAll('\\', '/');
}

/** By pattern: there are few, and they are asked about every module. */
const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  let expression = expressions.get(pattern);
  if (expression === undefined) {
    const source = pattern
      .replace(/^!/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*|\*/g, (stars) => (stars === '*' ? '([^/]*)' : '.*'));
    expression = new RegExp(`^${source}$`);
    expressions.set(pattern, expression);
  }
  return expression;
}

/** Whether the last of the patterns that match takes the path in. */
export function takesIn(patterns: readonly string[], path: string): boolean {
  const last = patterns.findLast((pattern) => expressionOf(pattern).test(path));
  return last !== undefined && !last.startsWith('!');
}

/** The name with what each `*` of the pattern stands for; undefined if the path does not match. */
export function nameBy([pattern, name]: readonly [string, string], path: string): string | undefined {
  const found = expressionOf(pattern).exec(path);
  if (found === null) return undefined;
  const [, ...stars] = found;
  return name.replaceAll('*', () => stars.shift() ?? '');
}

/** The patterns that match none of the paths. */
export function idlePatterns(patterns: readonly string[], paths: readonly string[]): string[] {
  return patterns.filter((pattern) => !paths.some((path) => expressionOf(pattern).test(path)));
}
