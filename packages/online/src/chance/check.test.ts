import { findGame, type GameRecord, type Pack, recordFromText } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { checkProof } from './check.ts';
import { dealtHeader } from './dealing.ts';
import { type FixedFacts, fixedText, packDigestOf } from './fixed.ts';
import { commitmentOf, digestOf, seedOf } from './hashing.ts';
import type { Proof } from './proof.ts';
import { BITS, provenGame, SECRET, TABLE, textOf } from './proven.testing.ts';

const { record, proof, text } = provenGame();
const OTHER = 'f'.repeat(64);
const other = (digits: string) => (digits.startsWith('0') ? '1' : '0') + digits.slice(1);
const facts = JSON.parse(proof.fixed) as FixedFacts;
const fixedAs = (changes: Partial<FixedFacts>) => fixedText({ ...facts, ...changes });

test.each(['1893', '1893-first-edition', '1897'])(
  '%s: of a game that is as it was dealt, everything is found right',
  (game) => {
    const { text: right, record: played } = provenGame({ game });
    expect(checkProof(right)).toEqual({
      findings: [],
      checked: [
        { check: 'secret' },
        { check: 'bits', seats: [0, 1] },
        { check: 'fixed' },
        { check: 'seed' },
        { check: 'moves', count: played.moves.length },
        { check: 'scores' },
      ],
      isOver: true,
      attempts: 0,
    });
  },
);

test('the proof is a comment: whoever does not know it reads a plain record', () => {
  expect(recordFromText(text)).toEqual(record);
});

test('Windows line ends, comments and options in another order make no difference', () => {
  const options = Object.fromEntries(Object.entries(record.options).toReversed());
  const given = `# mine\n${textOf({ ...record, options }, proof).replaceAll('\n', '\r\n')}`;
  expect(checkProof(given).findings).toEqual([]);
});

