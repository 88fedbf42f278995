import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { participants, persons } from '../../db/schema';
import { personColumns } from '../../people/personColumns';
import { modules } from '../../moduleList';
import { personalDataOf } from './collect';

const personalData = await personalDataOf(modules);

const nameOf = (table: Parameters<typeof getTableConfig>[0]) => getTableConfig(table).name;

it('P19 PRO-03 SAF-02 every table that names a community and a user is said to go or to stay', () => {
  const goes = new Set(
    personalData.filter(({ endsWithMembership }) => endsWithMembership).map(({ table }) => nameOf(table)),
  );
  const stays = new Set(
    personalData.filter(({ staysAfterMembership }) => staysAfterMembership).map(({ table }) => nameOf(table)),
  );
  const tables = new Set(personalData.map(({ table }) => table));
  for (const table of tables) {
    const { name, columns, foreignKeys } = getTableConfig(table);
    if (!columns.some((column) => column.name === 'community_id')) continue;
    // A table with a column of another participant may lose rows with that one, so a table of users is recognised by
    // its own column.
    const ofUsers = columns.some((column) => column.name === 'user_id');
    const followsIt =
      !ofUsers &&
      foreignKeys.some((key) => key.onDelete === 'cascade' && key.reference().foreignTable === participants);
    const ofPersons =
      table === persons ||
      foreignKeys.some((key) => key.reference().foreignTable === persons && table !== participants);
    const fates = [goes.has(name), followsIt, ofPersons, stays.has(name)];
    expect(fates.filter(Boolean), name).toHaveLength(1);
  }
});

it('A13 SAF-02 what belongs to a person is kept after the account', () => {
  const kept = new Set(personalData.filter(({ end }) => end === 'keep').map(({ table }) => nameOf(table)));
  for (const { table } of personColumns) expect(kept, nameOf(table)).toContain(nameOf(table));
});
