import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const needsPage = /^\/\/ @vitest-environment jsdom$/m;
const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;

/**
 * The unit tests of `src` that cannot run with all others, by path from `root`. They are recognised by their setup.
 * `page`: tests that share a page. `apart`: tests with modules that no other test may share.
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
