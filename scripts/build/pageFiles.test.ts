import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import type { PageFiles } from '../../src/server/modules/page/pageFiles';
import { screenCalls } from '../../src/server/modules/page/screenCalls';
import { root } from '../support/run';
import { callValidators } from './callValidators';
import { pageFiles } from './pageFiles';
import { readScreens } from './readScreens';

const src = join(root, 'src');
const screens = Object.values(readScreens(src));
const texts = screens.flatMap(({ texts: names }) => names.flatMap((name) => [`en/${name}`, `ru/${name}`]));
const validators = Object.values(screenCalls).flatMap(callValidators(src));
const modules = [...screens.map(({ module }) => module), ...texts.map((name) => `i18n/${name}.ts`)];
const all = [...modules, ...validators];

const chunk = (fileName: string, modules: string[], imports: string[] = []) =>
  ({
    type: 'chunk',
    fileName,
    imports,
    moduleIds: [
      ...modules.map((module) => join(src, module)),
      '\0virtual',
      join(root, 'node_modules/a/a.js'),
    ],
  }) as unknown as Rolldown.OutputChunk;

/** The plugin's output for a build of these files. */
function written(...chunks: Rolldown.OutputChunk[]): PageFiles {
  const found: string[] = [];
  const { generateBundle } = pageFiles(src);
  const run = generateBundle as unknown as (this: object, options: object, bundle: object) => void;
  const emitFile = ({ source }: { source: string }) => void found.push(source);
  run.call({ emitFile }, {}, Object.fromEntries(chunks.map((one) => [one.fileName, one])));
  return JSON.parse(found.join('')) as PageFiles;
}

describe('what a build says of its pages', () => {
  it('is the file of each module of ours, and the files that a file imports, those of the build alone', () => {
    const pages = written(
      chunk('assets/shell.js', ['main.tsx']),
      chunk('assets/all.js', all, ['assets/shell.js', 'https://elsewhere.example/a.js']),
    );
    expect(pages.files['main.tsx']).toBe('assets/shell.js');
    expect(pages.files['shell/home/HomeScreen.tsx']).toBe('assets/all.js');
    expect(Object.keys(pages.files)).toHaveLength(new Set(all).size + 1);
    expect(pages.imports).toEqual({ 'assets/shell.js': [], 'assets/all.js': ['assets/shell.js'] });
    expect(pages.screens.login).toMatchObject({ texts: ['auth'], validators: [] });
    expect(pages.screens.participant).toMatchObject({
      validators: ['generated/api/client/validators/participant.AnyProfile.validator.js'],
    });
  });

  it.each(['shell/home/HomeScreen.tsx', 'i18n/ru/home.ts'])('is not said where %s has no file', (gone) => {
    const less = all.filter((module) => module !== gone);
    expect(() => written(chunk('assets/all.js', ['main.tsx', ...less]))).toThrow(
      `in no file of the build: ${gone}`,
    );
  });

  it('is nothing of screens where there is no page', () => {
    expect(written(chunk('assets/story.js', ['ui/theme.ts'])).files).toEqual({
      'ui/theme.ts': 'assets/story.js',
    });
  });
});
