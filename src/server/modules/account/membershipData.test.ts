import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { participants } from '../../db/schema';
import { membershipData, notOfMembership } from './membershipData';
import { personalData } from './personalData';

const nameOf = (table: Parameters<typeof getTableConfig>[0]) => getTableConfig(table).name;

it('P19 PRO-03 every table that names a community and a user is said to go or to stay', () => {
  const goes = new Set(membershipData.map(({ table }) => nameOf(table)));
  const tables = new Set(personalData.map(({ table }) => table));
  for (const table of tables) {
    const { name, columns, foreignKeys } = getTableConfig(table);
    if (!columns.some((column) => column.name === 'community_id')) continue;
    // Somebody else's participant may go, too: a table of users goes by itself.
    const ofUsers = columns.some((column) => column.name === 'user_id');
    const followsIt =
      !ofUsers &&
      foreignKeys.some((key) => key.onDelete === 'cascade' && key.reference().foreignTable === participants);
    expect([goes.has(name), followsIt, name in notOfMembership].filter(Boolean), name).toHaveLength(1);
  }
});
