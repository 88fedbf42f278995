import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isUnreachable } from '../db/unreachable';
import type { Database, Transaction } from '../db/database';

/** Whose rights changed: everything that a user, a participant or the subscribers of a topic may do. */
export type RightsSubject = { userId: string } | { participantId: string } | { topic: string };

/** For how long a change may still meet somebody whose rights were read before it, in ms. */
const recentFor = 10_000;

/** How the table names a subject, like the function `rights_subject` of the database. */
export function rightsKey(subject: RightsSubject): string {
  const [[kind = '', id = ''] = []] = Object.entries(subject);
  return hash('sha256', `${kind.replace(/Id$/, '')}:${id}`, 'hex');
}

/**
 * A number for a key that takes no memory of its own, so that every socket can be found by its keys. Two keys may have the same: then
 * the rights of a few more are looked at again.
 */
export const shortKey = (key: string): number => Number.parseInt(key.slice(0, 7), 16);

/** Writes down a change in the transaction that makes it. Every process reads it after the commit. */
export async function recordRightsChange(tx: Transaction, subject: RightsSubject): Promise<void> {
  await tx.executeSql('insert into rights_changes (subject) values ($1)', [rightsKey(subject)]);
}

interface RightsOptions {
  db: Pick<Database, 'executeSql'>;
  log: FastifyBaseLogger;
  clock: () => number;
  /** Called with the key of each subject. */
  onChange(key: string): void;
}

interface Read {
  rows: { horizon: string; id: string | null; subject: string | null }[];
}

/**
 * Reads the changes of rights that were committed since the last reading, by one query however many sockets there are. A
 * transaction that began before a reading may commit after it, so each reading begins with the oldest transaction that
 * was under way at the one before.
 */
export function createRightsReader({ db, log, clock, onChange }: RightsOptions) {
  let horizon: string | undefined;
  let seen = new Set<string>();
  let recent = new Map<string, number>();
  let reading: Promise<void> | undefined;
  let again = false;

  async function readOnce(): Promise<void> {
    const since = horizon;
    // A change that was made before the first reading is not looked for.
    const { rows } = (await db.executeSql(
      `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, changes.id::text as id, changes.subject
        from (select 1) as one left join rights_changes as changes on changes.transaction_id >= $1::bigint`,
      [since ?? '9223372036854775807'],
    )) as unknown as Read;
    horizon = rows[0]?.horizon;
    const found = rows.flatMap(({ id, subject }) =>
      id === null || subject === null ? [] : [{ id, subject }],
    );
    const fresh = new Set(found.filter(({ id }) => !seen.has(id)).map(({ subject }) => subject));
    seen = new Set(found.map(({ id }) => id));
    const at = clock();
    recent = new Map([...recent].filter(([, since]) => at - since < recentFor));
    for (const subject of fresh) {
      recent.set(subject, at);
      onChange(subject);
    }
  }

  async function readAll(): Promise<void> {
    do {
      again = false;
      await readOnce();
    } while (again);
  }

  /** Reads now. What is committed before the call is found when it resolves. */
  function read(): Promise<void> {
    if (reading) {
      again = true;
      return reading;
    }
    reading = readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    /** Resolves once changes that are committed from now on will be noticed. */
    start: async (): Promise<void> => {
      if (horizon === undefined) await read();
    },
    /** Stops looking back: nobody is there whose rights could change. */
    stop: (): void => {
      if (!reading) horizon = undefined;
    },
    read: (): void => {
      read().catch((error: unknown) => {
        if (!isUnreachable(error)) log.error({ err: error }, 'changes of rights were not read');
      });
    },
    /** Whether a change was read just now, perhaps between the reading of somebody’s rights and their registration. */
    changedJustNow: (key: string): boolean => recent.has(key),
  };
}
