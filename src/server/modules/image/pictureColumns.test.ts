import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { saveOnboarding } from '../../../generated/api/contract/onboarding';
import { imageHash, imagePath } from '../../../lib/imagePath';
import * as schema from '../../db/schema';
import { everySize, pictureKinds, type PictureShape } from './kinds';
import { pictureColumns, pictureRows } from './pictureColumns';

const folder = join(import.meta.dirname, '../../db/schema');

/** Words in names of columns that contain images. */
const words = /avatar|banner|cover|icon|image|logo|photo|picture|poster|thumbnail/i;

const nameOf = (table: PgTable, column: { name: string }) => `${getTableConfig(table).name}.${column.name}`;
const columns = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table) =>
    getTableConfig(table).columns.map((column) => ({ name: nameOf(table, column), column })),
  );
const named = pictureRows.map(({ table, column }) => nameOf(table, column));

it('every column that is called after a picture stands in the table', () => {
  const called = columns.filter(({ column }) => words.test(column.name)).map(({ name }) => name);
  expect(called.filter((name) => !named.includes(name))).toEqual([]);
});

it('every column of JSON is declared to hold no pictures, or stands in the table', () => {
  const files = readdirSync(folder).filter((file) => file !== 'columns.ts');
  const json = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\bjsonb\('(\w+)'\)/g)].map(([, name]) => name),
  );
  const isJson = (column: PgColumn) => column.getSQLType().startsWith('json');
  const shown = pictureRows.flatMap(({ column }) => (isJson(column) ? [column.name] : []));
  expect(json.sort()).toEqual(shown.sort());
});

it('every picture in a profile that is begun has its row', () => {
  const { body } = saveOnboarding;
  const { profile } = body?.properties as { profile: { properties: object } };
  const { column } = pictureColumns['onboardingProgress.profile.avatarUrl'];
  const keys = pictureRows.flatMap((row) => (row.column === column ? [row.key] : []));
  expect(Object.keys(profile.properties).filter((key) => words.test(key))).toEqual(keys);
});

it('a kind of picture keeps the size that it stores, and no two have a width in common', () => {
  for (const { sizes, stored } of Object.values<PictureShape>(pictureKinds)) expect(sizes).toContain(stored);
  expect(new Set(everySize).size).toBe(everySize.length);
  for (const size of everySize) expect(imageHash(imagePath('0123456789', size))).toBe('0123456789');
});