describe('what was tampered with is named for what it is, and nothing else is', () => {
  const swapped = (list: Proof['bits']) => [list[1] ?? null, list[0] ?? null, null];
  const withProof = (changes: Partial<Proof>) => textOf(record, { ...proof, ...changes });
  const withRecord = (changes: Partial<GameRecord>) => textOf({ ...record, ...changes }, proof);
  const another = { ...record, seed: 'another', moves: [] };
  const { scores: _, ...unscored } = another;
  const line = text.split('\n').findIndex((one) => /^\d turn /.test(one));
  const withLine = (put: string) => text.split('\n').with(line, put).join('\n');
  test.each<[string, string, unknown[]]>([
    ['no record', 'dear diary', [{ finding: 'no-record' }]],
    ['nothing', '', [{ finding: 'no-record' }]],
    ['no proof', textOf(record, undefined), [{ finding: 'no-proof' }]],
    ['two proofs', `${text}# chance: {}\n`, [{ finding: 'bad-proof', detail: 'there are 2 of them' }]],
    [
      'a proof that is none',
      `${textOf(record, undefined)}# chance: [1`,
      [{ finding: 'bad-proof', detail: 'not JSON' }],
    ],
    [
      'a secret in capitals',
      withProof({ secret: SECRET.toUpperCase() }),
      [{ finding: 'bad-proof', detail: "'secret' is missing, or not of its kind" }],
    ],
    [
      'what was fixed, with a space',
      withProof({ fixed: `${proof.fixed} ` }),
      [{ finding: 'bad-proof', detail: 'what was fixed is not written as it should be' }],
    ],
    ['secret', withProof({ secret: other(SECRET) }), [{ finding: 'secret' }]],
    ['commitment', withProof({ commitment: OTHER }), [{ finding: 'secret' }]],
    ['bits', withProof({ bits: [BITS[0], other(BITS[1]), null] }), [{ finding: 'bits', seat: 1 }]],
    [
      'digest',
      withProof({ digests: [OTHER, proof.digests[1] ?? null, null] }),
      [{ finding: 'bits', seat: 0 }],
    ],
    [
      'swapped bits',
      withProof({ bits: swapped(proof.bits) }),
      [
        { finding: 'bits', seat: 0 },
        { finding: 'bits', seat: 1 },
      ],
    ],
    [
      'swapped bits with their digests',
      withProof({ bits: swapped(proof.bits), digests: swapped(proof.digests) }),
      [expect.objectContaining({ finding: 'seed' })],
    ],
    [
      'bits left out',
      withProof({ bits: [BITS[0], null, null], digests: [proof.digests[0] ?? null, null, null] }),
      [{ finding: 'no-bits', seat: 1 }],
    ],
    [
      'bits for a bot',
      withProof({ bits: [...BITS, BITS[0]], digests: [...proof.digests.slice(0, 2), digestOf(BITS[0])] }),
      [{ finding: 'strange-bits', seat: 2 }],
    ],
    [
      'an option of the record',
      text.replace('"belleEpoque":false', '"belleEpoque":true'),
      [
        expect.objectContaining({
          finding: 'fixed',
          about: 'options',
          found: '{"belleEpoque":true,"boards":"alike"}',
        }),
      ],
    ],
    [
      'an option of what was fixed',
      withProof({ fixed: fixedAs({ options: { ...record.options, belleEpoque: true } }) }),
      [expect.objectContaining({ finding: 'fixed', about: 'options' })],
    ],
    [
      'the version',
      text.replace(`version: ${record.version}`, 'version: 77'),
      [expect.objectContaining({ finding: 'fixed', about: 'version', found: '"77"' })],
    ],
    [
      'the game',
      text.replace('game: 1893', 'game: 1897'),
      [expect.objectContaining({ finding: 'fixed', about: 'game', found: '"1897"' })],
    ],
    [
      'the pack',
      text.replace(record.pack, 'deadbeef'),
      [expect.objectContaining({ finding: 'fixed', about: 'pack', found: '"deadbeef"' })],
    ],
    [
      'a bot in the place of a person',
      text.replace('{"name":"Ann"}', '{"name":"","bot":"hard"}'),
      [expect.objectContaining({ finding: 'fixed', about: 'players', found: '["hard","person","easy"]' })],
    ],
    [
      'another table',
      withProof({ table: other(TABLE) }),
      [expect.objectContaining({ finding: 'fixed', about: 'table' })],
    ],
    [
      'another attempt',
      withProof({ attempt: 1 }),
      [expect.objectContaining({ finding: 'fixed', about: 'attempt' })],
    ],
    [
      'another seed',
      text.replace(record.seed, OTHER),
      [{ finding: 'seed', proven: record.seed, found: OTHER }],
    ],
    [
      'another game that was dealt otherwise',
      textOf(unscored, proof),
      [expect.objectContaining({ finding: 'seed', found: 'another' })],
    ],
    [
      'a deal that was given',
      textOf({ ...unscored, seed: record.seed, deal: { firstPlayer: 1 } }, proof),
      [{ finding: 'given-deal', parts: ['firstPlayer'] }],
    ],
    [
      'a move of somebody else',
      withLine(text.split('\n')[line].replace(/^\d/, (seat) => (seat === '1' ? '2' : '1'))),
      [expect.objectContaining({ finding: 'move', place: expect.stringMatching(/^move \d+$/) })],
    ],
    [
      'a move that is none',
      withLine('1 turn nowhere'),
      [{ finding: 'move', place: `line ${line + 1}`, detail: "'nowhere' is no choice of 'turn'" }],
    ],
    [
      'a line that is no move',
      withLine('1 turn'),
      [{ finding: 'bad-record', detail: expect.stringMatching(new RegExp(`^line ${line + 1}: `)) }],
    ],
    [
      'a score',
      withRecord({ scores: (record.scores ?? []).with(0, 999) }),
      [{ finding: 'scores', claimed: [999, ...(record.scores ?? []).slice(1)], played: record.scores }],
    ],
    ['moves cut off', withRecord({ moves: record.moves.slice(0, -3) }), [{ finding: 'not-over' }]],
  ])('%s', (_name, given, findings) => {
    expect(checkProof(given).findings).toEqual(findings);
  });
});

