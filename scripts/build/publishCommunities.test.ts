import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderWithLinks, secret } from '../../tests/support/folderWithLinks';
import { communitiesDir } from '../support/communities';
import { publishCommunities } from './publishCommunities';

let dir: string;
let to: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'publish-'));
  to = join(dir, 'published');
  folderWithLinks(dir);
  publishCommunities({ from: join(dir, 'communities'), to });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('CFG-07 what is copied for any file server is files alone, and none from outside a folder', () => {
  const copied = readdirSync(to, { recursive: true, withFileTypes: true });
  expect(copied.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  const files = copied.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.map((file) => file.slice(to.length + 1)).sort()).toEqual([
    'a.example/assets/inside.svg',
    'a.example/assets/logo.svg',
    'a.example/brand.json',
    'a.example/community.json',
    'index.json',
    'inside.example/assets/inside.svg',
    'inside.example/assets/logo.svg',
    'inside.example/brand.json',
    'inside.example/community.json',
    'nested.example/brand.json',
  ]);
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain(secret);
});

it('CFG-01 folders lie where COMMUNITIES_DIR says, absolute or below the project', () => {
  const before = process.env.COMMUNITIES_DIR;
  try {
    process.env.COMMUNITIES_DIR = dir;
    expect(communitiesDir()).toBe(dir);
    process.env.COMMUNITIES_DIR = 'elsewhere';
    expect(communitiesDir()).toBe(join(import.meta.dirname, '../../elsewhere'));
    delete process.env.COMMUNITIES_DIR;
    expect(existsSync(join(communitiesDir(), 'default/brand.json'))).toBe(true);
  } finally {
    if (before === undefined) delete process.env.COMMUNITIES_DIR;
    else process.env.COMMUNITIES_DIR = before;
  }
});
