import { and, eq, sql } from 'drizzle-orm';
import type { CheckInAnswer, LetInBody } from '../../../generated/api/checkIn';
import type { Database, Orm } from '../../db/database';
import { eventParticipations, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { findParticipation, notCheckedIn } from '../../eventAccess/participation';
import { lockEvent } from '../../eventAccess/find';
import { eventPersonColumns, isThereForOrganiser } from '../../eventAccess/people';
import type { StoredEvent, StoredParticipation } from '../../eventAccess/stored';
import type { Viewer } from '../../eventAccess/viewer';
import { holderIn } from '../../eventAccess/ticket';
import { nameOf } from '../../people/nameOf';

/** Maximum time between an offline scan and its arrival, in ms. */
const longestWait = 7 * 86_400_000;

/** When it was, by the phone's clock: not in the future, and not before it could have been. */
function momentOf(at: string | undefined, now: Date): Date {
  const said = at ? new Date(at) : now;
  const isPossible = said <= now && now.getTime() - said.getTime() <= longestWait;
  return isPossible ? said : now;
}

/** Throws 1205 if the event was cancelled. */
export function requireOn(event: StoredEvent): StoredEvent {
  if (event.cancelledAt) throw new AppError(1205);
  return event;
}

/** The event, and who checks people in. */
interface At {
  communityId: string;
  eventId: string;
  viewer: Viewer;
  /** Their participant here. Null without one. */
  by: string | null;
}

/** The people whom an organiser can name: those of the event who are visible to them. */
const isNamedBy = (viewer: Viewer, eventId: string) =>
  and(
    isThereForOrganiser(sql`${eventId}::text`, viewer.participantId),
    sql`${participants.id} in (select ${eventParticipations.participantId} from ${eventParticipations}
      where ${eventParticipations.eventId} = ${eventId})`,
  );

/**
 * The person whom a body names: by a ticket, anybody; by name, people of the event who are visible to the viewer.
 * Throws 1241 for an invalid ticket, and for nobody.
 */
async function named(orm: Orm, event: StoredEvent, { viewer }: At, { code, personId }: LetInBody) {
  const id = code === undefined ? personId : holderIn(event, code);
  if (!id) throw new AppError(1241);
  const [person] = await orm
    .select(eventPersonColumns)
    .from(participants)
    .where(
      and(
        eq(participants.id, id),
        eq(participants.communityId, event.communityId),
        code === undefined && !viewer.isManager ? isNamedBy(viewer, event.id) : undefined,
      ),
    );
  if (!person) throw new AppError(1241);
  return person;
}

async function nameIn(orm: Orm, participantId: string | null): Promise<string | null> {
  if (!participantId) return null;
  const [person] = await orm
    .select(eventPersonColumns)
    .from(participants)
    .where(eq(participants.id, participantId));
  return person ? nameOf(person) : null;
}

/** E29 and E30: every check-in locks the event, so the second of two simultaneous scans learns of the first. */
export function createCheckIn(db: Database, now: () => Date) {
  const isPart = ({ eventId }: At, participantId: string) =>
    and(eq(eventParticipations.eventId, eventId), eq(eventParticipations.participantId, participantId));

  return {
    checkIn(at: At, body: LetInBody): Promise<CheckInAnswer> {
      return db.transaction(async ({ orm }) => {
        const event = requireOn(await lockEvent(orm, at.communityId, at.eventId));
        const person = await named(orm, event, at, body);
        const part = await findParticipation(orm, { eventId: event.id, participantId: person.id });
        const answer = async (
          outcome: CheckInAnswer['outcome'],
          {
            checkedInAt,
            checkedInBy,
          }: Pick<StoredParticipation, 'checkedInAt' | 'checkedInBy'> = notCheckedIn,
        ): Promise<CheckInAnswer> => ({
          outcome,
          person,
          status: part?.status ?? 'NOT_PARTICIPATING',
          checkedInAt: checkedInAt?.toISOString() ?? null,
          checkedInBy: await nameIn(orm, checkedInBy),
        });
        if (part?.status !== 'CONFIRMED') return answer('NOT_GOING');
        if (part.checkedInAt) {
          return answer(part.checkInId === body.scanId ? 'CHECKED_IN' : 'ALREADY', part);
        }
        const done = { checkedInAt: momentOf(body.at, now()), checkedInBy: at.by, checkInId: body.scanId };
        await orm.update(eventParticipations).set(done).where(isPart(at, person.id));
        return answer('CHECKED_IN', done);
      });
    },

    undo(at: At, participantId: string): Promise<void> {
      return db.transaction(async ({ orm }) => {
        const { id: eventId } = await lockEvent(orm, at.communityId, at.eventId);
        if (!(await findParticipation(orm, { eventId, participantId }))) throw new AppError(1241);
        await orm.update(eventParticipations).set(notCheckedIn).where(isPart(at, participantId));
      });
    },
  };
}
