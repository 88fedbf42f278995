import { sql } from 'drizzle-orm';
import { eventOrganisers, events } from '../../db/schema';
import { membersOf, rows, sharedRows, type PersonalRows } from '../../personalRows';

export const eventData: readonly PersonalRows[] = [
  rows(
    'eventsOrganised',
    eventOrganisers,
    (subject) => sql`${eventOrganisers.participantId} in ${membersOf(subject)}`,
  ),
  // The others who organise an event go on with it.
  {
    ...sharedRows('eventsCreated', events, (subject) => sql`${events.createdBy} in ${membersOf(subject)}`, {
      createdBy: null,
    }),
    staysAfterMembership: 'the community’s: the others who organise it go on',
  },
];
