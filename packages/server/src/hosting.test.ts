/** docs/hosting.md says what is so. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from './limits/limits.ts';
import { LOG_LEVELS } from './logging.ts';
import { createMetrics } from './metrics.ts';
import { NODE_FLAGS } from './node-flags.ts';
import { HELP, readOptions } from './options.ts';

const text = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');

test('it names every option', () => {
  const named = [...text.matchAll(/^\| `(--[a-z-]+)/gm)].map(([, name]) => name);
  const known = [...HELP.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(known.sort());
  for (const level of LOG_LEVELS) expect(text).toContain(`\`${level}\``);
});

test('its service runs Node as npm start does', () => {
  expect(text).toContain(`ExecStart=/usr/bin/node ${NODE_FLAGS.join(' ')} packages/server/dist/main.js\n`);
});

test('it names every limit, with what it usually is', () => {
  const named = Object.fromEntries(
    [...text.matchAll(/^\| `([a-z-]+)` \| ([\d.:]+) \|/gm)].map(([, name, value]) => [name, value]),
  );
  const known = Object.fromEntries(
    Object.entries(LIMITS).map(([key, limit]: [string, number | { burst: number; perSecond: number }]) => [
      key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      typeof limit === 'number' ? `${limit}` : `${limit.burst}:${limit.perSecond}`,
    ]),
  );
  expect(named).toEqual(known);
  const said = Object.entries(named).flatMap(([name, value]) => ['--limit', `${name}=${value}`]);
  expect(readOptions(said).limits).toEqual(LIMITS);
});

test('it names every number that is measured', async () => {
  const metrics = createMetrics();
  const known = [...(await metrics.text()).matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name);
  metrics.stop();
  for (const name of known) expect(text.replaceAll('..._p99', 'horta_event_loop_lag_p99')).toContain(name);
});
