import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Migration } from '../../../src/config/migrate/migrations';
import { buildCommunity } from '../../../src/config/pipeline';
import { readFolder } from '../../../src/server/modules/community/folders';
import { plainDefaults } from '../../../tests/support/configFolder';
import { migrateFolder } from './migrateFolder';

/** Before version 1 a brand had `color`, and `rounded` was a switch. */
const list: Migration[] = [
  {
    to: 0,
    what: '`rounded` became `radius`.',
    files: {
      'brand.json': ({ rounded }) =>
        rounded === undefined
          ? []
          : [
              { set: ['rounded'], to: rounded === true ? 16 : 0 },
              { rename: ['rounded'], to: 'radius' },
            ],
    },
  },
  {
    to: 1,
    what: '`color` became `colors.primary`.',
    files: {
      'brand.json': ({ color }) =>
        color === undefined ? [] : [{ set: ['colors', 'primary'], to: color }, { remove: ['color'] }],
    },
  },
];
const community = '{ "title": "Circle" }\n';
const brand = `{
    "$schema": "../../schemas/brand.schema.json",
    "schemaVersion": -1,
    "color":   "#112233",
    "rounded": true,

    "fonts": {"body": "Inter"}
}
`;

let dir: string;
const path = () => join(dir, 'a.example/brand.json');
const folder = () => readFolder(dir, 'a.example', 'communities');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'migrate-'));
  mkdirSync(join(dir, 'a.example'));
  writeFileSync(join(dir, 'a.example/community.json'), community);
  writeFileSync(path(), brand);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('rewrites what is behind, everything else as it was written', () => {
  expect(migrateFolder(dir, folder(), true, list)).toEqual({
    migrated: [
      {
        file: join('communities/a.example/brand.json'),
        from: -1,
        what: ['`rounded` became `radius`.', '`color` became `colors.primary`.'],
      },
    ],
    issues: [],
  });
  expect(readFileSync(path(), 'utf8')).toBe(`{
    "$schema": "../../schemas/brand.schema.json",
    "schemaVersion": 1,
    "radius": 16,

    "fonts": {"body": "Inter"},
    "colors": { "primary": "#112233" }
}
`);
  expect(readFileSync(join(dir, 'a.example/community.json'), 'utf8')).toBe(community);
  expect(migrateFolder(dir, folder(), true, list).migrated).toEqual([]);
});

it('comes to what the server had read before', () => {
  const built = () => buildCommunity({ folder: folder(), defaults: plainDefaults, migrations: list }).config;
  const before = built();
  migrateFolder(dir, folder(), true, list);
  expect(built()).toEqual(before);
  expect(before.brand).toMatchObject({ radius: 16, light: { primary: '#112233' } });
});

it('only looks, when told so', () => {
  expect(migrateFolder(dir, folder(), false, list).migrated).toHaveLength(1);
  expect(readFileSync(path(), 'utf8')).toBe(brand);
});

it('leaves a file that is no JSON alone, and says so', () => {
  writeFileSync(path(), '{ "color": "#112233", }');
  expect(migrateFolder(dir, folder(), true, list)).toMatchObject({
    migrated: [],
    issues: [{ code: 'syntax' }],
  });
  expect(readFileSync(path(), 'utf8')).toBe('{ "color": "#112233", }');
});
