import { and, asc, eq, ilike, notExists, or, sql } from 'drizzle-orm';
import type { EventPerson } from '../../../generated/api/event';
import type { Orm } from '../../db/database';
import { eventResponsibles, participants } from '../../db/schema';
import { faceColumns, isMemberFor } from './people';
import type { Viewing } from '../../people/viewing';

/** How many are suggested. */
const most = 10;

const asTyped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** E33: members whose names contain every word that is typed and who do not organise the event yet, by name. */
export function listCandidates(
  orm: Orm,
  {
    communityId,
    eventId,
    viewing,
    search,
  }: {
    communityId: string;
    eventId: string;
    viewing: Viewing;
    search: string;
  },
): Promise<EventPerson[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 5);
  const { firstName, lastName } = participants;
  const isNamed = words.map((word) => {
    const like = `%${asTyped(word)}%`;
    return or(ilike(firstName, like), ilike(lastName, like));
  });
  const organises = orm
    .select({ one: sql`1` })
    .from(eventResponsibles)
    .where(and(eq(eventResponsibles.eventId, eventId), eq(eventResponsibles.participantId, participants.id)));
  return orm
    .select(faceColumns)
    .from(participants)
    .where(
      and(eq(participants.communityId, communityId), isMemberFor(viewing), notExists(organises), ...isNamed),
    )
    .orderBy(asc(firstName), asc(lastName), asc(participants.id))
    .limit(most);
}
