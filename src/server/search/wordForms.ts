import { sql, type SQL } from 'drizzle-orm';
import { participants } from '../db/schema';

/**
 * Whose name, company, position, tags, request or text has each word of a search, in whichever of its forms; of a name or a
 * company the beginning is enough. What has no words finds nobody.
 */
export const hasWords = (search: string): SQL =>
  // The column stands in SQL alone: nothing reads it, so no query shall fetch it.
  sql`${participants}.words @@ search_query(${search})`;
