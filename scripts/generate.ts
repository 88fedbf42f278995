// npm run generate: writes src/generated from schemas/, and the lists of screens, tabs, text namespaces and tables. With --check it writes nothing and exits 1 when a file is stale.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { apiFiles } from './generate/api';
import { configFiles } from './generate/config';
import { screenFiles } from './generate/screens';
import { tableFiles } from './generate/tables';
import { textFiles } from './generate/texts';

const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const quiet = process.argv.includes('--quiet');

const wanted = new Map(
  (
    await Promise.all([
      configFiles(root),
      apiFiles(root),
      screenFiles(root),
      tableFiles(root),
      textFiles(root),
    ])
  )
    .flat()
    .map(({ path, text }) => [path, text]),
);

async function present(): Promise<string[]> {
  const entries = await readdir(join(root, 'src/generated'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const textOf = (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined);

const stale: string[] = [];
for (const [path, text] of wanted) if ((await textOf(path)) !== text) stale.push(path);
const leftOver = (await present()).filter((path) => !wanted.has(path));

if (check) {
  for (const path of stale) console.error(`stale: ${path}`);
  for (const path of leftOver) console.error(`no longer generated: ${path}`);
  if (stale.length + leftOver.length > 0) {
    console.error('Run `npm run generate` and commit what it writes.');
    process.exitCode = 1;
  }
} else {
  for (const path of stale) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), wanted.get(path) ?? '');
  }
  for (const path of leftOver) await rm(join(root, path));
  if (!quiet)
    console.log(`${wanted.size} generated files, ${stale.length} written, ${leftOver.length} removed`);
}
