import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { PageFiles } from '../../src/server/modules/page/pageFiles.ts';

const screensFile = 'shell/routing/screens.ts';

/** `home: () => import('../home/HomeScreen')`, as screens.ts has one line for each screen. */
const loaded = /^ {2}(\w+): \(\) => import\('([^']+)'\),$/gm;
/** The texts that a screen waits for: it says so itself. */
const awaited = /\buseTexts\(([^)]*)\)/;

function readScreens(src: string): PageFiles['screens'] {
  const found = [...readFileSync(join(src, screensFile), 'utf8').matchAll(loaded)];
  if (found.length === 0) throw new Error(`${screensFile} names no screen`);
  return Object.fromEntries(
    found.map(([, name = '', path = '']) => {
      const module = `${join(dirname(screensFile), path)}.tsx`;
      const [, texts = ''] = awaited.exec(readFileSync(join(src, module), 'utf8')) ?? [];
      return [name, { module, texts: [...texts.matchAll(/'(\w+)'/g)].map(([, text = '']) => text) }];
    }),
  );
}

/**
 * Writes `.vite/pages.json` beside Vite's manifest, for the server to name in a page all that its screen needs: which
 * file each module of `src` became part of (the manifest knows a file by one of them alone), which files a file imports,
 * and the module and the texts of each screen.
 */
export const pageFiles = (src: string): Plugin => ({
  name: 'page-files',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const pages: PageFiles = { files: {}, imports: {}, screens: readScreens(src) };
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      pages.imports[output.fileName] = output.imports.filter((file) => file in bundle);
      for (const id of output.moduleIds) {
        const module = relative(src, id);
        if (!module.startsWith('..') && !module.includes('\0')) pages.files[module] = output.fileName;
      }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages) });
  },
});
