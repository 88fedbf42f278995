// npm run bench:config: the cost of a thousand communities. Prints every figure with its limit; exits 1 if one is
// exceeded.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runScript } from '../support/run';
import { isBuilt } from '../support/stamp';
import { makeFolders } from './config/makeFolders';
import { measureCheck } from './config/measureCheck';
import { measureFreshStart } from './config/measureFreshStart';
import { measureMemory } from './config/measureMemory';
import { measureServers } from './config/measureServer';

const count = 1000;
const limits = {
  freshStart: 30_000,
  check: 5000,
  colors: 20_000,
  slowerStart: 1000,
  slowerPage: 1.25,
  largerPage: 1.01,
};

let passed = true;

/** One figure on one line, with its limit if it has one. */
function row(what: string, figure: string, limit?: { text: string; isMet: boolean }): void {
  passed &&= limit?.isMet ?? true;
  const verdict = limit ? `${limit.isMet ? 'ok' : 'TOO MUCH'} (${limit.text})` : '';
  console.log(`${what.padEnd(44)} ${figure.padStart(12)}  ${verdict}`.trimEnd());
}

const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

const dir = mkdtempSync(join(tmpdir(), 'bench-config-'));
try {
  const [one, many, colorful] = [join(dir, 'one'), join(dir, 'many'), join(dir, 'colorful')];
  makeFolders(join(root, 'communities'), one, 1);
  makeFolders(join(root, 'communities'), many, count);
  makeFolders(join(root, 'communities'), colorful, count, true);

  const check = measureCheck(many);
  row(`check of ${count} folders`, ms(check.whole), {
    text: `at most ${limits.check} ms`,
    isMet: check.whole <= limits.check,
  });
  if (check.exitCode !== 0)
    throw new Error(`the generated folders are not valid:\n${check.output.slice(0, 2000)}`);

  // Most of these colours cannot be read: for each the nearest that can be is looked for.
  const colors = measureCheck(colorful);
  row(`check of ${count} folders, every colour given`, ms(colors.whole), {
    text: `at most ${limits.colors} ms`,
    isMet: colors.whole <= limits.colors,
  });
  if (!colors.output.includes(' error contrast '))
    throw new Error(`no contrast was told of:\n${colors.output}`);

  const memory = measureMemory(many);
  row('memory per community, resolved', `${(memory.bytes / 1024).toFixed(1)} KiB`);
  row('read, check and resolve one community', ms(memory.ms));

  if (!isBuilt()) await runScript('build.ts');
  const fresh = await measureFreshStart(many);
  row(`fresh start, ${count} folders, with demo data`, ms(fresh), {
    text: `at most ${limits.freshStart} ms`,
    isMet: fresh <= limits.freshStart,
  });
  const [alone, among] = await measureServers([one, many]);
  if (!alone || !among) throw new Error('the server was not measured');
  row('server start, 1 folder', ms(alone.start));
  row(`server start, ${count} folders`, ms(among.start), {
    text: `at most ${limits.slowerStart} ms more`,
    isMet: among.start - alone.start <= limits.slowerStart,
  });
  row('page, 1 folder', `${alone.pageBytes} B`);
  row(`page, ${count} folders`, `${among.pageBytes} B`, {
    text: 'the same',
    isMet: among.pageBytes <= alone.pageBytes * limits.largerPage,
  });
  row('page time, 1 folder', ms(alone.page));
  // Half a millisecond is what two runs of the same differ by.
  row(`page time, ${count} folders`, ms(among.page), {
    text: 'the same',
    isMet: among.page <= alone.page * limits.slowerPage + 0.5,
  });
} finally {
  rmSync(dir, { recursive: true, force: true });
}
process.exitCode = passed ? 0 : 1;
