// npm test: everything that has to hold, quick checks first; each suite's figures are added up for one closing line.
// --only NAME runs one suite; --add starts from the figures of the run before.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { bin, root, run, runScript } from './support/run';
import { closingLine, type Tally } from './support/tally';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, add: { type: 'boolean' } } });
const reports = join(root, 'test-results');
const tallyFile = join(reports, 'tally.json');
const tally: Tally = options.add
  ? (JSON.parse(readFileSync(tallyFile, 'utf8')) as Tally)
  : { passed: 0, failed: 0 };
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const report = (name: string) => join(reports, `${name}.json`);
const vitest =
  (project: string, ...reporters: string[]) =>
  () =>
    run(bin('vitest'), [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${report(project)}`,
    ]);

/** Counts the looks that axe has seen the stories in. */
const looks = join(root, '.storybook/looksReporter.ts');

const suites: { name: string; work: () => Promise<void>; report?: string }[] = [
  { name: 'generated files up to date', work: () => runScript('generate.ts', ['--check']) },
  { name: 'communities', work: () => runScript('community.ts', ['check']) },
  { name: 'types', work: () => run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']) },
  { name: 'lint', work: () => run(bin('eslint'), ['.', '--max-warnings', '0']) },
  { name: 'format', work: () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.']) },
  { name: 'units', work: vitest('unit'), report: report('unit') },
  { name: 'stories', work: vitest('storybook', looks), report: report('storybook') },
  {
    name: 'pictures',
    work: () => runScript('pictures.ts', [`--report=${report('pictures')}`]),
    report: report('pictures'),
  },
  { name: 'contract', work: vitest('contract'), report: report('contract') },
  { name: 'build', work: () => runScript('build.ts') },
  { name: 'sizes', work: () => runScript('size.ts') },
  {
    name: 'end to end',
    work: () => runScript('e2e.ts', [`--report=${report('e2e')}`]),
    report: report('e2e'),
  },
];

for (const suite of suites.filter(({ name }) => !options.only || name === options.only)) {
  const start = performance.now();
  console.log(`\n── ${suite.name}`);
  const ok = await suite.work().then(
    () => true,
    (error: Error) => (console.error(error.message), false),
  );
  closingLine.add(tally, ok, suite.report);
  console.log(
    `── ${suite.name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}
writeFileSync(tallyFile, JSON.stringify(tally));
console.log(`\n${closingLine.text(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
