// Compares how brands look with the committed pictures: `npm run pictures`. `-- --accept` takes what is seen now;
// a word narrows it down to the pictures that have it in their name; --built leaves the built Storybook as it is.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, root, run } from './support/run';
import { comparePictures } from './pictures/comparePictures';
import { kept, storybook } from './pictures/places';
import { removeStale } from './pictures/stale';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' }, built: { type: 'boolean' }, report: { type: 'string' } },
});
const [word = ''] = positionals;
const { accept = false } = values;

if (!values.built) await run(bin('storybook'), ['build', '-o', storybook, '--quiet', '--loglevel', 'warn']);
const start = performance.now();
const faults = join(root, 'test-results/pictures');
rmSync(faults, { recursive: true, force: true });
mkdirSync(faults, { recursive: true });
mkdirSync(kept, { recursive: true });

const { seen, wrong, fresh } = await comparePictures({ word, accept, faults });
const stale = word ? [] : removeStale(seen, accept);
for (const fault of [...wrong, ...stale]) console.error(`✗ ${fault}`);

for (const one of fresh) console.log(`${one} has no pictures yet: npm run pictures -- --accept ${one}`);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
const failed = wrong.length + stale.length;
console.log(`${seen.length} pictures ${accept ? 'taken' : 'compared'} in ${seconds} s, ${failed} differ`);
if (failed > 0) {
  console.log('See test-results/pictures. Where the new look is meant: npm run pictures -- --accept');
  process.exitCode = 1;
}
if (values.report) {
  writeFileSync(
    values.report,
    JSON.stringify({ numPassedTests: seen.length - wrong.length, numFailedTests: failed }),
  );
}
