import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Lang } from '../../../lib/lang';

/** A moment, as a Date. Never defaulted by the database: the server's clock is one, and tests can set it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

declare const claimed: unique symbol;

/** The address of a picture that its owner may show: `images.claim` alone makes one of an address. */
export type PictureUrl = string & { readonly [claimed]: true };

/** A column that shows a picture. It compiles with its row in `src/server/modules/image/pictureColumns.ts` alone. */
export const picture = (name: string) => text(name).$type<PictureUrl>();

/**
 * JSON that contains no images of people. JSON that does is a plain `jsonb`, with its rows in
 * `src/server/modules/image/pictureColumns.ts`.
 */
export const jsonWithoutPictures = (name: string) => jsonb(name);

/**
 * The language that a free text was written in: `aboutLang` beside `about`. Null: not known, or no text. `languagesOf` fills it
 * (`src/server/db/languagesOf.ts`).
 */
export const language = (name: string) => text(name).$type<Lang>();
