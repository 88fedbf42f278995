import { sql } from 'drizzle-orm';
import { eventResponsibles, events } from '../../db/schema';
import { membersOf, rows, sharedRows, type PersonalRows } from '../../personalRows';

export const eventData: readonly PersonalRows[] = [
  rows(
    'eventsOrganised',
    eventResponsibles,
    (subject) => sql`${eventResponsibles.participantId} in ${membersOf(subject)}`,
  ),
  // The others who organise an event go on with it.
  {
    ...sharedRows('eventsCreated', events, (subject) => sql`${events.createdBy} in ${membersOf(subject)}`, {
      createdBy: null,
    }),
    staysAfterMembership: 'the community’s: the others who organise it go on',
  },
];
