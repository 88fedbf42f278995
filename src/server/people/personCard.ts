import { sql } from 'drizzle-orm';
import type { BuildAliasTable } from 'drizzle-orm/pg-core';
import type { PersonCard } from '../../generated/api/shared';
import { participants } from '../db/schema';

/** The table of participants by an alias, with the columns of a card. */
type Aliased<Alias extends string> = Pick<
  BuildAliasTable<typeof participants, Alias>,
  keyof PersonCard | 'showLocation'
>;

/** The columns of a member's card, for a query that reads several by aliases. */
export const cardColumnsOf = <Alias extends string>(person: Aliased<Alias>) => ({
  id: person.id,
  slug: person.slug,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  company: person.company,
  city: sql<string | null>`case when ${person.showLocation} then ${person.city} end`,
  avatarUrl: person.avatarUrl,
  tags: person.tags,
});

/** The columns of a member's card. */
export const cardColumns = cardColumnsOf(participants);

/** The card alone, of a row that has more. */
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
