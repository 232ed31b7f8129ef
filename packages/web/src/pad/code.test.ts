/** Pads as letters, in links and in what the browser keeps: the same comes back, and what is damaged is refused. */
import { findGame, fingerprint, GAME_IDS, loadGame } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { codeOf, FIELD_NUMBERS, optionsOf1893, padOfCode } from './code.ts';
import { loadPadGame } from './games/games.ts';
import { readKept, withoutPad, withPresent, writeKept } from './kept-pads.ts';
import { packOfPad } from './own-packs.ts';
import { type Pad, withPlayer, withValue } from './pad.ts';
import { padOf } from './pads.testing.ts';
import { rulesOfPad } from './score.ts';
import { isSound } from './soundness.ts';

const MINUTE = 60_000;
const NOW = Math.floor(Date.UTC(2026, 10, 19) / MINUTE) * MINUTE;

function full(): Pad {
  let pad: Pad = { ...padOf('1893', optionsOf1893(true, true), 5), begun: NOW, holder: 3 };
  ['Zoë', '', 'Владимир', '🦋🦋', 'x'.repeat(30)].forEach((name, seat) => {
    pad = withPlayer(pad, seat, { name, isDone: seat % 2 === 0 });
    pad = withValue(pad, seat, 'points', seat * 60 - 7);
    pad = withValue(pad, seat, 'francs', 12);
    pad = withValue(pad, seat, 'free', 4);
  });
  pad = withValue(pad, 2, 'tiles', 1 << 8);
  pad = withValue(pad, 2, 'houses', 2);
  return withValue(pad, 2, 'spots', 1 | (1 << 24));
}

describe('a pad as letters', () => {
  it.each([
    ['of five players with everything', full],
    ['of two players with nothing', () => padOf('1893-first-edition', {}, 2)],
    ['with the values of a component pack', () => ({ ...full(), pack: '6620205072046974' })],
    ['of the card game', () => ({ ...padOf('1897', {}, 4), holder: 0 })],
  ])('comes back as it was: %s', (_, make) => {
    const pad = make();
    const code = codeOf(pad);
    expect(code).toMatch(/^[\w-]+$/);
    expect(padOfCode(code, pad.id)).toEqual(pad);
  });

  it('fits in an address', () => expect(codeOf(full()).length).toBeLessThan(400));

  it('a letter that is another, that is missing or that is one too many is found', () => {
    const code = codeOf(full());
    for (let i = 0; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      expect(padOfCode(code.slice(0, i) + other + code.slice(i + 1), 'pad')).toBeUndefined();
      expect(padOfCode(code.slice(0, i) + code.slice(i + 1), 'pad')).toBeUndefined();
      expect(padOfCode(code.slice(0, i), 'pad')).toBeUndefined();
    }
    for (const wrong of ['', 'A', '___', `${code}A`, 'not-a-pad', 'ä'])
      expect(padOfCode(wrong, 'pad')).toBeUndefined();
  });

  it('a day that no calendar has is refused: it could not be shown', () => {
    const pad = padOf('1897', {}, 2);
    const last = 8.64e15;
    expect(padOfCode(codeOf({ ...pad, begun: last }), 'pad')?.begun).toBe(last);
    for (const begun of [last + MINUTE, 2 ** 40 * MINUTE, -MINUTE])
      expect(padOfCode(codeOf({ ...pad, begun }), 'pad')).toBeUndefined();
  });

  it('codes that were made before are still read', () => {
    expect(padOfCode('AgQA6uG5HAQECE5pbmEAAAICAIABCFBhdWwCAAACEgT_Uw', 'old')).toEqual({
      id: 'old',
      begun: 1_789_999_980_000,
      game: '1897',
      options: {},
      holder: 1,
      players: [
        { name: 'Nina', colour: 0, board: 0, isDone: true, values: { points: 64 } },
        { name: 'Paul', colour: 1, board: 0, isDone: false, values: { prison: 2 } },
      ],
    });
  });

  it('every field of every game has its number, and only those have', async () => {
    for (const id of GAME_IDS) {
      const { sections } = await loadPadGame(id);
      const fields = sections.flatMap((section) => section.fields).filter(({ kind }) => kind !== 'holder');
      expect([...FIELD_NUMBERS[id]].sort()).toEqual(fields.map((field) => field.id).sort());
    }
  });

  it('as many can play as the rules say', () => {
    for (const id of GAME_IDS) {
      const { minPlayers, maxPlayers } = findGame(id);
      const read = (players: number) => padOfCode(codeOf(padOf(id, {}, players)), 'pad')?.players.length;
      expect([minPlayers, maxPlayers].map(read)).toEqual([minPlayers, maxPlayers]);
      expect([minPlayers - 1, maxPlayers + 1].map(read)).toEqual([undefined, undefined]);
    }
  });
});

