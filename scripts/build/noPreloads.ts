import type { Plugin } from 'vite';

/**
 * Takes Vite's helper out of every `import()`: it would fetch lists of files that the page has named already (see
 * src/server/modules/page/firstModules.ts). Without it, every page needs 0.7 kB more (gzip).
 */
export const noPreloads = (): Plugin => ({
  name: 'no-preloads',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
