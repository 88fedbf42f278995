import { and, eq, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { invitedTo } from '../../eventAccess/invitations';
import { eventParticipations, eventOrganisers, events } from '../../db/schema';

/** The filter of a list of events. Empty: all of them. */
export interface EventFilter {
  search?: string;
  online?: boolean;
  free?: boolean;
  /** Organised by the viewer. */
  mine?: boolean;
  /** The viewer takes part, or asked to. */
  going?: boolean;
  /** An invitation of the viewer's waits for an answer. */
  invited?: boolean;
  /** Created together. */
  series?: string;
}

/** The viewer and the community, as values or as placeholders of a prepared statement. */
export interface Looking {
  communityId: string | Placeholder;
  /** '' without a participant. */
  viewerId: string | Placeholder;
  isMember: boolean | Placeholder;
}

/** The events of a community that a viewer may know about. */
export const knownTo = ({ communityId, isMember }: Looking): SQL | undefined =>
  and(
    eq(events.communityId, communityId),
    isNull(events.deletedAt),
    // Only members see private events.
    or(sql`${isMember}::boolean`, eq(events.visibility, 'PUBLIC')),
  );

/** Whether the viewer organises an event. */
export const isOrganisedBy = (viewerId: Looking['viewerId']): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${eventOrganisers}
  where ${eventOrganisers.eventId} = ${events.id} and ${eventOrganisers.participantId} = ${viewerId})`;

export const isFiltered = ({ search, online, free, mine, going, invited, series }: EventFilter): boolean =>
  Boolean(search !== undefined || online || free || mine || going || invited || series);

/** The conditions of a filter, each with an index; written out, so that the partial ones are found. */
export const conditionsOf = (filter: EventFilter, viewerId: Looking['viewerId']): SQL[] => [
  // The column exists in SQL only, so that no query fetches it. A search without words finds nothing.
  ...(filter.search !== undefined
    ? [sql`coalesce(${events}.words @@ search_query(${filter.search}), false)`]
    : []),
  ...(filter.series ? [eq(events.seriesId, filter.series)] : []),
  ...(filter.online ? [sql`${events.eventType} = 'ONLINE'`] : []),
  ...(filter.free ? [sql`not ${events.paid}`] : []),
  ...(filter.mine
    ? [
        sql`${events.id} in (select ${eventOrganisers.eventId} from ${eventOrganisers}
          where ${eventOrganisers.participantId} = ${viewerId})`,
      ]
    : []),
  ...(filter.invited ? [sql`${events.id} in (${invitedTo(sql`${viewerId}::text`)})`] : []),
  ...(filter.going
    ? [
        sql`${events.id} in (select ${eventParticipations.eventId} from ${eventParticipations}
          where ${eventParticipations.participantId} = ${viewerId}
            and ${eventParticipations.status} in ('CONFIRMED', 'PENDING'))`,
      ]
    : []),
];
