import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from '../support/run';
import { embeddedOnly, postgresOnly } from './oneDatabase';
import { production, unitsOfNode, type Production } from './production';
import type { Job } from './schedule';

/** A program and its arguments. */
type Command = readonly [string, ...string[]];

export interface Suite extends Job {
  name: SuiteName;
  commands: Command[];
  /** Variables for its commands. */
  env?: Record<string, string>;
  /** The file with the number of its tests. A suite without one counts as a single check. */
  report?: string;
  /** The tests that it leaves out, and how to run them. */
  note?: string;
}

export type SuiteName =
  | 'generated files up to date'
  | 'communities'
  | 'lint'
  | 'types and format'
  | 'build'
  | 'storybook'
  | 'units'
  | 'stories'
  | 'pictures'
  | 'contract'
  | 'contract on PostgreSQL'
  | 'units on the Node of production'
  | 'sizes'
  | 'end to end';

/** Suites that can be limited to what some files touch. */
export type Filterable = Extract<SuiteName, 'lint' | 'units' | 'contract'>;

const script = (file: string, ...args: string[]): Command => [
  process.execPath,
  '--import',
  'tsx',
  join(root, 'scripts', file),
  ...args,
];

/** Unit tests that read files instead of importing their subject. */
const readTheTree = [
  'tests/architecture.test.ts',
  'tests/architecture/readmes.test.ts',
  'tests/variantBundle.test.ts',
  'tests/longForms.test.ts',
  'tests/requirements.test.ts',
];

/** The contract tests that run on a database, and a note on the others. */
function contractOn(database: 'PostgreSQL' | 'embedded'): { files: string[]; note: string } {
  const names = readdirSync(join(root, 'tests/contract')).filter((name) =>
    /(?<!\.long)\.test\.ts$/.test(name),
  );
  const elsewhere = database === 'PostgreSQL' ? embeddedOnly : postgresOnly;
  const files = names.filter((name) => !elsewhere.includes(name.replace('.test.ts', '')));
  const run = database === 'PostgreSQL' ? 'run without' : 'need';
  return {
    files: files.map((name) => `tests/contract/${name}`),
    note: `without ${names.length - files.length} files that ${run} DATABASE_URL here; npm run test:contract runs all of them`,
  };
}

/**
 * Every suite, in the order in which they start when cores are free. Suites of one core run beside each other, so that
 * no core is idle while one parses, bundles or checks types. `folder` is for reports and the built Storybook. A suite
 * with files in `touching` runs only the tests about them. Where there is what production runs on, suites on it are added.
 */
export function allSuites(
  folder: string,
  touching: Partial<Record<Filterable, string[]>> = {},
  like: Production | null = production(),
): Suite[] {
  const report = (name: string) => join(folder, `${name}.json`);
  const storybook = join(folder, 'storybook');

  function vitest(
    project: string,
    {
      files,
      only = [],
      reporter,
      kind = project.replace('*', ''),
    }: { files?: string[]; only?: string[]; reporter?: string; kind?: string } = {},
  ): Command {
    return [
      bin('vitest'),
      ...(files ? ['related', '--run', '--passWithNoTests'] : ['run']),
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(root, 'scripts/support/failureReporter.ts')}`,
      ...(reporter ? [`--reporter=${join(root, reporter)}`] : []),
      `--outputFile.json=${report(kind)}`,
      // By absolute path, because Vitest's root is `src`.
      ...(files ?? only).map((file) => join(root, file)),
    ];
  }

  const one = (name: SuiteName, ...commands: Command[]): Suite => ({ name, cores: 1, commands });
  const counted = (name: SuiteName, kind: string, command: Command, after?: SuiteName): Suite => ({
    name,
    cores: 2,
    commands: [command],
    report: report(kind),
    ...(after ? { after } : {}),
  });
  const { lint, units, contract } = touching;
  const part = contract ? undefined : contractOn(process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded');
  const onPostgres = contractOn('PostgreSQL');

  const likeProduction = ({ services, node }: Production): Suite[] => [
    {
      ...one('units on the Node of production', [
        bin('vitest'),
        'run',
        '--project',
        'unit',
        '--reporter=dot',
        ...unitsOfNode(),
      ]),
      env: node,
    },
    {
      ...counted(
        'contract on PostgreSQL',
        'contract-postgresql',
        vitest('contract', { only: onPostgres.files, kind: 'contract-postgresql' }),
      ),
      env: services,
      note: onPostgres.note,
    },
  ];

  return [
    one('generated files up to date', script('generate.ts', '--check')),
    one('communities', script('community.ts', 'check')),
    one('lint', [bin('eslint'), ...(lint ?? ['.']), '--max-warnings', '0', '--no-warn-ignored']),
    one(
      'types and format',
      [bin('tsc'), '--noEmit', '-p', 'tsconfig.json'],
      [bin('prettier'), '--check', '--log-level', 'warn', '.'],
    ),
    one('build', script('build.ts')),
    one('storybook', [
      bin('storybook'),
      'build',
      '-o',
      storybook,
      '--preview-only',
      '--quiet',
      '--loglevel',
      'warn',
    ]),
    counted('units', 'unit', vitest('unit*', { files: units && [...units, ...readTheTree] })),
    counted('stories', 'storybook', vitest('storybook', { reporter: '.storybook/appearanceReporter.ts' })),
    {
      ...counted(
        'pictures',
        'pictures',
        script('pictures.ts', '--built', `--report=${report('pictures')}`),
        'storybook',
      ),
      cores: 1,
    },
    {
      ...counted('contract', 'contract', vitest('contract', { files: contract, only: part?.files })),
      ...(part ? { note: part.note } : {}),
    },
    ...(like ? likeProduction(like) : []),
    { ...one('sizes', script('size.ts')), after: 'build' },
    counted('end to end', 'e2e', script('e2e.ts', `--report=${report('e2e')}`), 'build'),
  ];
}

/** The named suites, and those they depend on. */
export function chosen(suites: readonly Suite[], names: readonly string[]): Suite[] {
  const needed = suites.filter(({ name }) => names.includes(name)).map(({ after }) => after);
  return suites.filter(({ name }) => names.includes(name) || needed.includes(name));
}
