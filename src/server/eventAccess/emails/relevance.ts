import { and, eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database';
import { eventParticipations, events, participants, users } from '../../db/schema';
import type { IsStillRelevant, Relevance, RelevanceByKind } from '../../notifications/deliveries/relevance';
import { isInEvent } from '../../people/membershipState';
import { nameColumns } from '../../people/nameColumns';
import { sequenceFor, type Reader } from '../reader';
import type { StoredEvent, StoredParticipation } from '../stored';
import { dataOf } from './dataOf';
import type { EventData } from './eventEmail';

/** An event and a reader of a notification about it, at the moment it is about to be delivered. */
export interface Situation {
  orm: Orm;
  at: Date;
  event: StoredEvent;
  reader: Pick<Reader, 'lang' | 'siteUrl' | 'email' | 'name' | 'participantId'>;
  /** Of the recipient's participation. */
  status: StoredParticipation['status'] | undefined;
  /** The reader is still inside the community, or a guest of the event. */
  isInside: boolean;
  /** The data of the notification. */
  data: Partial<EventData>;
  /** Id of what happened. */
  cause: string;
  /** The people named in the notification. */
  about: readonly string[];
}

/** Whether a notification is still true, and its remaining data. For `true`, the data are read again. */
type Rule = (situation: Situation) => Relevance | Promise<Relevance>;

export const isOn = ({ event }: Pick<Situation, 'event'>): boolean => !event.cancelledAt && !event.deletedAt;
export const isAhead = (situation: Situation): boolean =>
  isOn(situation) && situation.event.overAt > situation.at;
export const goes = (situation: Situation): boolean =>
  situation.isInside && isOn(situation) && situation.status === 'CONFIRMED';
export const goesStill = (situation: Situation): boolean => goes(situation) && isAhead(situation);

/** The reader's current state in the community. */
async function readerNow(orm: Orm, eventId: string, userId: string | null, communityId: string) {
  const [found] = await orm
    .select({
      participantId: participants.id,
      isInside: isInEvent(sql`${eventId}::text`),
      status: eventParticipations.status,
      email: users.email,
      ...nameColumns,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .leftJoin(
      eventParticipations,
      and(eq(eventParticipations.participantId, participants.id), eq(eventParticipations.eventId, eventId)),
    )
    .where(and(eq(users.id, userId ?? ''), eq(participants.communityId, communityId)));
  return found;
}

/**
 * Whether notifications about events are still true. Their data are read again, so that delayed ones have the current
 * state. Recipients of the kinds in `withExactLocation` see the exact location.
 */
export const eventRelevance =
  <Kind extends string>(rules: Record<Kind, Rule>, withExactLocation: readonly NoInfer<Kind>[]) =>
  ({ orm }: Pick<Database, 'orm'>, now: () => Date): RelevanceByKind => {
    const relevanceOf =
      (kind: string, rule: Rule): IsStillRelevant =>
      async ({ cause, data: stored, about, userId, communityId, lang, siteUrl, createdAt }) => {
        const data = (stored ?? {}) as Partial<EventData>;
        const [event] = await orm
          .select()
          .from(events)
          .where(eq(events.id, data.eventId ?? ''));
        if (!event) return false;
        const found = await readerNow(orm, event.id, userId, communityId);
        const at = now();
        const reader = {
          lang,
          siteUrl,
          participantId: found?.participantId ?? '',
          email: found?.email ?? '',
          name: `${found?.firstName ?? ''} ${found?.lastName ?? ''}`.trim(),
        };
        const relevance = await rule({
          orm,
          at,
          event,
          reader,
          data,
          about,
          status: found?.status ?? undefined,
          isInside: found?.isInside === true,
          cause: cause.slice(kind.length + 1),
        });
        if (relevance !== true || !found || !data.calendar || event.updatedAt <= createdAt) return relevance;
        return {
          data: dataOf(event, reader, {
            isExpected: withExactLocation.some((each) => each === kind),
            sequence: await sequenceFor(orm, event, found.participantId),
            status: data.calendar.status,
            isGone: event.deletedAt !== null,
            now: at,
          }),
        };
      };
    return new Map(Object.entries<Rule>(rules).map(([kind, rule]) => [kind, relevanceOf(kind, rule)]));
  };
