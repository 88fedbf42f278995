// Compares brands with the committed snapshots: `npm run pictures`. `-- --accept` replaces them; a word selects the
// snapshots with it in their name; --built uses the existing build of Storybook.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, root, run } from './support/run';
import { comparePictures } from './pictures/comparePictures';
import { committedEngine } from './pictures/engine';
import { differing, committed, storybook } from './pictures/paths';
import { removeStale } from './pictures/stale';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' }, built: { type: 'boolean' }, report: { type: 'string' } },
});
const [word = ''] = positionals;
const { accept = false } = values;

// Each run has its own build and its own images, so that concurrent runs do not disturb each other.
const own = mkdtempSync(join(tmpdir(), 'pictures-'));
process.on('exit', () => rmSync(own, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const built = values.built ? storybook : join(own, 'storybook');
// Builds only the pages of the stories, without the frame around them.
const page = ['--preview-only', '--quiet', '--loglevel', 'warn'];
if (!values.built) await run(bin('storybook'), ['build', '-o', built, ...page]);
const start = performance.now();
const issues = join(own, 'issues');
mkdirSync(issues);
mkdirSync(committed, { recursive: true });

const { seen, wrong, notCompared, fresh } = await comparePictures({ storybook: built, word, accept, issues });
rmSync(differing, { recursive: true, force: true });
cpSync(issues, differing, { recursive: true });
const stale = word ? [] : removeStale(seen, accept);
for (const issue of [...wrong, ...stale]) console.error(`✗ ${issue}`);

for (const one of notCompared) console.log(`not compared here: ${one}`);
if (notCompared.length > 0) {
  console.log(
    `The committed pictures were drawn by ${committedEngine()}, which draws letters in its own way.`,
  );
}
for (const one of fresh) console.log(`${one} has no pictures yet: npm run pictures -- --accept ${one}`);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
const failed = wrong.length + stale.length;
const compared = seen.length - notCompared.length;
console.log(`${compared} pictures ${accept ? 'taken' : 'compared'} in ${seconds} s, ${failed} differ`);
if (failed > 0) {
  console.log(`See ${relative(root, differing)}. Where the new look is meant: npm run pictures -- --accept`);
  process.exitCode = 1;
}
if (values.report) {
  writeFileSync(
    values.report,
    JSON.stringify({ numPassedTests: compared - wrong.length, numFailedTests: failed }),
  );
}
