import { sql } from 'drizzle-orm';
import { imageHash, imagePath } from '../../../lib/avatar';
import type { Orm } from '../../db/database';
import { addressIn, pictureRows, withoutAddress } from './pictureColumns';

/** Makes everything of the user's that shows a picture show none: a device with an older version is told of the change. */
export async function hidePicture(orm: Orm, userId: string, url: string, now: Date): Promise<void> {
  for (const row of pictureRows) {
    const { table, column } = row;
    const { userId: owner, version, updatedAt } = table;
    const shown = imagePath(imageHash(url) ?? '', row.stored);
    // A column that is set stands without its table.
    const bare = ({ name }: { name: string }) => sql.identifier(name);
    await orm.execute(sql`
      update ${table}
      set ${bare(column)} = ${withoutAddress(row)}, ${bare(version)} = ${version} + 1,
        ${bare(updatedAt)} = ${sql.param(now, updatedAt)}
      where ${owner} = ${userId} and ${addressIn(row)} = ${shown}`);
  }
}
