// npm test: all suites of test/suites.ts, with a total at the end. --only NAME runs one suite (repeatable),
// --changed[=REF] those that a change can affect; --verbose shows the output of passing suites, too.
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { savedFailures } from './support/failure';
import { results } from './support/results';
import { root, run } from './support/run';
import { closingLine, type Tally } from './support/tally';
import { changedFiles } from './test/changedFiles';
import { createRunFolder } from './test/runFolder';
import { schedule } from './test/schedule';
import { allSuites, chosen, type Suite } from './test/suites';
import { touchedBy } from './test/touches';

const { values: options } = parseArgs({
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=' : arg)),
  options: {
    only: { type: 'string', multiple: true },
    changed: { type: 'string' },
    verbose: { type: 'boolean' },
  },
});
const outcome: Tally = { passed: 0, failed: 0 };
const names = allSuites('').map(({ name }) => name);
for (const name of options.only ?? []) {
  if (names.some((one) => one === name)) continue;
  console.error(`There is no suite ${name}: ${names.join(', ')}`);
  process.exit(2);
}
const folder = createRunFolder(results);
const env = { TEST_RESULTS: folder, STORYBOOK_DIR: join(folder, 'storybook') };

function wantedSuites(): Suite[] {
  const all = allSuites(folder);
  if (options.changed === undefined) return options.only ? chosen(all, options.only) : all;
  const files = changedFiles(options.changed, root);
  const { suites, filtered } = touchedBy(files, names, (file) => existsSync(join(root, file)));
  const wanted = suites.filter((name) => !options.only || options.only.includes(name));
  console.log(`${files.length} changed files touch: ${wanted.join(', ') || 'nothing'}`);
  return chosen(allSuites(folder, filtered), wanted);
}

async function runSuite(suite: Suite): Promise<boolean> {
  const start = performance.now();
  const log = join(folder, `${suite.name.replaceAll(' ', '-')}.log`);
  const output = options.verbose ? 'inherit' : openSync(log, 'w');
  console.log(`── ${suite.name}${suite.note ? ` (${suite.note})` : ''} …`);
  let ended = '';
  try {
    for (const [command, ...args] of suite.commands)
      await run(command, args, { ...env, ...suite.env }, output);
  } catch (error) {
    ended = (error as Error).message;
  }
  if (output !== 'inherit') closeSync(output);
  if (ended && output !== 'inherit') process.stdout.write(readFileSync(log, 'utf8'));
  if (ended) console.log(ended);
  const { passed, failed } = closingLine.add(outcome, ended === '', suite.report);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = suite.report ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`── ${suite.name}: ${ended ? 'FAILED' : 'ok'} (${seconds} s${counts})`);
  if (ended) failedSuites.push(suite.name);
  return ended === '';
}

/** One more than the two cores that a suite can use: while its last files run, another one begins. With more, all are slower. */
const capacity = 3;
const failedSuites: string[] = [];
await schedule(wantedSuites(), capacity, runSuite, (suite) => {
  closingLine.add(outcome, false);
  failedSuites.push(suite.name);
  console.log(`── ${suite.name}: FAILED (not run, for ${suite.after} failed)`);
});

const failures = [
  ...savedFailures(folder),
  ...failedSuites.map((name) => `✗ ${name}: npm test -- --only ${JSON.stringify(name)}`),
];
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${closingLine.text(outcome)}`);
process.exitCode = outcome.failed > 0 ? 1 : 0;
