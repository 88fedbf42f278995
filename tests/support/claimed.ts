import type { PictureUrl } from '../../src/server/db/schema/columns';

/** An address as a column holds it, put there without the server. */
export const claimed = <Url extends string | null>(url: Url) => url as Url & (PictureUrl | null);
