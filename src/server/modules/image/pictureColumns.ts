import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { avatarSize, avatarSizes } from '../../../lib/avatar';
import type { ImageSize } from '../../../lib/imageSize';
import * as schema from '../../db/schema';
import type { PictureUrl } from '../../db/schema/columns';

/** A column that shows pictures of whoever its row belongs to. */
export interface PictureColumn {
  /** The version counts what changes the row: a device with an older one is told that its picture is gone. */
  table: PgTable & Record<'userId' | 'version' | 'updatedAt', PgColumn>;
  column: PgColumn;
  /** Where the column is an object: the key that holds the address. */
  key?: string;
  /** The edges that are stored of its pictures, in px. */
  sizes: readonly ImageSize[];
  /** The edge in the address that is stored. */
  stored: ImageSize;
}

type Schema = typeof schema;

/** `table.column` of every column that is declared by `picture`. */
type Declared = {
  [Table in keyof Schema]: Schema[Table] extends { $inferSelect: infer Row }
    ? {
        [Column in keyof Row & string]: NonNullable<Row[Column]> extends PictureUrl
          ? `${Table}.${Column}`
          : never;
      }[keyof Row & string]
    : never;
}[keyof Schema];

const { participants, onboardingProgress } = schema;
const avatar = { sizes: avatarSizes, stored: avatarSize } as const;

/**
 * Every column that shows a picture: what may show one, what hides one, and what saves one from removal read this table
 * alone.
 */
export const pictureColumns = {
  'participants.avatarUrl': { table: participants, column: participants.avatarUrl, ...avatar },
  'onboardingProgress.profile.avatarUrl': {
    ...{ table: onboardingProgress, column: onboardingProgress.profile, key: 'avatarUrl' },
    ...avatar,
  },
} as const satisfies Record<Declared, PictureColumn> & Record<string, PictureColumn>;

export type PictureName = keyof typeof pictureColumns;

/** The rows of the table. */
export const pictureRows: readonly PictureColumn[] = Object.values(pictureColumns);

/** The edges that are stored of every upload, in px: nobody knows yet what will show it. */
export const storedSizes: readonly ImageSize[] = [...new Set(pictureRows.flatMap(({ sizes }) => sizes))].sort(
  (a, b) => a - b,
);

/** The address in a column. */
export const addressIn = ({ column, key }: PictureColumn): SQL =>
  key === undefined ? sql`${column}` : sql`${column} ->> ${key}`;

/** The column without its address. */
export const withoutAddress = ({ column, key }: PictureColumn): SQL =>
  key === undefined ? sql`null` : sql`${column} || jsonb_build_object(${key}::text, null)`;
