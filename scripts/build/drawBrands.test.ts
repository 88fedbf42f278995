import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandFileNames } from '../../src/server/brand/address';
import { communitiesDir } from '../support/communities';
import { drawBrands } from './drawBrands';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'draw-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('CFG-08 pictures are drawn of no more communities than asked for, the default first', async () => {
  const [from, to, drawings] = [join(dir, 'communities'), join(dir, 'to'), join(dir, 'brand')];
  const shipped = join(communitiesDir(), 'default');
  for (const domain of ['a.example', 'default', 'z.example'])
    cpSync(shipped, join(from, domain), { recursive: true });
  await drawBrands({ from, to, drawings, most: 1 });
  expect(readdirSync(to)).toEqual(['default']);
  expect(readdirSync(join(to, 'default/brand')).sort()).toEqual([...brandFileNames].sort());
  expect(readdirSync(drawings)).toHaveLength(brandFileNames.length);
});
