import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asPattern, describeFailure, savedFailures, quoted, readDemands } from './failure';
import { bin, root } from './run';

const demands = new Map([
  ['AUT-10', 'A sign-in is one request'],
  ['A01', 'POST /api/auth/login: sign in'],
]);

it('names place, title, error, each demand and the command', () => {
  const failure = {
    title: 'login > A01 AUT-10 HTTP-99 signs in',
    file: 'tests/contract/login.test.ts',
    line: 12,
    error: '\u001B[31mexpected 401\u001B[39m\n\nto be 200',
    command: 'npm run test:contract -- tests/contract/login.test.ts',
  };
  expect(describeFailure(failure, demands)).toBe(`✗ tests/contract/login.test.ts:12
  login > A01 AUT-10 HTTP-99 signs in
    expected 401
    to be 200
  A01: POST /api/auth/login: sign in
  AUT-10: A sign-in is one request
  alone: npm run test:contract -- tests/contract/login.test.ts`);
});

it('reads calls with their method and path, and requirements', () => {
  const read = readDemands();
  expect(read.get('A03')).toMatch(/^POST \/api\/auth\/register-admin: create an administrator/);
  expect(read.get('CFG-01')).toMatch(/^A community is one folder/);
});

it('writes a title so that a shell and a regular expression give it back', () => {
  const title = "it's (a) [title] with $1 \\ and *";
  const given = execFileSync('sh', ['-c', `printf %s ${quoted(asPattern(title))}`], { encoding: 'utf8' });
  expect(new RegExp(`^${given}$`).test(title)).toBe(true);
  expect(quoted('src/a.test.ts')).toBe('src/a.test.ts');
});

it('the reporter saves what failed for the end of the run, with a command that finds it again', () => {
  const results = mkdtempSync(join(tmpdir(), 'reported-'));
  const project = join(results, 'vitest.config.mjs');
  writeFileSync(join(results, 'one.test.mjs'), source);
  writeFileSync(
    project,
    `export default { root: ${JSON.stringify(results)}, test: { name: 'unit', include: ['one.test.mjs'], globals: true } }`,
  );
  const reporter = `--reporter=${join(root, 'scripts/support/failureReporter.ts')}`;
  const run = () =>
    execFileSync(bin('vitest'), ['run', '--config', project, reporter], {
      cwd: root,
      env: { ...process.env, TEST_RESULTS: results },
      stdio: 'pipe',
    });
  try {
    expect(run).toThrow();
    const [saved = ''] = savedFailures(results);
    expect(saved).toMatch(/one\.test\.mjs:3\n/);
    expect(saved).toContain('    expected 1 to be 2');
    expect(saved).toContain('CFG-01: A community is one folder');
    expect(saved).toMatch(
      /alone: npm run test:unit -- \S+one\.test\.mjs -t 'group CFG-01 fails \\\(once\\\)'/,
    );
    expect(saved).not.toContain('passes');
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
});

const source = `describe('group', () => {
  it('passes', () => {});
  it('CFG-01 fails (once)', () => expect(1).toBe(2));
});
`;
