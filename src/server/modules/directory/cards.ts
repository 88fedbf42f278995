import { sql, type SQL } from 'drizzle-orm';
import type { PersonCard } from '../../../generated/api/shared';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';

/** What is read of a member for a card. */
export const cardColumns = {
  id: participants.id,
  slug: participants.slug,
  firstName: participants.firstName,
  lastName: participants.lastName,
  position: participants.position,
  company: participants.company,
  city: sql<string | null>`case when ${participants.showLocation} then ${participants.city} end`,
  avatarUrl: participants.avatarUrl,
  tags: participants.tags,
};

export const presentCard = ({
  id,
  slug,
  firstName,
  lastName,
  position,
  company,
  city,
  avatarUrl,
  tags,
}: PersonCard): PersonCard => ({ id, slug, firstName, lastName, position, company, city, avatarUrl, tags });

/** Cards with what the directory says besides; `part` is in which part of a search they stand. */
export const cards = (orm: Orm, part: SQL<number> = sql`0`) =>
  orm
    .select({ ...cardColumns, lookingFor: participants.lookingFor, part })
    .from(participants)
    .$dynamic();

export type Card = Awaited<ReturnType<typeof cards>>[number];
