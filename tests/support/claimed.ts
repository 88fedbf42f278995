import type { PictureUrl } from '../../src/server/db/schema/columns';

/** Marks an address as a column's value that was stored without the server. */
export const claimed = <Url extends string | null>(url: Url) => url as Url & (PictureUrl | null);
