import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from './db/database';
import { auditAliases, persons } from './db/schema';
import type { Pairs } from './people/pair';

/** The user whose data are handled. */
export interface Subject {
  userId: string;
  email: string;
}

/** The rows of a table about a user, and what the deletion does with them. */
export interface PersonalRows {
  /** Their name in the export. */
  name: string;
  table: PgTable;
  /** The condition for the user's rows. */
  of: (subject: Subject) => SQL | undefined;
  /**
   * What the deletion does with them: removes them; keeps them for others with the anonymous person; replaces the
   * columns that name the user, because the rest belongs to others; leaves them, because they name the user by an alias
   * that is deleted; or deletes them only with the user's own row, such as the audit's texts.
   */
  end: 'remove' | 'keep' | 'leave' | 'withUser' | Record<string, unknown>;
  /** Columns that the export leaves out: secrets, and data of others. */
  omitted?: readonly string[];
  /** The export leaves the rows out: whether there are any is known to others alone. */
  notExported?: true;
  /** The table names a user and a community: its rows go when the user leaves the community, too. */
  endsWithMembership?: true;
  /** The table names a community, and why its rows stay when the user leaves it. */
  staysAfterMembership?: string;
  /** Ends the rows where a statement is not enough, as `end` says. */
  erase?: (app: FastifyInstance, tx: Transaction, subject: Subject) => Promise<void>;
  /** Adds to a row of the export what is not in the table. */
  present?: (app: FastifyInstance, row: Record<string, unknown>) => Promise<Record<string, unknown>>;
}

export const rows = <Table extends PgTable>(
  name: string,
  table: Table,
  of: PersonalRows['of'],
  omitted: readonly (keyof Table['_']['columns'] & string)[] = [],
): PersonalRows => ({ name, table, of, end: 'remove', omitted });

export const sharedRows = <Table extends PgTable>(
  name: string,
  table: Table,
  of: PersonalRows['of'],
  end: Partial<Table['$inferInsert']>,
  omitted: readonly (keyof Table['_']['columns'] & string)[] = [],
): PersonalRows => ({ name, table, of, end, omitted });

/** Limits of the user, and messages by managers. They outlast the account for `keptMonths`. */
export const keptRows = (...given: Parameters<typeof rows>): PersonalRows => ({
  ...rows(...given),
  end: 'keep',
});

/** Records of others about the user, which the user does not see. They outlast the account for `keptMonths`. */
export const notExportedKeptRows = (...given: Parameters<typeof notExportedRows>): PersonalRows => ({
  ...notExportedRows(...given),
  end: 'keep',
});

/** Decisions of others about the user, which the user does not see. */
export const notExportedRows = (name: string, table: PgTable, of: PersonalRows['of']): PersonalRows => ({
  name,
  table,
  of,
  end: 'remove',
  notExported: true,
});

export const membersOf = ({ userId }: Subject): SQL =>
  sql`(select ${persons.id} from ${persons} where ${persons.userId} = ${userId})`;

/** Pairs that contain the user's participant. */
export const pairsOf = ({ firstId, secondId }: Pairs, subject: Subject): SQL =>
  sql`(${firstId} in ${membersOf(subject)} or ${secondId} in ${membersOf(subject)})`;

export const aliasOf = ({ userId }: Subject): SQL =>
  sql`(select ${auditAliases.id} from ${auditAliases} where ${auditAliases.userId} = ${userId})`;
