import { eq, sql } from 'drizzle-orm';
import type { ConfigFolder } from '../../../config/types';
import type { Orm } from '../../db/database';
import { communityLastKnownGood } from '../../db/schema';

/** The last known good version of each folder. They survive a restart, and all processes share them. */
export interface LastGood {
  of(domain: string): ConfigFolder | undefined;
  /** Domains of all folders that were ever good. */
  domains(): string[];
  /** Stores a folder, immediately in memory and soon in the database. A known one costs nothing. */
  save(folder: ConfigFolder): void;
  /** Looks whether another process has seen a newer one. */
  refresh(domain: string): void;
  /** Like `refresh`, but resolves when it is done. */
  learn(domain: string): Promise<void>;
  /** Grows when another process's folder came to be known. */
  version(domain: string): number;
  /** Resolves once everything remembered so far is written. */
  written(): Promise<void>;
}

type Row = typeof communityLastKnownGood.$inferSelect;

/** Rows per statement, three values each: far below PostgreSQL's limit. */
const batch = 100;

const textOf = ({ files }: ConfigFolder): string =>
  JSON.stringify(
    Object.fromEntries(
      files
        .map(({ name, text }) => [name, text] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );

function folderOf(domain: string, text: string): ConfigFolder {
  const files = Object.entries(JSON.parse(text) as Record<string, string>);
  return { domain, files: files.map(([name, of]) => ({ name, path: `${domain}/${name}`, text: of })) };
}

/** Reads what there is; `onError` hears of what could not be written or read later, and is tried again next time. */
export async function createLastGood(
  orm: Orm,
  now: () => Date,
  onError: (error: unknown) => void,
): Promise<LastGood> {
  const known = new Map<string, Row>();
  const versions = new Map<string, number>();
  const unwritten = new Set<string>();
  let writing: Promise<void> | undefined;

  for (const row of await orm.select().from(communityLastKnownGood)) known.set(row.domain, row);

  async function writeBatch(): Promise<void> {
    const rows = [...unwritten].slice(0, batch).flatMap((domain) => known.get(domain) ?? []);
    await orm
      .insert(communityLastKnownGood)
      .values(rows)
      .onConflictDoUpdate({
        target: communityLastKnownGood.domain,
        set: { files: sql`excluded.files`, updatedAt: sql`excluded.updated_at` },
        // Another process may have seen a newer one meanwhile.
        setWhere: sql`excluded.updated_at >= ${communityLastKnownGood.updatedAt}`,
      });
    for (const row of rows) if (known.get(row.domain) === row) unwritten.delete(row.domain);
  }

  async function writeAll(): Promise<void> {
    // Folders that are looked at in one go are written in one go.
    await new Promise((done) => setImmediate(done));
    try {
      while (unwritten.size > 0) await writeBatch();
    } catch (error) {
      onError(error);
    } finally {
      writing = undefined;
    }
  }

  async function read(domain: string): Promise<void> {
    const [row] = await orm
      .select()
      .from(communityLastKnownGood)
      .where(eq(communityLastKnownGood.domain, domain));
    const own = known.get(domain);
    // The database may still have an older version while ours is being written.
    if (!row || (own && row.updatedAt <= own.updatedAt)) return;
    known.set(domain, row);
    versions.set(domain, (versions.get(domain) ?? 0) + 1);
  }

  return {
    of: (domain) => {
      const row = known.get(domain);
      return row && folderOf(domain, row.files);
    },
    domains: () => [...known.keys()],
    save: (folder) => {
      const files = textOf(folder);
      const { domain } = folder;
      if (folder.files.length === 0 || known.get(domain)?.files === files) return;
      known.set(domain, { domain, files, updatedAt: now() });
      unwritten.add(domain);
      writing ??= writeAll();
    },
    refresh: (domain) => void read(domain).catch(onError),
    learn: read,
    version: (domain) => versions.get(domain) ?? 0,
    written: async () => writing,
  };
}
