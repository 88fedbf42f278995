import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { painter } from './paint';
import { runCommunity } from './run';

const root = join(import.meta.dirname, '../..');
const broken = 'tests/fixtures/communities/broken';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Calls the command in this process, its output not on a terminal. */
async function community(...args: string[]): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi
      .spyOn(process[stream], 'write')
      .mockImplementation((text) => ((written[stream] += String(text)), true)),
  );
  const code = await runCommunity(args).finally(() => spies.forEach((spy) => void spy.mockRestore()));
  return { code, ...written };
}

/** Calls it as a person would. */
async function asProcess(...args: string[]): Promise<Outcome> {
  const call = promisify(execFile)(join(root, 'node_modules/.bin/tsx'), ['scripts/community.ts', ...args], {
    cwd: root,
  });
  return call.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  );
}

describe('community check (CFG-06)', () => {
  it('CFG-06 says nothing and exits 0 when all is well', async () => {
    const answer = await community('check', '--dir', 'tests/fixtures/communities/valid');
    expect(answer).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('CFG-06 prints every issue on a line of its own, without colours, and exits 1', async () => {
    const { code, stdout } = await community('check', '--dir', broken);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(1);
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatch(
      /^tests\/fixtures\/communities\/broken\/broken\.example\/authConfig\.json:2:54 error not-allowed /,
    );
    expect(lines.at(-1)).toBe('10 errors, 0 warnings, 0 hints in 2 folders; --fix can fix 5');
    expect(stdout).not.toContain('\u001b');
  });

  it('CFG-06 answers programs in JSON, for the named folders alone', async () => {
    const { code, stdout } = await community('check', 'default', '--dir', broken, '--format', 'json');
    expect({ code, answer: JSON.parse(stdout) as unknown }).toEqual({
      code: 0,
      answer: { folders: 1, errors: 0, warnings: 0, hints: 0, fixed: [], issues: [] },
    });
  });

  it.each([
    [['check', '--format', 'xml'], '--format must be one of text, json, sarif, github, not xml'],
    [['check', 'defalt'], 'did you mean default?'],
    [['check', '--dir', 'nowhere'], 'nowhere is not a directory'],
    [['check', '--colour'], '--colour'],
    [['diff'], 'diff needs a revision'],
    [['diff', 'HEAD', '--format', 'html'], '--format must be one of text, markdown, not html'],
    [['diff', '--end', 'HEAD'], '--end'],
    [['docs', '--out', 'nowhere/page.html'], 'nowhere/page.html cannot be written'],
    [['tokens', 'export'], 'tokens export needs a domain'],
    [['toString'], 'Unknown verb toString'],
    [[], 'Which verb?'],
  ])('exits 2 and tells the way when called as %j', async (args, told) => {
    const { code, stderr, stdout } = await community(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(told);
  });

  it.each([
    [['check', '--dir', broken], 1, 'stdout', '10 errors'],
    [['diff'], 2, 'stderr', 'diff needs a revision'],
  ] as const)('CFG-06 a shell gets the exit code and the streams of %j', async (args, code, stream, told) => {
    const outcome = await asProcess(...args);
    expect(outcome).toEqual({
      code,
      stdout: '',
      stderr: '',
      [stream]: expect.stringContaining(told) as string,
    });
  });

  it('CFG-02 docs writes the reference of every key', async () => {
    const { code, stdout } = await community('docs');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<!doctype html>.*contactsConfig\.types/s);
  });

  it.each([
    [['--help']],
    [['new', '--help']],
    [['check', '--help']],
    [['diff', '--help']],
    [['migrate', '--help']],
    [['tokens', '--help']],
    [['docs', '--help']],
  ])('explains itself with %j', async (args) => {
    const { code, stdout } = await community(...args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npm run community -- /);
  });
});

describe('painter', () => {
  it('colours on a terminal alone, and never under NO_COLOR', () => {
    expect(painter({ isTTY: true }, {})('red', 'x')).toBe('\u001b[31mx\u001b[39m');
    expect(painter({ isTTY: true }, { NO_COLOR: '1' })('red', 'x')).toBe('x');
    expect(painter({}, {})('red', 'x')).toBe('x');
  });
});
