import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { images } from '../../db/schema';
import { pictureKinds } from './kinds';
import { addressIn, pictureRows, type PictureColumn } from './pictureColumns';

const isOwn = (row: PictureColumn): SQL =>
  row.of === 'user' ? eq(row.owner, images.userId) : eq(row.table.id, images.eventId);

/** Whether anything of its owner shows an image. An image that no column shows is removed. */
export function isShown(orm: Orm): SQL {
  const shown = pictureRows.map((row) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(row.table)
        .where(
          and(
            isOwn(row),
            sql`${addressIn(row)} = '/images/' || ${images.hash} || ${`-${pictureKinds[row.kind].stored}.webp`}`,
          ),
        ),
    ),
  );
  return or(...shown) ?? sql`false`;
}
