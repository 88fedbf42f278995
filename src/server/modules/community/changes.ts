import { asc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Overrides } from '../../../config/types';
import type { Orm } from '../../db/database';
import { communities, communityOverrides } from '../../db/schema';
import type { StoredCommunity } from './stored';

/** The existing rows, each with a value that changes with every write. */
export interface Versions {
  /** A digest of all versions. Undefined if some rows could not be read. */
  print: string | undefined;
  communities: Map<string, string>;
  overrides: Map<string, string>;
}

export interface StoredChanges {
  /** Undefined while everything is as `print` says it was; it then costs one small answer. */
  versionsSince(print: string | undefined): Promise<Versions | undefined>;
  /** In the order they were stored in. */
  communities(ids: readonly string[]): Promise<StoredCommunity[]>;
  overrides(ids: readonly string[]): Promise<{ communityId: string; files: Overrides }[]>;
}

interface Row extends Record<string, unknown> {
  print: string;
  kind: 'community' | 'overrides' | null;
  id: string | null;
  version: string | null;
}

/** One parameter for any number of ids. */
const among = (column: AnyPgColumn, ids: readonly string[]): SQL => sql`${column} = any(${sql.param(ids)})`;

// The transaction that wrote a row (xmin) changes with every write by any process, and depends on no clock.
const versions = sql`
  select 'community' as kind, ${communities.id} as id, ${communities}.xmin::text as version from ${communities}
  union all
  select 'overrides', ${communityOverrides.communityId}, ${communityOverrides}.xmin::text from ${communityOverrides}`;

/** Reads changes by other processes. */
export const createStoredChanges = (orm: Orm): StoredChanges => ({
  async versionsSince(print) {
    const { rows } = await orm.execute<Row>(sql`
      with versions as (${versions}),
        prints as (
          select coalesce(md5(string_agg(concat_ws(' ', kind, id, version), ',' order by kind, id)), '') as print
          from versions
        )
      select print, kind, id, version from prints left join versions on true
      where print is distinct from ${print ?? null}`);
    const [first] = rows;
    if (!first) return undefined;
    const of = (wanted: Row['kind']) =>
      new Map(rows.flatMap(({ kind, id, version }) => (kind === wanted ? [[id ?? '', version ?? '']] : [])));
    return { print: first.print, communities: of('community'), overrides: of('overrides') };
  },

  communities: async (ids) =>
    ids.length === 0
      ? []
      : orm
          .select({ id: communities.id, domain: communities.domain, files: communities.files })
          .from(communities)
          .where(among(communities.id, ids))
          .orderBy(asc(communities.createdAt), asc(communities.id)),

  overrides: async (ids) =>
    ids.length === 0
      ? []
      : orm
          .select({ communityId: communityOverrides.communityId, files: communityOverrides.files })
          .from(communityOverrides)
          .where(among(communityOverrides.communityId, ids)),
});
