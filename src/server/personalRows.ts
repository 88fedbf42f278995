import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from './db/database';
import { auditAliases, persons } from './db/schema';
import type { Pairs } from './people/pair';

/** Whose data it is. */
export interface Subject {
  userId: string;
  email: string;
}

/** Where rows of a user lie, and what becomes of them. */
export interface PersonalRows {
  /** Under this name they stand in the export. */
  name: string;
  table: PgTable;
  /** Which rows are the user's. */
  of: (subject: Subject) => SQL | undefined;
  /**
   * Their end: removed; kept for others' sake with the person, whom nothing names any more; with what names the user replaced,
   * since the rest of them is others'; left as they are, since they name the user by an alias that is gone; or with the user's
   * own row alone, as the audit's texts are, which nobody removes else.
   */
  end: 'remove' | 'keep' | 'leave' | 'withUser' | Record<string, unknown>;
  /** Columns the export leaves out: secrets, which open something, and what is others'. */
  omitted?: readonly string[];
  /** The export leaves the rows out: whether there are any is known to others alone. */
  notExported?: true;
  /** The table names a user and a community: its rows go when the user leaves the community, too. */
  endsWithMembership?: true;
  /** The table names a community, and why its rows stay when the user leaves it. */
  staysAfterMembership?: string;
  /** Ends the rows where a statement is not enough, as `end` says. */
  erase?: (app: FastifyInstance, tx: Transaction, subject: Subject) => Promise<void>;
  /** Completes a row of the export with what is not in the table. */
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

/** What limits the user, or was said to them by those who decide: it outlasts the account for `keptMonths`. */
export const keptRows = (...given: Parameters<typeof rows>): PersonalRows => ({
  ...rows(...given),
  end: 'keep',
});

/** What others hold about the user, who is told nothing of it: it outlasts the account for `keptMonths`. */
export const notExportedKeptRows = (...given: Parameters<typeof notExportedRows>): PersonalRows => ({
  ...notExportedRows(...given),
  end: 'keep',
});

/** What others decided about the user, who is told nothing of it. */
export const notExportedRows = (name: string, table: PgTable, of: PersonalRows['of']): PersonalRows => ({
  name,
  table,
  of,
  end: 'remove',
  notExported: true,
});

export const membersOf = ({ userId }: Subject): SQL =>
  sql`(select ${persons.id} from ${persons} where ${persons.userId} = ${userId})`;

/** Pairs in a table of them that one side is the user's. */
export const pairsOf = ({ firstId, secondId }: Pairs, subject: Subject): SQL =>
  sql`(${firstId} in ${membersOf(subject)} or ${secondId} in ${membersOf(subject)})`;

export const aliasOf = ({ userId }: Subject): SQL =>
  sql`(select ${auditAliases.id} from ${auditAliases} where ${auditAliases.userId} = ${userId})`;
