import regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { logicalProperties } from './scripts/lint/logicalProperties.js';

const noSpreadOfLiteral = {
  selector: [
    'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
    'SpreadElement > TSAsExpression > ArrayExpression',
    // JSX has no other way to give a computed name.
    'JSXSpreadAttribute > ObjectExpression:not(:has(> Property[computed=true]))',
  ].join(', '),
  message:
    'Write the keys, items or attributes themselves: spreading a literal only shapes how the lines break.',
};

// Imports between the zones of src are checked by tests/architecture, because they concern more than one file.
/** Tests inject time and wait for events, because a test that sleeps fails on a busy machine. */
const noSleep = {
  selector:
    ':matches(NewExpression[callee.name="Promise"], AwaitExpression) CallExpression[callee.name=/^(setTimeout|sleep)$/]',
  message: 'Wait for what happens: vi.waitFor(() => …), or expect.poll(() => …).',
};

/** The limits of vite.config.ts end a wait for something that never comes. A shorter limit fails on a busy machine. */
const noShortLimit = [
  'CallExpression[callee.property.name=/^(waitFor|poll)$/] > ObjectExpression > Property[key.name="timeout"][value.value<120000]',
  ':matches(CallExpression[callee.name=/^(it|test|describe)$/], CallExpression[callee.type="CallExpression"]) > ObjectExpression > Property[key.name="timeout"][value.value<300000]',
  ':matches(CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/], CallExpression[callee.type="CallExpression"]) > Literal[value>=1000][value<300000]',
  'CallExpression[callee.property.name="setConfig"] Property[key.name=/^(test|hook)Timeout$/]',
].map((selector) => ({
  selector,
  message: 'Leave the limit to vite.config.ts: a busy machine is slow, not wrong.',
}));

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
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  // These rules compile what they check, which takes longer than all others together: only the components and hooks of the product.
  {
    files: ['src/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    ignores: ['src/server/**/*.ts', '**/*.{test,stories}.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', '.storybook/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noSpreadOfLiteral] },
  },
  {
    files: ['src/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    plugins: { ours: { rules: { 'logical-properties': logicalProperties } } },
    rules: { 'ours/logical-properties': 'error' },
  },
  // Expressions for text from outside must take linear time.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    ignores: ['**/*.long.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noSpreadOfLiteral, noSleep, ...noShortLimit] },
  },
  {
    files: ['tests/**'],
    rules: { 'no-restricted-syntax': ['error', noSpreadOfLiteral, noSleep, ...noShortLimit] },
  },
  // The result of an action may take time, so assertions and searches for elements wait for it.
  {
    files: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noSpreadOfLiteral,
        {
          selector: "CallExpression[callee.name='expect']:not(CallExpression[callee.name='waitFor'] *)",
          message: 'Write await waitFor(() => expect(…)): the page may not be there yet.',
        },
        {
          selector:
            'CallExpression[callee.property.name=/^(get|query)(All)?By/]:not(CallExpression[callee.name=/^waitFor/] *)',
          message: 'Write await canvas.findBy…(…), which waits, or put it into waitFor(() => …).',
        },
      ],
    },
  },
  // The same holds in a page that the server sends.
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noSpreadOfLiteral,
        noSleep,
        {
          selector:
            'CallExpression[callee.property.name=/^(isVisible|isHidden|isEnabled|isDisabled|isEditable|isChecked|waitForTimeout|\\$|\\$\\$)$/]',
          message: 'Write await expect(locator).toBe…(), which waits until it is so.',
        },
        {
          selector:
            'MemberExpression[property.name!=/^(not|toBeNull|toBeUndefined)$/] > CallExpression[callee.name="expect"] > AwaitExpression > CallExpression[callee.property.name=/^(evaluate|evaluateAll|textContent|innerText|inputValue|getAttribute|count|boundingBox|allTextContents|allInnerTexts|title)$/]',
          message: 'Write await expect.poll(() => …), or an assertion about a locator: both wait.',
        },
        {
          selector:
            'CallExpression[callee.name="expect"] > CallExpression[callee.object.type="Identifier"][callee.property.name="url"]',
          message: 'Write await expect(page).toHaveURL(…), which waits.',
        },
      ],
    },
  },
  // Scripts print to a terminal; tests may be longer than the code that they test.
  { files: ['scripts/**', 'src/server/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'tests/**'],
    rules: { 'max-lines': 'off', 'no-console': 'off' },
  },
);
