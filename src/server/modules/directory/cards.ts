import { sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import { cardColumns } from '../../people/personCard';

/** Cards with further columns of the directory. `part` is the part of a search that they belong to. */
export const cards = (orm: Orm, part: SQL<number> = sql`0`) =>
  orm
    .select({
      ...cardColumns,
      lookingFor: participants.lookingFor,
      lookingForLang: participants.lookingForLang,
      part,
    })
    .from(participants)
    .$dynamic();

export type Card = Awaited<ReturnType<typeof cards>>[number];
