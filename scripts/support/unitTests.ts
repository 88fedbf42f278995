import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const needsPage = /^\/\/ @vitest-environment jsdom$/m;
const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;

/**
 * The unit tests of `src` that cannot run beside all others, by path from `root`; they say so themselves by what they ask
 * for. `page`: a page, which they share. `apart`: modules that nobody else may get.
 */
export function unitTests(root: string): { page: string[]; apart: string[] } {
  const tests = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const filesOf = (found: typeof tests) => found.map(({ file }) => file);
  return {
    page: filesOf(tests.filter(({ text }) => needsPage.test(text) && !replacesModules.test(text))),
    apart: filesOf(tests.filter(({ text }) => replacesModules.test(text))),
  };
}
