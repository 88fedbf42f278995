import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../../db/schema';
import { modules } from '../../moduleList';
import { personalDataOf } from './collect';
import { sharedImpersonalTables } from './impersonalTables';

const personalData = await personalDataOf(modules);
const impersonalTables = [
  sharedImpersonalTables,
  ...modules.map(({ impersonalTables: own = {} }) => own),
].flatMap((tables) => Object.keys(tables));

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const named = new Map(tables.map((table) => [getTableConfig(table).name, getTableConfig(table)]));
const listed = new Set(personalData.map(({ table }) => getTableConfig(table).name));

/** Names of columns that identify a person. */
const tellsWho = /user|email|recipient|participant|inviter|(created|updated|invited)_by|name$/;

describe('PRO-03 personal data', () => {
  it('is known of every table there is: in the list, or said to be of nobody', () => {
    expect([...listed, ...impersonalTables].sort()).toEqual([...named.keys()].sort());
  });

  it('stands in no table that is said to be of nobody', () => {
    for (const name of impersonalTables) {
      const { columns = [], foreignKeys = [] } = named.get(name) ?? {};
      expect(columns.map((column) => column.name).filter((column) => tellsWho.test(column))).toEqual([]);
      expect(foreignKeys).toEqual([]);
    }
  });

  it('goes from what refers to what is referred to, and the user last', () => {
    const order = personalData.map(({ table }) => getTableConfig(table).name);
    for (const [place, { table }] of personalData.entries()) {
      for (const key of getTableConfig(table).foreignKeys) {
        const target = getTableConfig(key.reference().foreignTable).name;
        expect(order.indexOf(target), `${order[place]} before ${target}`).toBeGreaterThan(place);
      }
    }
    expect(order.at(-1)).toBe('users');
  });

  it('shows no hash, code or key', () => {
    for (const { name, table, omitted = [] } of personalData.filter(({ notExported }) => !notExported)) {
      const secrets = getTableConfig(table).columns.filter(({ name: column }) =>
        /hash$|secret|token|payload|p256dh|^auth$/.test(column),
      );
      const told = Object.entries(table)
        .filter(([, column]) => secrets.includes(column as (typeof secrets)[number]))
        .map(([key]) => key)
        .filter((key) => !omitted.includes(key) && !(name === 'images' && key === 'hash'));
      expect(told, name).toEqual([]);
    }
  });

  it('names every place once', () => {
    const names = personalData.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
