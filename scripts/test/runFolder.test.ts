import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRunFolder } from './runFolder';

let parent: string;
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'runs-'))));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Higher than any process id there can be. */
const gone = 2 ** 22 + 1;

describe('the folder of a run', () => {
  it('is its own, with `latest` pointing at the newest', () => {
    const [one, other] = [createRunFolder(parent, 1000), createRunFolder(parent, 1001)];
    expect(one).not.toBe(other);
    expect(join(parent, readlinkSync(join(parent, 'latest')))).toBe(other);
    expect(readdirSync(parent).sort()).toEqual([
      `latest`,
      `run-1000-${process.pid}`,
      `run-1001-${process.pid}`,
    ]);
  });

  it('takes the oldest that ended away, and none that is under way', () => {
    createRunFolder(parent, 1000);
    for (let n = 1; n <= 6; n += 1) createRunFolder(parent, 1000 + n, gone);
    const names = readdirSync(parent);
    expect(names).toContain(`run-1000-${process.pid}`);
    expect(names).not.toContain(`run-1001-${gone}`);
    expect(names.filter((name) => name.endsWith(`-${gone}`))).toHaveLength(5);
  });
});
