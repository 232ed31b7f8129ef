// Biome formats and lints; ESLint adds what needs types, and keeps the engine pure.
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
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
    },
  },
  {
    // No project that `tsc -b` knows of: the service doesn't find it by itself.
    files: [
      'packages/web/{browser-tests,bundling}/**/*.ts',
      ...tests.map((pattern) => `packages/web/src/${pattern}`),
    ],
    languageOptions: {
      parserOptions: {
        projectService: false,
        project: 'packages/web/tsconfig.test.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
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
