import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { langs } from '../../src/lib/lang.ts';
import type { PageFiles } from '../../src/server/modules/page/pageFiles.ts';
import { screenCalls } from '../../src/server/modules/page/screenCalls.ts';
import { callValidators } from './callValidators.ts';
import { readScreens } from './readScreens.ts';

/** All that a page may name of its screens has a file. */
function check({ files, screens }: PageFiles): void {
  const modules = Object.values(screens).flatMap(({ module, validators, texts }) => [
    module,
    ...validators,
    ...texts.flatMap((text) => langs.map((lang) => `i18n/${lang}/${text}.ts`)),
  ]);
  const missing = modules.filter((module) => !files[module]);
  if (missing.length > 0) throw new Error(`in no file of the build: ${missing.join(', ')}`);
}

/** The screens, each with the validators of its first calls. */
function screensOf(src: string): PageFiles['screens'] {
  const validatorsOf = callValidators(src);
  const calls: Readonly<Record<string, readonly string[]>> = screenCalls;
  return Object.fromEntries(
    Object.entries(readScreens(src)).map(([name, screen]) => [
      name,
      { ...screen, validators: validatorsOf(calls[name] ?? []) },
    ]),
  );
}

/**
 * Writes `.vite/pages.json` beside Vite's manifest, so that the server can name in a page everything that its screen
 * needs: the file of each module of `src` (the manifest has a file by one of its modules only), the imports of a file,
 * and the module, the validators and the texts of each screen.
 */
export const pageFiles = (src: string): Plugin => ({
  name: 'page-files',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const pages: PageFiles = { files: {}, imports: {}, screens: screensOf(src) };
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      pages.imports[output.fileName] = output.imports.filter((file) => file in bundle);
      for (const id of output.moduleIds) {
        const module = relative(src, id);
        if (!module.startsWith('..') && !module.includes('\0')) pages.files[module] = output.fileName;
      }
    }
    // Storybook builds with these plugins, too, and has no page.
    if (pages.files['main.tsx']) check(pages);
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages) });
  },
});
