/** What the rules to read say of numbers that no pack holds is what games are played by. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playLegal, recordFromText, startRecord } from '@horta/engine';
import type { Event, State } from '@horta/engine/1893';
import { expect, test } from 'vitest';
import { FREE_ACTION_POINTS, MARKET_SPACES, MATERIAL_POINTS, PASSING_FRANCS, VISIT_POINTS } from './fixed.ts';

const fixtures = join(import.meta.dirname, '../../../../engine/fixtures/1893/v2');

/** What a recorded game tells, and how it stands each time. */
function played(file: string, listen: (event: Event, s: State) => void): State {
  const record = recordFromText(readFileSync(join(fixtures, file), 'utf8'));
  const told: Event[] = [];
  const s = startRecord(record, { tell: (event) => told.push(event as Event) });
  for (const { option } of record.moves) {
    playLegal(s, option);
    for (const event of told.splice(0)) listen(event, s as State);
  }
  return s as State;
}

test('points for each of what is counted', () => {
  const each = new Map<string, Set<number>>();
  played('playouts-belle-epoque-5.txt', (event) => {
    if (event.type === 'points')
      each.set(event.source, (each.get(event.source) ?? new Set()).add(event.each));
  });
  expect(each.get('free-sales')).toEqual(new Set([FREE_ACTION_POINTS]));
  expect(each.get('free-construction')).toEqual(new Set([FREE_ACTION_POINTS]));
  expect(each.get('cubes')).toEqual(new Set([MATERIAL_POINTS]));
  expect(each.get('pavilion-visit')).toEqual(new Set([VISIT_POINTS]));
});

test('francs when one passes, and how much the market displays', () => {
  let kept = 0;
  const seen = { colours: 0, cards: 0 };
  const end = played('playouts-4.txt', (event, s) => {
    if (event.type === 'prestige-kept-face-down') kept = event.kept;
    if (event.type !== 'francs') return;
    const { player, source, amount } = event;
    if (source === 'pass-prestige') seen.cards += Number(amount === kept * PASSING_FRANCS && kept > 1);
    if (source !== 'pass-artworks') return;
    const kinds = s.artworks.length / (s.rules.players + 1);
    const own = s.artworks.slice(player * kinds, (player + 1) * kinds);
    expect(amount).toBe(own.filter((count) => count > 0).length * PASSING_FRANCS);
    seen.colours++;
  });
  expect(Math.min(seen.colours, seen.cards)).toBeGreaterThan(0);
  expect(end.shop).toHaveLength(MARKET_SPACES);
});
