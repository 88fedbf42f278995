import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import { checkFolders } from '../check';
import { buildCommunity } from '../pipeline';
import { currentVersion, migrations, type Migration } from './migrations';
import { upgrade } from './upgrade';

/** An example whose first version had `name` for `title` and `color` for `colors.primary`. */
const list: Migration[] = [
  {
    to: 0,
    what: '`name` became `title`.',
    files: {
      'community.json': ({ name }) => (name === undefined ? [] : [{ rename: ['name'], to: 'title' }]),
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
const old = configFolder('a.example', {
  'community.json': { schemaVersion: -1, name: 'Circle' },
  'brand.json': { schemaVersion: 0, color: '#112233' },
});

describe('migrations', () => {
  it('are numbered one after the other, and the schema knows the last one', () => {
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => index + 2));
    const schema = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../schemas/shared.schema.json'), 'utf8'),
    ) as { definitions: { SchemaVersion: { const: number } } };
    expect(schema.definitions.SchemaVersion.const).toBe(currentVersion());
  });

  it('lead a file through every version since its own', () => {
    const told = upgrade('community.json', { schemaVersion: -1, name: 'A' }, list);
    expect(told).toMatchObject({
      from: -1,
      value: { schemaVersion: 1, title: 'A' },
      what: ['`name` became `title`.'],
    });
  });

  it('leave files of today alone, and those that name no version', () => {
    expect(upgrade('community.json', { schemaVersion: 1, name: 'A' }, list)).toBeUndefined();
    expect(upgrade('community.json', { name: 'A' }, list)).toBeUndefined();
    expect(upgrade('community.json', { schemaVersion: 7 }, list)).toBeUndefined();
  });

  it('CFG-06 let the server read an older folder as if it were of today', () => {
    const { config, errors } = buildCommunity({ folder: old, defaults: plainDefaults, migrations: list });
    expect(config.community.title).toBe('Circle');
    expect(config.brand.light.primary).toBe('#112233');
    expect(errors.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning outdated-version',
      'warning outdated-version',
    ]);
  });

  it('CFG-06 make the check say that a folder is behind, where, and what fixes it', () => {
    const [issue] = checkFolders([plainDefaults, old], undefined, { migrations: list });
    expect(issue).toMatchObject({
      code: 'outdated-version',
      file: 'communities/a.example/brand.json',
      line: 2,
      column: 20,
      found: '0',
      allowed: '1',
      fix: [
        { set: ['colors', 'primary'], to: '#112233' },
        { remove: ['color'] },
        { set: ['schemaVersion'], to: 1 },
      ],
    });
  });
});
