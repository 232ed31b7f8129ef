/** The longest component packs that their games read, as somebody would open a table with them. */
import { findGame, GAME_IDS, type GameId, type Pack } from '@horta/engine';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';

/** What JSON writes with six signs each. */
const lasting = (length: number) => '\ud800'.repeat(length);
const id = (number: number) => 'a'.repeat(39) + String.fromCharCode(0x61 + number);
const MOST_NOBLES: Readonly<Record<GameId, number>> = { '1893': 12, '1893-first-edition': 12, '1897': 16 };
const advance = { kind: 'advance', track: 'architect' };
const advance1897 = { kind: 'advance', scale: 'architecture' };

type Loose = Record<string, unknown>;

/** Own values, longer where they may be: digits and words of the rulebook are allowed for by `SPARE`. */
function longest(game: GameId): Pack {
  const { components, ...rest } = structuredClone(findGame(game).pack);
  const parts = components as Loose & { nobles: Loose[]; belleEpoque?: { nobles: Loose[] } };
  const noble = (kind: Loose, number: number) => ({
    ...{ ...kind, id: id(number), name: lasting(60) },
    effect: game === '1897' ? advance1897 : advance,
  });
  const first = parts.nobles.find(({ starting }) => starting) ?? {};
  const others = parts.nobles.filter(({ starting }) => starting !== true);
  const more = Array<Loose>(
    MOST_NOBLES[game] - parts.nobles.length - (parts.belleEpoque?.nobles.length ?? 0),
  );
  Object.assign(parts, { nobles: [first, ...others, ...more.fill(others[0] ?? {})].map(noble) });
  if (parts.belleEpoque !== undefined)
    Object.assign(parts.belleEpoque, {
      nobles: parts.belleEpoque.nobles.map((kind, i) => noble(kind, 20 + i)),
    });
  if ('prestige' in parts) {
    const bonus = Array(4).fill(Array(4).fill(advance));
    Object.assign(parts, { prestige: (parts.prestige as Loose[]).map((card) => ({ ...card, bonus })) });
  }
  if ('asymmetric' in parts) {
    const { boards } = parts.asymmetric as { boards: Loose[] };
    for (const [i, board] of boards.entries())
      Object.assign(board, { id: id(i), name: lasting(60), power: { kind: 'workshop-cube', cubes: CUBES } });
  }
  if ('scales' in parts)
    for (const scale of Object.values(parts.scales as Loose))
      Object.assign(scale as Loose, { value: SPACES });
  return { ...rest, id: lasting(60), name: lasting(120), components: reconstructed(parts) as object };
}

const CUBES = Array(4).fill('stone');
const SPACES = Array(50).fill(99);

/** The longest of the marks. */
function reconstructed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, entry: unknown) =>
    key === 'origin' ? 'reconstructed' : entry,
  );
}

/** Bytes for numbers of two digits, and for the longest words of a list that must hold them all. */
const SPARE = 3000;

test.each(GAME_IDS)('one of %s is read, and is no longer than a message may be', (game) => {
  const pack = longest(game);
  findGame(game).readPack(pack);
  const setup = {
    ...{ game, options: {}, seats: Array(5).fill({ for: 'bot', bot: 'journeyman' }) },
    pace: { kind: 'live', minutes: 600, increment: 600 },
    ...{ isListed: false, mayBeWatched: false, takingBack: 'barrier', hasHints: false, pack },
  };
  const text = JSON.stringify({ id: 1_000_000_000, call: 'open', setup });
  expect(Buffer.byteLength(text) + SPARE).toBeLessThanOrEqual(LIMITS.messageBytes);
});
