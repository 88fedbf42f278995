import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closingLine } from './tally';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reported(json: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}

it('counts each test of a report once', () => {
  const tally = { passed: 0, failed: 0 };
  closingLine.add(tally, false, reported({ numPassedTests: 7, numFailedTests: 2 }));
  closingLine.add(tally, true);
  expect(closingLine.text(tally)).toBe('8 passed, 2 failed');
});

it('counts the end-to-end suite by its own report', () => {
  const tally = { passed: 0, failed: 0 };
  closingLine.add(tally, false, reported({ stats: { expected: 200, unexpected: 1 } }));
  expect(closingLine.text(tally)).toBe('200 passed, 1 failed');
});

it('a suite that broke without a failed test is a failure', () => {
  const tally = { passed: 0, failed: 0 };
  closingLine.add(tally, false, reported({ numPassedTests: 7, numFailedTests: 0 }));
  expect(closingLine.text(tally)).toBe('7 passed, 1 failed');
});
