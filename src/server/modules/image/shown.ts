import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { images } from '../../db/schema';
import { addressIn, pictureRows } from './pictureColumns';

/** Whether anything of its owner's shows a picture: one that no column of the table names is removed. */
export function isShown(orm: Orm): SQL {
  const shown = pictureRows.map((row) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(row.table)
        .where(
          and(
            eq(row.table.userId, images.userId),
            sql`${addressIn(row)} = '/images/' || ${images.hash} || ${`-${row.stored}.webp`}`,
          ),
        ),
    ),
  );
  return or(...shown) ?? sql`false`;
}
