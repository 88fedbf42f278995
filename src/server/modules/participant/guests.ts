import { and, eq } from 'drizzle-orm';
import type { GuestName } from '../../../generated/api/event';
import { checkField, cleanField } from '../../../lib/rules/profile/profile';
import type { Orm, Transaction } from '../../db/database';
import { participants } from '../../db/schema';
import { AppError, profileError } from '../../errors';
import type { Persons } from '../../people/persons';
import { isShutOut } from '../../people/standing';
import { newSlug, slugAfter } from './slugs';
import type { Participant } from '../../people/participant';
import { nameColumns } from '../../people/nameColumns';

type Row = Omit<typeof participants.$inferInsert, 'slug'>;

/** A user's row in a community in any role, locked until the transaction ends. */
async function lockAny(
  orm: Orm,
  { communityId, userId }: Pick<Row, 'communityId' | 'userId'>,
): Promise<Participant | undefined> {
  const own = and(eq(participants.communityId, communityId), eq(participants.userId, userId));
  const [found] = await orm.select().from(participants).where(own).for('update');
  return found;
}

/** The participant of a user who has only been a guest so far, locked until the transaction ends. */
export async function lockGuest(orm: Orm, user: Pick<Row, 'communityId' | 'userId'>) {
  const found = await lockAny(orm, user);
  return found?.isGuest ? found : undefined;
}

/**
 * A guest joins: the participant keeps its participations and otherwise starts anew. While admission is pending, they
 * stay a guest of their events.
 */
export async function becomeMember(orm: Orm, guest: Participant, row: Row): Promise<Participant> {
  const slug = await slugAfter(orm, guest, row, row.createdAt);
  const [made] = await orm
    .update(participants)
    .set({ ...row, slug, isGuest: false, guestOf: row.enabled ? [] : guest.guestOf })
    .where(eq(participants.id, guest.id))
    .returning();
  return made!;
}

/** Maximum number of events of a guest. When there are more, the oldest ones are dropped. */
const mostEvents = 100;

interface LetIn {
  communityId: string;
  userId: string;
  eventId: string;
  name: GuestName;
  now: Date;
}

type Guests = ReturnType<typeof createGuests>;

declare module 'fastify' {
  interface FastifyInstance {
    guests: Guests;
  }
}

/** People who have access to single events only (SES-04). */
export function createGuests(persons: Persons) {
  return {
    /** The name of a guest. */
    async nameOf(orm: Orm, participantId: string): Promise<GuestName | undefined> {
      const [guest] = await orm
        .select(nameColumns)
        .from(participants)
        .where(and(eq(participants.id, participantId), participants.isGuest));
      return guest;
    },

    /**
     * Gives a user access to an open event and returns their participant. A new guest needs a name (throws 1100 if it
     * is invalid); an applicant stays one. A repeated call changes nothing, and neither does one by a member. Throws
     * 1109 for people whom the managers have refused, removed or hidden.
     */
    async letIn({ orm }: Transaction, { communityId, userId, eventId, name, now }: LetIn): Promise<string> {
      const known = await lockAny(orm, { communityId, userId });
      if (known?.enabled && known.profileEnabled) return known.id;
      if (known && (known.refusedAt || known.removedAt || !known.profileEnabled)) throw new AppError(1109);
      if (known) {
        if (known.guestOf.includes(eventId)) return known.id;
        const guestOf = [...known.guestOf, eventId].slice(-mostEvents);
        await orm.update(participants).set({ guestOf }).where(eq(participants.id, known.id));
        return known.id;
      }
      const guest = checkName(name);
      const person = await persons.lock(orm, { communityId, userId });
      if (isShutOut(person)) throw new AppError(1109);
      await persons.enter(orm, person);
      const row = { id: person.id, communityId, userId, ...guest };
      const slug = await newSlug(orm, { communityId, participantId: row.id }, row);
      await orm.insert(participants).values({
        ...row,
        slug,
        enabled: false,
        isGuest: true,
        guestOf: [eventId],
        createdAt: now,
        updatedAt: now,
      });
      return row.id;
    },
  };
}

/** The name as it is stored. Throws 1100 if it is invalid. */
function checkName(name: GuestName): GuestName {
  const clean = {
    firstName: cleanField('firstName', name.firstName),
    lastName: cleanField('lastName', name.lastName),
  };
  const issues = (['firstName', 'lastName'] as const).flatMap((field) => {
    const broken = checkField(field, clean[field]);
    return broken ? [{ path: field, ...broken }] : [];
  });
  if (issues.length) throw profileError(issues);
  return clean;
}
