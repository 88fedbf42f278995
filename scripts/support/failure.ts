import { appendFileSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { results } from './results';
import { root } from './run';

/** A test that failed, as the closing list of a run names it. */
export interface Failure {
  /** With the titles of its groups. */
  title: string;
  /** Relative to the project's root. */
  file: string;
  line?: number;
  /** What was expected and what there was instead; its first lines are listed. */
  error?: string;
  /** Runs this test and no other. */
  command: string;
}

const spec = join(root, 'tests/spec');

/** The demand of each requirement and call, by id: the rows of `tests/spec/*.tsv`. */
export function readDemands(folder = spec): Map<string, string> {
  const demands = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsv'))) {
    const [head = [], ...rows] = readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    const [method, path] = [head.indexOf('method'), head.indexOf('path')];
    for (const row of rows) {
      const call = method > 0 && path > 0 ? `${row[method]} ${row[path]}: ` : '';
      demands.set(row[0] ?? '', call + (row.at(-1) ?? ''));
    }
  }
  return demands;
}

/** A word as a shell takes it. */
export const quoted = (text: string): string =>
  /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A title as the regular expression that vitest's -t and Playwright's -g take. */
export const asPattern = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const errorLines = 12;

const firstLines = (error: string): string[] =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, errorLines)
    .map((line) => `    ${line}`);

/** The lines of a failure: place, error, the demands whose ids its title contains, and the command that runs it alone. */
export function describeFailure(
  { title, file, line, error, command }: Failure,
  demands = readDemands(),
): string {
  const ids = new Set(title.match(/\b[A-Z]{1,4}-?\d{2,3}\b/g));
  return [
    `✗ ${file}${line ? `:${line}` : ''}`,
    `  ${title}`,
    ...firstLines(error ?? ''),
    ...[...ids].filter((id) => demands.has(id)).map((id) => `  ${id}: ${demands.get(id)}`),
    `  alone: ${command}`,
  ].join('\n');
}

/** Names the tests of a suite that failed and, below `npm test`, saves them for the list at its end. */
export function reportFailures(suite: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  const demands = readDemands();
  const text = failures.map((failure) => describeFailure(failure, demands)).join('\n\n');
  process.stdout.write(`\n${text}\n\n`);
  if (!process.env.TEST_RESULTS) return;
  mkdirSync(join(results, 'failures'), { recursive: true });
  appendFileSync(join(results, 'failures', `${suite}.txt`), `${text}\n\n`);
}

/** The failures that the suites of a run saved in its folder, sorted by name. */
export function savedFailures(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'failures'))
      .sort()
      .map((name) => readFileSync(join(folder, 'failures', name), 'utf8').trim());
  } catch {
    return [];
  }
}
