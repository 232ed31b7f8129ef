import { describe, expect, it } from 'vitest';
import { coverageFaults, rowsIn, testsIn } from './check-rules-coverage.mjs';

const FOLDER = 'packages/engine/src/games';

const SOURCE = `
// it('a comment', () => {});
const pattern = /it\\('[)"]/;
describe('2e, Sales', () => {
  it('sells one artwork', () => { expect('it(').toBe("describe('"); });
  it("a rule of one's own", () => { shop.it('not a test'); });
  it.each([['a)', 1], [\`b\${'}'}\`, 2]])(
    'gives what the cell shows: %s, %i', (name, count) => {},
  );
  describe('black', () => {
    it.each\`a | b\`('reads the centre: $a', () => {});
  });
});
describe('Other things', () => {
  it('are not rules', () => {});
});
`;

const ROWS = [
  ['one artwork', '2e, Sales', 'steps/sales.test.ts', 'sells one artwork'],
  ['own', 'R-1', 'steps/sales.test.ts', "a rule of one's own"],
  ['cell', '2e, Sales; R-2', `${FOLDER}/steps/sales.test.ts`, 'gives what the cell shows:'],
  ['black', '2e, Sales', 'steps/sales.test.ts', 'reads the centre:'],
];

function document(rows) {
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [
    '# Rules',
    '',
    '| rule | source | test file | test title |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

const FILES = { [`${FOLDER}/steps/sales.test.ts`]: SOURCE };

describe('check-rules-coverage', () => {
  it('finds the tests of a file with the describes around them', () => {
    expect(testsIn(SOURCE)).toEqual([
      { title: 'sells one artwork', describes: ['2e, Sales'] },
      { title: "a rule of one's own", describes: ['2e, Sales'] },
      { title: 'gives what the cell shows:', describes: ['2e, Sales'] },
      { title: 'reads the centre:', describes: ['2e, Sales', 'black'] },
      { title: 'are not rules', describes: ['Other things'] },
    ]);
  });

  it('reads the rows of all tables, with escaped bars', () => {
    expect(rowsIn(document([['a \\| b', 'R-1', '`x.test.ts`', 'c']]))).toEqual([
      { line: 5, cells: ['a | b', 'R-1', 'x.test.ts', 'c'] },
    ]);
  });

  it('has nothing to say when rows and tests match', () => {
    expect(coverageFaults(document(ROWS), FILES, ['R-1', 'R-2'])).toEqual([]);
  });

  it('names every fault', () => {
    const rows = [
      ...ROWS.slice(1, 3),
      ['gone', '2e', 'steps/gone.test.ts', 'x'],
      ['wrong title', '2e', 'steps/sales.test.ts', 'sells two artworks'],
      ['short', '2e', 'steps/sales.test.ts'],
    ];
    expect(coverageFaults(document(rows), FILES, ['R-1', 'R-2', 'R-12'])).toEqual([
      'docs/rules-coverage.md:7: there is no test file steps/gone.test.ts',
      "docs/rules-coverage.md:8: steps/sales.test.ts has no test 'sells two artworks'",
      'docs/rules-coverage.md:9: expected rule, source, test file and test title',
      `${FOLDER}/steps/sales.test.ts: no row names the test 'sells one artwork'`,
      `${FOLDER}/steps/sales.test.ts: no row names the test 'reads the centre:'`,
      'docs/rules-coverage.md: no row has R-12 as its source',
    ]);
  });
});
