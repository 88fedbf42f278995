import { sql, type SQL } from 'drizzle-orm';
import { participants } from '../db/schema';

/**
 * Members whose name, company, position, tags, request or text contains each word of a search in any form; for a name
 * or a company, the beginning is enough. A search without words finds nobody.
 */
export const hasWords = (search: string): SQL =>
  // The column exists in SQL only, so that no query fetches it.
  sql`${participants}.words @@ search_query(${search})`;
