// Biome formats and lints, Oxlint adds what needs types (.oxlintrc.json); ESLint keeps the engine pure, and null out.
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.testing.ts'];

const deterministic =
  'Engine and table are deterministic: chance comes from core/random, time and the world from their callers.';

const impureGlobals = [
  ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['globalThis', 'window', 'document', 'process', 'require', 'console', 'fetch', 'eval', 'Function'],
].map((name) => ({ name, message: deterministic }));

const noNull = 'undefined rather than null.';
const noMocks =
  'Files of tests share their modules: hand over what is needed instead of replacing a module for all.';

export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/'] },
  {
    files: ['packages/*/src/**/*.ts', 'packages/web/{browser-tests,bundling}/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        // Comparing is fine: the language itself hands out null.
        { selector: ':not(BinaryExpression) > Literal[raw="null"]', message: noNull },
        { selector: 'TSNullKeyword', message: noNull },
      ],
    },
  },
  {
    files: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'hoisted'].map((property) => ({ object: 'vi', property, message: noMocks })),
      ],
    },
  },
  {
    files: ['packages/{engine,table}/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: deterministic }],
    },
  },
  {
    files: ['packages/engine/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}/|#games$|#1893-(?:variants|invariants)$)',
              message: 'The engine depends on nothing but itself.',
            },
          ],
        },
      ],
    },
  },
);
