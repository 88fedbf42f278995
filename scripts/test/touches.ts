import type { Filterable, SuiteName } from './suites';

/** What a changed file can affect. */
interface Row {
  paths: RegExp;
  /** Suites that run whole. */
  whole?: SuiteName[];
  /** Suites that run what imports the file, or the file itself. */
  filtered?: Filterable[];
}

const code: Filterable[] = ['lint', 'units'];
const seen: SuiteName[] = ['storybook', 'stories', 'pictures'];
const built: SuiteName[] = ['build', 'sizes', 'end to end'];

/** The first row that fits a path counts; a path that none fits runs everything. Types and format are always checked. */
const rows: Row[] = [
  { paths: /^(LICENSE|\.github\/.*)$/ },
  { paths: /(^|\/)README\.md$/, filtered: ['units'] },
  { paths: /\.test\.tsx?$/, filtered: ['lint', 'units', 'contract'] },

  { paths: /^communities\//, whole: ['communities', 'units', 'contract', ...seen, ...built] },
  { paths: /^tests\/pictures\//, whole: ['storybook', 'pictures'] },
  { paths: /^tests\/e2e\/.*\.ts$/, filtered: ['lint'], whole: ['build', 'end to end'] },
  { paths: /^tests\/spec\//, whole: ['units', 'contract'] },
  { paths: /^tests\/fixtures\//, whole: ['units'] },
  { paths: /^tests\/support\/.*\.tsx?$/, filtered: [...code, 'contract'], whole: ['build', 'end to end'] },

  { paths: /^(src\/.*\.stories\.tsx|\.storybook\/.*\.tsx?)$/, filtered: code, whole: seen },
  { paths: /^src\/server\/db\/migrations\//, whole: ['units', 'contract', 'build', 'end to end'] },
  { paths: /^src\/.*\.tsx?$/, filtered: [...code, 'contract'], whole: [...seen, ...built] },

  { paths: /^scripts\/(bench|test)(\/.*)?\.ts$/, filtered: code },
  { paths: /^scripts\/community(\/.*)?\.ts$/, filtered: code, whole: ['communities', 'build', 'end to end'] },
  { paths: /^scripts\/dev(\/.*)?\.ts$/, filtered: code, whole: ['build', 'end to end'] },
  { paths: /^scripts\/generate(\/.*)?\.ts$/, filtered: code, whole: ['generated files up to date'] },
  { paths: /^scripts\/build(\/.*)?\.ts$/, filtered: code, whole: built },
  { paths: /^scripts\/pictures(\/.*)?\.ts$/, filtered: code, whole: ['storybook', 'pictures'] },
  { paths: /^scripts\/stories(\/.*)?\.ts$/, filtered: code, whole: seen },
  { paths: /^scripts\/size\.ts$/, filtered: code, whole: ['build', 'sizes'] },
  { paths: /^scripts\/e2e\.ts$/, filtered: code, whole: ['build', 'end to end'] },
];

interface Touched {
  /** Names of the suites to run. */
  suites: SuiteName[];
  /** Suites that need not run whole, with the files that they are limited to. */
  filtered: Partial<Record<Filterable, string[]>>;
}

/**
 * The suites that changed files can affect. `exists` distinguishes existing files from deleted ones: no import leads to
 * a deleted file any more, so the suites that it would have limited run whole.
 */
export function touchedBy(
  files: readonly string[],
  all: readonly SuiteName[],
  exists: (file: string) => boolean = () => true,
): Touched {
  const whole = new Set<SuiteName>(files.length > 0 ? ['types and format'] : []);
  const filtered: Partial<Record<Filterable, string[]>> = {};
  for (const file of files) {
    const row: Omit<Row, 'paths'> = rows.find(({ paths }) => paths.test(file)) ?? { whole: [...all] };
    for (const suite of row.whole ?? []) whole.add(suite);
    for (const suite of row.filtered ?? []) {
      if (exists(file)) (filtered[suite] ??= []).push(file);
      else whole.add(suite);
    }
  }
  for (const suite of whole) delete filtered[suite as Filterable];
  return { suites: all.filter((name) => whole.has(name) || name in filtered), filtered };
}
