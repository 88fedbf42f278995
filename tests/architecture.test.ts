import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { violations } from './architecture/borders';
import { cyclesOf } from './architecture/cycles';
import { unusedExports } from './architecture/exports';
import { graphOf } from './architecture/graph';
import { ascents, serverAscents } from './architecture/layers';
import { serverLayers } from './architecture/serverLayers';
import { shellLayers } from './architecture/shellLayers';

const root = join(import.meta.dirname, '..');

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

const sources = files('src').filter((file) => /\.(ts|tsx|css|html|json)$/.test(file));
const code = sources.filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file) && !file.startsWith('src/generated'),
);

const texts = new Map(
  [...['src', 'scripts', 'tests', '.storybook'].flatMap(files), 'vite.config.ts', 'eslint.config.js'].map(
    (file) => [file, /\.[jt]sx?$/.test(file) ? readFileSync(join(root, file), 'utf8') : ''],
  ),
);
const graph = graphOf(texts);

describe('announcements', () => {
  it('UIX-10 come from the one live region alone: what is shown is none itself', () => {
    const live = /role=\{?["']status|role: ["']status|["']?aria-live["']?[=:]/;
    const own = code.filter((file) => live.test(texts.get(file) ?? ''));
    expect(own).toEqual(['src/ui/announcer/announce.ts']);
  });
});

describe('imports', () => {
  it('stay within what their zone may import', () => {
    expect(violations(graph.arrows)).toEqual([]);
  });

  it('lead down the layers of the shell, each folder of which has one', () => {
    expect(ascents(graph.arrows)).toEqual([]);
    const folders = readdirSync(join(root, 'src/shell'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(shellLayers.flat().toSorted());
  });

  it('lead down the layers of the server, and into modules by their `module.ts`', () => {
    expect(serverAscents(graph.arrows)).toEqual([]);
    const folders = readdirSync(join(root, 'src/server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(serverLayers.flat().toSorted());
  });

  it('go round in no circle', () => {
    expect(cyclesOf(graph.arrows)).toEqual([]);
  });

  it('say what they import, but for the built renderer and the stories of every folder', () => {
    expect(graph.unknown.map((place) => place.replace(/:\d+$/, '')).sort()).toEqual([
      '.storybook/brands.ts',
      '.storybook/variants.ts',
      'src/server/modules/page/pageWorker.ts',
    ]);
  });
});

describe('exports', () => {
  /**
   * Files whose exports are used elsewhere: by the generator, Storybook, declarations of JavaScript, and generated
   * stories.
   */
  const readElsewhere =
    /^src\/generated\/|\.(stories|d)\.tsx?$|^\.storybook\/community\/communityStories\.tsx$/;

  it('are each imported by another file', () => {
    const unused = unusedExports(texts, graph.arrows);
    expect(unused.filter((place) => !readElsewhere.test(place.replace(/: .*/, '')))).toEqual([]);
  });
});

describe('the house', () => {
  it('nothing that runs loads the calls of all resources', () => {
    const all = graph.arrows.filter(({ to }) => to === 'src/generated/api/contract.ts');
    expect(all.filter(({ from }) => code.includes(from))).toEqual([]);
  });

  it('CFG-05 nothing in src names a community, a brand or a domain of one', () => {
    const words = readdirSync(join(root, 'communities'))
      .filter((name) => existsSync(join(root, 'communities', name, 'brand.json')) && name !== 'default')
      .flatMap((domain) => {
        const brand = JSON.parse(readFileSync(join(root, 'communities', domain, 'brand.json'), 'utf8')) as {
          title?: string;
        };
        return [domain, ...(brand.title ? [brand.title] : [])];
      });
    expect(words.length).toBeGreaterThan(0);
    const named = sources.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
    expect(named).toEqual([]);
  });

  it('every folder of src says what lives in it', () => {
    const zones = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const silent = zones.filter(({ name }) => !existsSync(join(root, 'src', name, 'README.md')));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('only the environment module reads process.env', () => {
    const readers = code.filter((file) => /process\.env\b/.test(readFileSync(join(root, file), 'utf8')));
    expect(readers.map((file) => relative('src', file))).toEqual(['server/env.ts']);
  });

  it('UIX-04 code that comes later comes by the helpers that know what to do without it', () => {
    const bare = code.filter((file) => /\blazy\(/.test(readFileSync(join(root, file), 'utf8')));
    expect(bare).toEqual(['src/lib/lazyInTime.ts']);
  });

  it('names of files and exports use standard words', () => {
    const replaced = /\b(deeds?|forgets?|happenings?|narrowed|tellers?|tellings?|verdicts?|whom|whose)\b/i;
    const wordsOf = (name: string) => name.replace(/[A-Z]/g, ' $&').replace(/[_-]/g, ' ');
    const found = [...texts].flatMap(([file, text]) => {
      if (!/^(src|scripts)\//.test(file)) return [];
      const declared = text.matchAll(
        /^export (?:default )?(?:async )?(?:class|const|function|interface|type) (\w+)/gm,
      );
      const names = [file, ...[...declared].map(([, name = '']) => name)];
      return names.filter((name) => replaced.test(wordsOf(name))).map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it('folders of features stay small, and queries are in files of queries', () => {
    const features = code.filter((file) => file.startsWith('src/features/') && /\.tsx?$/.test(file));
    const folders = features.map(dirname);
    const large = folders.filter((folder) => folders.filter((other) => other === folder).length > 15);
    expect([...new Set(large)]).toEqual([]);
    const misplaced = features.filter(
      (file) => /\b[qQ]ueryOptions\(/.test(texts.get(file) ?? '') && !/Quer(y|ies)\.ts$/.test(file),
    );
    expect(misplaced).toEqual([]);
  });

  it('files stay short: half under 60 lines, nine in ten under 150', () => {
    const lengths = code
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length)
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThan(150);
  });
});
