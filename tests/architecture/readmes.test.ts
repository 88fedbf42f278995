import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';

const root = join(import.meta.dirname, '../..');

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const files = [
  ...['.storybook', 'communities', 'schemas', 'scripts', 'src', 'tests'].flatMap(filesIn),
  ...readdirSync(root),
];
const fileNames = new Set(files.map((file) => basename(file)));
const folderNames = new Set(files.flatMap((file) => dirname(file).split('/')));

const readmes = files
  .filter((file) => basename(file) === 'README.md')
  .map((file) => ({ file, folder: dirname(file), text: readFileSync(join(root, file), 'utf8') }));

/** Text in backticks within a sentence, without blocks of code. */
const inlineCode = (text: string): string[] =>
  [...text.replace(/^ *```[^]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Folders that a path in a README may be relative to: its own, each above it, and `src`. */
function startsOf(folder: string): string[] {
  const parents = folder.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
  return [...parents, '.', 'src'];
}

const isThere = (path: string): boolean =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending)));

const hasCodeEnding = (code: string): boolean => /\.(tsx?|js|mjs|sql|tsv|html|jsonl)$/.test(code);
const isFileName = (code: string): boolean => /^\w[\w.]*$/.test(code) && hasCodeEnding(code);
const isPath = (code: string): boolean => /^[.\w-]+(\/[.\w-]+)*\/?$/.test(code) && code.includes('/');
const isWritten = (path: string): boolean => /^(dist|node_modules|test-results)\//.test(path);

/** A path that is not there, though its ending or the folder it begins with says that it is one of ours. */
function isBroken(path: string, folder: string): boolean {
  if (isWritten(path) || folderNames.has(path.replace(/\/$/, ''))) return false;
  const starts = startsOf(folder);
  const [first = ''] = path.split('/');
  const isOurs = hasCodeEnding(path) || starts.some((start) => existsSync(join(root, start, first)));
  return (path.endsWith('/') || isOurs) && !starts.some((start) => isThere(join(start, path)));
}

/** The heading as GitHub's anchor. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function leadsNowhere(link: string, folder: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = join(root, folder, path);
  if (!existsSync(target)) return true;
  if (!anchor || statSync(target).isDirectory()) return false;
  const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm);
  return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** Every README with what `find` finds wrong in it. */
const wrong = (find: (readme: (typeof readmes)[number]) => string[]): string[] =>
  readmes.flatMap((readme) => find(readme).map((found) => `${readme.file}: ${found}`));

describe('READMEs', () => {
  it('link to what is there', () => {
    const links = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(
      wrong(({ text, folder }) =>
        links(text).filter((link) => !/^[a-z]+:/.test(link) && leadsNowhere(link, folder)),
      ),
    ).toEqual([]);
  });

  it('name files and folders that are there', () => {
    expect(
      wrong(({ text, folder }) =>
        inlineCode(text).filter(
          (code) => (isPath(code) && isBroken(code, folder)) || (isFileName(code) && !fileNames.has(code)),
        ),
      ),
    ).toEqual([]);
  });

  it('name npm scripts that are there', () => {
    const scripts = new Set(Object.keys(packageJson.scripts));
    const named = (text: string) =>
      [...text.matchAll(/npm run (?:--silent )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
    expect(wrong(({ text }) => named(text).filter((name) => !scripts.has(name)))).toEqual([]);
  });

  it('name packages that are installed', () => {
    const installed = new Set(Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies }));
    const dropped = ['react-hook-form', 'pg-boss'].filter((name) => !installed.has(name));
    expect(wrong(({ text }) => dropped.filter((name) => text.includes(name)))).toEqual([]);
    const scoped = (text: string) => inlineCode(text).filter((code) => /^@[\w-]+\/[\w-]+$/.test(code));
    expect(wrong(({ text }) => scoped(text).filter((name) => !installed.has(name)))).toEqual([]);
  });

  it('the first one stays short, so that everybody reads it', () => {
    expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(6 * 1024);
  });
});
