import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { logicalProperties } from './scripts/lint/logicalProperties.js';

/** One row per zone of `src`: what it may import, and why nothing else. */
const zones = [
  // Pure helpers: everything may use them, so they use nothing of ours.
  { zone: 'lib', may: ['lib'] },
  { zone: 'generated', may: ['generated', 'lib'] },
  // The pipeline runs in browser, server, scripts and tests alike, so it knows none of them.
  { zone: 'config', may: ['config', 'generated', 'lib'] },
  { zone: 'i18n', may: ['i18n', 'generated', 'lib'] },
  // The client of the calls shows nothing and redirects nowhere.
  { zone: 'api', may: ['api', 'generated', 'lib'] },
  // Primitives take texts as props, so that they serve every language and every screen.
  { zone: 'ui', may: ['ui', 'generated', 'lib'] },
  // Capabilities stay apart: what two of them share belongs below.
  { zone: 'feature', may: ['api', 'ui', 'i18n', 'generated', 'lib'], same: 'capability' },
  { zone: 'shell', may: ['shell', 'feature', 'api', 'ui', 'i18n', 'config', 'generated', 'lib'] },
  { zone: 'server', may: ['server', 'config', 'generated', 'lib'] },
  { zone: 'main', may: ['shell', 'feature', 'api', 'ui', 'i18n', 'config', 'generated', 'lib'] },
];

const elements = [
  { type: 'feature', pattern: 'src/features/*', capture: ['capability'] },
  ...['lib', 'generated', 'config', 'i18n', 'api', 'ui', 'shell', 'server'].map((type) => ({
    type,
    pattern: `src/${type}`,
  })),
  // The composition roots: the files that stand in src itself.
  { type: 'main', pattern: 'src' },
];

const policies = zones.flatMap(({ zone, may, same }) => [
  { from: { element: { type: zone } }, allow: { to: { element: { types: { anyOf: may } } } } },
  ...(same
    ? [
        {
          from: { element: { type: zone } },
          allow: {
            to: { element: { type: zone, captured: { [same]: `{{ from.element.captured.${same} }}` } } },
          },
        },
      ]
    : []),
]);

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.data/',
      'node_modules/',
      'src/generated/',
      'src/server/db/migrations/',
      'test-results/',
    ],
  },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver': { typescript: true },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-cycle': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/**/*.stories.tsx'],
    plugins: { boundaries },
    settings: { 'boundaries/elements': elements, 'import/resolver': { typescript: true } },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: 'This zone may not import that one: see the table in eslint.config.js',
          policies,
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    plugins: { ours: { rules: { 'logical-properties': logicalProperties } } },
    rules: { 'ours/logical-properties': 'error' },
  },
  // Scripts talk to a person on a terminal; tests may be longer than what they test.
  { files: ['scripts/**', 'src/server/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'tests/**'],
    rules: { 'max-lines': 'off', 'no-console': 'off' },
  },
);