describe('a pad from outside on which stands what can’t be', () => {
  const CASES: [string, (pad: Pad) => Pad][] = [
    ['more houses than there are', (pad) => withValue(pad, 0, 'houses', 7)],
    ['less than nothing', (pad) => withValue(pad, 0, 'cubes', -1)],
    ['a noble that there is not', (pad) => withValue(pad, 0, 'nobles', 1 << 15)],
    ['a tile that two have', (pad) => withValue(withValue(pad, 0, 'tiles', 1), 1, 'tiles', 1)],
    ['a level beyond the track', (pad) => withValue(pad, 0, 'architect', 9)],
    ['a level before the track', (pad) => withValue(pad, 0, 'architect', -1)],
    ['a multiplier below that of the board', (pad) => withValue(pad, 0, 'row-nobles', 0)],
    ['a colour that two have', (pad) => withPlayer(pad, 0, { colour: 1 })],
    ['a board that two have', (pad) => withPlayer(pad, 0, { board: 2 })],
    ['a board that nobody can have', (pad) => withPlayer(pad, 0, { board: 9 })],
    ['a field of another game', (pad) => withValue(pad, 0, 'prison', 1)],
  ];
  it.each(CASES)('%s', async (_, change) => {
    const options = optionsOf1893(true, true);
    await loadGame('1893', options);
    const pad = padOf('1893', options, 3);
    const game = await loadPadGame('1893');
    expect(isSound(game, rulesOfPad(pad), pad)).toBe(true);
    expect(isSound(game, rulesOfPad(pad), change(pad))).toBe(false);
  });
});

describe('pads that the browser keeps', () => {
  const noted = (id: string) => withValue({ ...padOf('1897', {}, 2), id, begun: NOW }, 0, 'points', 5);
  const none = readKept(undefined);

  it('come back, the present one among them', () => {
    const all = withPresent(withPresent(none, noted('a')), noted('b'));
    expect(readKept(writeKept(all))).toEqual(all);
    expect(all).toMatchObject({ present: 'b', pads: [{ id: 'b' }, { id: 'a' }] });
  });

  it('know their pack, also once it is corrected; the links of them do not tell which it is', async () => {
    const pad: Pad = { ...noted('a'), pack: 'mark', packKey: 'own-1' };
    expect(readKept(writeKept(withPresent(none, pad))).pads).toEqual([pad]);
    expect(padOfCode(codeOf(pad), 'a')).toEqual({ ...pad, packKey: undefined });

    await loadGame('1897');
    const { pack } = findGame('1897');
    const [corrected, other] = [
      { key: 'own-1', pack: { ...pack, name: 'Mine' } },
      { key: 'own-2', pack },
    ];
    const before = { pack: fingerprint(pack), packKey: 'own-1' };
    expect(packOfPad(before, [other, corrected])).toBe(corrected);
    expect(packOfPad(before, [other])).toBe(other);
    expect(packOfPad({ pack: 'mark', packKey: undefined }, [other, corrected])).toBeUndefined();
    expect(packOfPad({ pack: undefined, packKey: undefined }, [other])).toBeUndefined();
  });

  it('one that was written on stays in its place; an empty one is forgotten for another', () => {
    const all = withPresent(withPresent(none, noted('a')), noted('b'));
    expect(withPresent(all, withValue(noted('a'), 0, 'points', 6)).pads.map(({ id }) => id)).toEqual([
      'b',
      'a',
    ]);
    const empty = withPresent(all, { ...padOf('1897', {}, 2), id: 'c' });
    expect(empty.pads.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(withPresent(empty, noted('d')).pads.map(({ id }) => id)).toEqual(['d', 'b', 'a']);
  });

  it('are at most 20', () => {
    let all = none;
    for (let i = 0; i < 30; i++) all = withPresent(all, noted(`${i}`));
    expect(all.pads).toHaveLength(20);
    expect(all.pads[0]?.id).toBe('29');
  });

  it('can be forgotten', () => {
    const all = withPresent(withPresent(none, noted('a')), noted('b'));
    expect(withoutPad(all, 'b')).toMatchObject({ present: undefined, pads: [{ id: 'a' }] });
    expect(withoutPad(all, 'a').present).toBe('b');
  });

  it.each(['', 'x', '3', 'null', '{}', '{"pads":3}', '{"pads":[1,[2,3],["a"],["a","???"]],"present":"a"}'])(
    'what can’t be read is as if it were not there: %s',
    (text) => expect(readKept(text)).toEqual(none),
  );
});
