import { options } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import type { TableKind } from '../evaluation/kinds.ts';
import { fallbackChoice } from './fallback.ts';
import { viewAfter } from './positions.testing.ts';

const view = viewAfter('1893', 40);
const legal = options(view);

const loads =
  (choose: Bot['choose']): ((bot: string) => Promise<Bot>) =>
  async (id) => ({ id, choose });

describe('a choice without workers', () => {
  it('is that of a cheap bot', async () => {
    const asked: string[] = [];
    const load = async (id: string, { game, options: chosen }: TableKind): Promise<Bot> => {
      asked.push(`${id} of ${game}, ${chosen.boards}`);
      return { id, choose: () => legal[2] };
    };
    expect(await fallbackChoice(view, 'a', false, load)).toBe(legal[2]);
    expect(asked).toEqual(['apprentice of 1893, alike']);
  });

  it('needs no help to find that bot', async () => {
    expect(legal).toContain(await fallbackChoice(view, 'a', false));
  });

  const broken: [string, boolean, (bot: string) => Promise<Bot>][] = [
    ['could not be loaded', false, () => Promise.reject(new Error('no evaluation'))],
    [
      'fails',
      false,
      loads(() => {
        throw new Error('a bug');
      }),
    ],
    ['chooses what is not legal', false, loads(() => -1)],
    [
      'might get stuck, as the workers did',
      true,
      () => {
        throw new Error('asked all the same');
      },
    ],
  ];
  it.each(broken)('is any legal one if that bot %s', async (_, hasBeenStuck, load) => {
    const choices = await Promise.all(
      Array.from({ length: 20 }, (__, i) => fallbackChoice(view, `${i}`, hasBeenStuck, load)),
    );
    for (const choice of choices) expect(legal).toContain(choice);
    expect(new Set(choices).size).toBeGreaterThan(1);
    expect(await fallbackChoice(view, '0', hasBeenStuck, load)).toBe(choices[0]);
  });
});
