import { sql } from 'drizzle-orm';
import { imageHash, imagePath } from '../../../lib/imagePath';
import type { Orm } from '../../db/database';
import { pictureKinds } from './kinds';
import { addressIn, pictureRows, withoutAddress } from './pictureColumns';

/**
 * Removes an image from every column of the user that shows it. The version increases, so that a device with an older
 * version notices.
 */
export async function hidePicture(orm: Orm, userId: string, url: string, now: Date): Promise<void> {
  for (const row of pictureRows) {
    if (row.of !== 'user') continue;
    const { table, column, owner, counts } = row;
    const shown = imagePath(imageHash(url) ?? '', pictureKinds[row.kind].stored);
    // In `set`, a column is written without its table.
    const bare = ({ name }: { name: string }) => sql.identifier(name);
    const counted = counts
      ? sql`, ${bare(counts.version)} = ${counts.version} + 1,
        ${bare(counts.updatedAt)} = ${sql.param(now, counts.updatedAt)}`
      : sql``;
    await orm.execute(sql`
      update ${table} set ${bare(column)} = ${withoutAddress(row)}${counted}
      where ${owner} = ${userId} and ${addressIn(row)} = ${shown}`);
  }
}