test('two things that are wrong are both named, what was dealt before what was played', () => {
  const given = textOf(
    { ...record, scores: (record.scores ?? []).with(1, 0) },
    { ...proof, secret: other(SECRET) },
  );
  expect(checkProof(given).findings.map(({ finding }) => finding)).toEqual(['secret', 'scores']);
});

test('a whole proof of one’s own for another deal holds by itself: what a device saw is what tells', () => {
  const chosen = {
    ...proof,
    secret: other(SECRET),
    commitment: commitmentOf(other(SECRET)),
  };
  const { scores: _, ...header } = { ...record, moves: [], seed: seedOf(chosen) };
  const given = textOf(header, chosen);
  expect(checkProof(given).findings).toEqual([]);
  expect(checkProof(given, { table: TABLE, commitment: proof.commitment }).findings).toEqual([
    { finding: 'differs', what: 'commitment' },
  ]);
});

describe('a component pack of one’s own is fixed before the deal by all that is in it', () => {
  const { pack: own } = findGame('1897');
  const packOf = (saleFrancs: number): Pack => ({
    ...{ ...own, id: 'box', name: 'My box' },
    components: { ...own.components, saleFrancs: { value: saleFrancs, origin: 'printed' } },
  });
  const played = provenGame({ game: '1897', pack: packOf(4) });
  const settled = JSON.parse(played.proof.fixed) as FixedFacts;
  const { scores: _, ...begun } = { ...played.record, moves: [] };

  /** A server that has found a pack with the fingerprint of the one that was fixed. */
  function dealtWith(packDigest: string | undefined): string {
    const swapped = { ...played.proof, fixed: fixedText({ ...settled, packDigest }) };
    return textOf({ ...begun, seed: seedOf(swapped) }, swapped);
  }

  test('and is found right', () => {
    expect(settled.packDigest).toBe(packDigestOf(packOf(4)));
    const { findings, checked } = checkProof(played.text);
    expect(findings).toEqual([]);
    expect(checked).toContainEqual({ check: 'fixed' });
    expect(checkProof(dealtWith(settled.packDigest)).findings).toEqual([]);
  });

  test.each([
    ['another pack with the same fingerprint', packDigestOf(packOf(5))],
    ['one that nothing but a fingerprint was told of', undefined],
  ])('%s is not the one that was fixed', (_name, digest) => {
    const finding = { finding: 'fixed', about: 'pack', fixed: expect.stringContaining(settled.pack) };
    expect(checkProof(dealtWith(digest)).findings).toEqual([expect.objectContaining(finding)]);
    const parts = { ...played.proof, fixed: fixedText({ ...settled, packDigest: digest }), pack: packOf(4) };
    expect(() => dealtHeader(parts)).toThrow('another component pack');
  });

  test('a value of it that was changed afterwards is found', () => {
    const given = played.text.replace('"saleFrancs":{"value":4', '"saleFrancs":{"value":5');
    expect(given).not.toBe(played.text);
    expect(checkProof(given).findings).toContainEqual(
      expect.objectContaining({ finding: 'fixed', about: 'pack' }),
    );
  });

  test('the game’s own is fixed by its fingerprint, and no digest is written', () => {
    expect(proof.fixed).not.toContain('packDigest');
    const given = text.replace('\nseed: ', `\npackData: ${JSON.stringify(findGame('1893').pack)}\nseed: `);
    expect(checkProof(given).findings).toEqual([
      expect.objectContaining({ finding: 'fixed', about: 'pack' }),
    ]);
  });
});
