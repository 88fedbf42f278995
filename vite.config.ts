import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { variantLiteral } from './scripts/support/variant.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Every page needs all of these: together they compress better than apart.
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|react-i18next|i18next|use-sync-external-store|zustand)[\\/]/;

// One file each, with everything they import, instead of many small ones: each is a round trip on a slow line.
const groups = [
  { name: 'vendor', test: vendor, priority: 3 },
  { name: 'shell', test: /src[\\/](main|shell[\\/]landing[\\/]WelcomeScreen)\.tsx$/, priority: 2 },
  { name: 'sign-in', test: /src[\\/]shell[\\/]auth[\\/]screens[\\/]LoginScreen\.tsx$/, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: at('src'),
  base: '/',
  publicDir: false,
  cacheDir: at('node_modules/.vite'),
  plugins: [react()],
  // The variant as a whole, so that the bundle holds the one it is built for and no other (VAR-01).
  define: { __VARIANT__: variantLiteral() },
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
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
  ssr: { noExternal: ['styled-components'] },
  test: {
    projects: [
      at('.storybook/vitest.config.ts'),
      {
        extends: true,
        root: at('.'),
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/unitSetup.ts'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        root: at('.'),
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/contractSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
}));
