import { sql } from 'drizzle-orm';
import { imageHash, imagePath } from '../../../lib/imagePath';
import type { Orm } from '../../db/database';
import { pictureKinds } from './kinds';
import { addressIn, pictureRows, withoutAddress } from './pictureColumns';

/** Makes everything of the user's that shows a picture show none: a device with an older version is told of the change. */
export async function hidePicture(orm: Orm, userId: string, url: string, now: Date): Promise<void> {
  for (const row of pictureRows) {
    if (row.of !== 'user') continue;
    const { table, column } = row;
    const { userId: owner, version, updatedAt } = table;
    const shown = imagePath(imageHash(url) ?? '', pictureKinds[row.kind].stored);
    // A column that is set stands without its table.
    const bare = ({ name }: { name: string }) => sql.identifier(name);
    await orm.execute(sql`
      update ${table}
      set ${bare(column)} = ${withoutAddress(row)}, ${bare(version)} = ${version} + 1,
        ${bare(updatedAt)} = ${sql.param(now, updatedAt)}
      where ${owner} = ${userId} and ${addressIn(row)} = ${shown}`);
  }
}
