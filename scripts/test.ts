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

interface Suite {
  name: string;
  work: () => Promise<void>;
  /** Where it counts its tests; one without counts as a single check. */
  report?: string;
}

/** One after the other; what stands in one row goes side by side, for it is quiet when good and keeps one core busy. */
const stages: Suite[][] = [
  [
    { name: 'generated files up to date', work: () => runScript('generate.ts', ['--check']) },
    { name: 'communities', work: () => runScript('community.ts', ['check']) },
  ],
  [
    { name: 'lint', work: () => run(bin('eslint'), ['.', '--max-warnings', '0']) },
    {
      name: 'types and format',
      work: async () => {
        await run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
        await run(bin('prettier'), ['--check', '--log-level', 'warn', '.']);
      },
    },
  ],
  [{ name: 'units', work: vitest('unit'), report: report('unit') }],
  [{ name: 'stories', work: vitest('storybook', looks), report: report('storybook') }],
  [
    {
      name: 'pictures',
      work: () => runScript('pictures.ts', [`--report=${report('pictures')}`]),
      report: report('pictures'),
    },
  ],
  [{ name: 'contract', work: vitest('contract'), report: report('contract') }],
  [{ name: 'build', work: () => runScript('build.ts') }],
  [{ name: 'sizes', work: () => runScript('size.ts') }],
  [
    {
      name: 'end to end',
      work: () => runScript('e2e.ts', [`--report=${report('e2e')}`]),
      report: report('e2e'),
    },
  ],
];

async function runSuite(suite: Suite): Promise<void> {
  const start = performance.now();
  console.log(`\n── ${suite.name}`);
  const ok = await suite.work().then(
    () => true,
    (error: Error) => (console.error(error.message), false),
  );
  closingLine.add(tally, ok, suite.report);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${suite.name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
}

for (const stage of stages) {
  const wanted = stage.filter(({ name }) => !options.only || name === options.only);
  await Promise.all(wanted.map(runSuite));
}
writeFileSync(tallyFile, JSON.stringify(tally));
console.log(`\n${closingLine.text(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
