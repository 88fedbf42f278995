import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema';
import type { PictureUrl } from '../../db/schema/columns';
import type { PictureKind } from './kinds';

/** A column with an image of its row's owner: a user, or an event. */
export type PictureColumn = UserPictures | EventPictures;

interface Shown {
  column: PgColumn;
  /** For object columns: the key with the address. */
  key?: string;
  kind: PictureKind;
}

interface UserPictures extends Shown {
  of: 'user';
  table: PgTable;
  /** The user who brought the image. */
  owner: PgColumn;
  /** The version counts changes of the row, so that a device with an older one notices that its image is gone. */
  counts?: Record<'version' | 'updatedAt', PgColumn>;
}

interface EventPictures extends Shown {
  of: 'event';
  table: typeof schema.events;
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

const { chatImages, chats, events, participants, onboardingProgress, reportImages } = schema;
const ofUser = { of: 'user', kind: 'avatar' } as const;

/**
 * Every column that shows an image. The code that shows images, hides them, and protects them from removal uses only
 * this table.
 */
export const pictureColumns = {
  'participants.avatarUrl': {
    ...ofUser,
    table: participants,
    owner: participants.userId,
    counts: participants,
    column: participants.avatarUrl,
  },
  'chats.imageUrl': { ...ofUser, table: chats, owner: chats.broughtBy, column: chats.imageUrl },
  'chatImages.imageUrl': {
    of: 'user',
    kind: 'photo',
    table: chatImages,
    owner: chatImages.userId,
    column: chatImages.imageUrl,
  },
  'reportImages.imageUrl': {
    of: 'user',
    kind: 'photo',
    table: reportImages,
    owner: reportImages.userId,
    column: reportImages.imageUrl,
  },
  'onboardingProgress.profile.avatarUrl': {
    ...ofUser,
    table: onboardingProgress,
    owner: onboardingProgress.userId,
    counts: onboardingProgress,
    column: onboardingProgress.profile,
    key: 'avatarUrl',
  },
  'events.imageUrl': { of: 'event', table: events, column: events.imageUrl, kind: 'cover' },
} as const satisfies Record<Declared, PictureColumn> & Record<string, PictureColumn>;

export type PictureName = keyof typeof pictureColumns;

/** The rows of the table. */
export const pictureRows: readonly PictureColumn[] = Object.values(pictureColumns);

/** The address in a column. */
export const addressIn = ({ column, key }: Shown): SQL =>
  key === undefined ? sql`${column}` : sql`${column} ->> ${key}`;

/** The column without its address. */
export const withoutAddress = ({ column, key }: Shown): SQL =>
  key === undefined ? sql`null` : sql`${column} || jsonb_build_object(${key}::text, null)`;
