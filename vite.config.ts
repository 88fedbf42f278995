import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { componentIds } from './scripts/build/componentIds.ts';
import { fileGroups } from './scripts/build/fileGroups.ts';
import { noPreloads } from './scripts/build/noPreloads.ts';
import { oneVendorFile } from './scripts/build/oneVendorFile.ts';
import { pageFiles } from './scripts/build/pageFiles.ts';
import { prunedRouter } from './scripts/build/prunedRouter.ts';
import { tightCss } from './scripts/build/tightCss.ts';
import { asksForProject } from './scripts/support/asksForProject.ts';
import { unitTests } from './scripts/support/unitTests.ts';
import { variantLiteral } from './scripts/support/variant.ts';

/** What needs minutes: `npm run test:long` alone runs it. */
const long = '**/*.long.test.{ts,tsx}';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files of which a page runs most before it is there. */
const runAtOnce = ['vendor', 'shell', 'core', 'member', 'ParticipantScreen'];

/** Has V8 compile all of such a file while it is on its way, and not each function when it is first called. */
const compileHint = ({ name }: { name: string }): string =>
  runAtOnce.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

const { page, apart } = unitTests(at('.'));
// A busy machine is slow, not wrong: these, in ms, end what would never come.
const patient = {
  setupFiles: ['tests/support/patience.ts'],
  expect: { poll: { timeout: 120_000 } },
  testTimeout: 300_000,
  hookTimeout: 300_000,
};
const unit = {
  ...patient,
  setupFiles: [...patient.setupFiles, 'tests/support/unitSetup.ts'],
  maxWorkers: 2,
};
const jsdom = {
  environment: 'jsdom',
  setupFiles: [...unit.setupFiles, 'tests/support/pageSetup.ts'],
};

/** The router without its warnings for developers, which its package leaves to whoever builds. */
const productionRouter = [
  { find: /^react-router$/, replacement: at('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: at('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: at('src'),
  base: '/',
  publicDir: false,
  // Two development servers of one checkout would rewrite each other's.
  cacheDir: process.env.VITE_CACHE_DIR || at('node_modules/.vite'),
  plugins: [
    react(),
    componentIds(at('src')),
    tightCss(at('src')),
    noPreloads(),
    prunedRouter(),
    oneVendorFile(),
    pageFiles(at('src')),
  ],
  resolve: { alias: command === 'build' && !isSsrBuild ? productionRouter : [] },
  // The variant as a whole, so that the bundle holds the one it is built for and no other (VAR-01).
  define: {
    __VARIANT__: variantLiteral(),
    // The renderer has React for production, which is about twice as fast, whatever NODE_ENV the server has.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    outDir: at(isSsrBuild ? 'dist/ssr' : 'dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    target: 'es2022',
    // The page names what its first screen needs (see src/server/modules/page): no list of chunks in the entry.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed.filter((file) => !file.includes('rolldown-runtime')) : [],
    },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: fileGroups(at('src')), postBanner: compileHint } },
  },
  ssr: { noExternal: isSsrBuild ? true : ['styled-components'] },
  test: {
    reporters: ['default', at('scripts/support/failureReporter.ts')],
    // ms: the contract suite compares its statements then, which takes longer than the default of ten seconds on a busy machine.
    teardownTimeout: 120_000,
    // A module is transformed once for all suites. Its code depends on the variant, which is no part of a cache's key.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: at(`node_modules/.cache/vitest-${process.env.VARIANT || 'default'}`),
    },
    projects: [
      // It loads Storybook, which takes seconds.
      ...(asksForProject('storybook') ? [at('.storybook/vitest.config.ts')] : []),
      // Units share a process, and modules in it, as the app does; who replaces modules has them alone.
      {
        extends: true,
        root: at('.'),
        test: {
          ...unit,
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/architecture/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude: [...page, ...apart, long],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        root: at('.'),
        test: { ...unit, name: 'unit-page', include: page, isolate: false, ...jsdom },
      },
      {
        extends: true,
        root: at('.'),
        test: { ...unit, name: 'unit-apart', include: apart, ...jsdom },
      },
      {
        extends: true,
        root: at('.'),
        test: {
          ...patient,
          name: 'contract',
          setupFiles: [
            ...patient.setupFiles,
            'tests/support/recordStatements.ts',
            'tests/support/noQueryPastTransaction.ts',
          ],
          include: ['tests/contract/**/*.test.ts'],
          exclude: [long],
          environment: 'node',
          globalSetup: ['tests/support/contractSetup.ts'],
          // Nothing is mocked: each worker imports the server once.
          isolate: false,
          // On two cores: each waits for its database for about half of its time.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        root: at('.'),
        test: {
          ...patient,
          name: 'long',
          include: ['src', 'scripts', 'tests'].map((folder) => `${folder}/${long}`),
          environment: 'node',
          globalSetup: ['tests/support/contractSetup.ts'],
          testTimeout: 0,
          maxWorkers: 2,
        },
      },
    ],
  },
}));
