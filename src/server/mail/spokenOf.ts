import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants, users } from '../db/schema';
import { seesIn, type Openness } from '../people/viewing';
import { isVisibleTo } from '../people/visible';
import type { Queued } from './outbox';
import type { NotificationKinds } from '../notifications/kinds';

/** Those of whom an email of a kind may still speak to whoever gets it. */
type SpokenOf = (email: Queued) => Promise<ReadonlySet<string>>;

/** Asked by kind; in any other, whoever its reader may see is spoken of. */
export type SpokenOfByKind = ReadonlyMap<string, SpokenOf>;

/** When an email goes out, and from which community. */
interface At {
  kinds: NotificationKinds;
  communityById: (id: string) => Promise<Openness>;
  now: Date;
}

/** Those who are there for whoever gets the email: nobody is where that is no member. */
async function thereOf(
  orm: Orm,
  { recipient, communityId }: Queued,
  ids: string[],
  { communityById, now }: At,
): Promise<ReadonlySet<string>> {
  const [reader] = await orm
    .select({ id: participants.id, isManager: participants.isManager })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        eq(users.email, recipient),
        eq(participants.communityId, communityId),
        eq(participants.enabled, true),
      ),
    );
  if (!reader) return new Set();
  const viewing = { communityId, viewerId: reader.id, now };
  const sees = seesIn(await communityById(communityId), reader.isManager ? 'manager' : 'member');
  const rows = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(inArray(participants.id, ids), isVisibleTo({ ...viewing, sees })));
  return new Set(rows.map(({ id }) => id));
}

/**
 * What an email has to say once nobody is spoken of who is gone: all of it, what its kind makes of the others, or
 * undefined for nothing.
 */
export async function stillToSay(
  orm: Orm,
  email: Queued,
  at: At,
  asked: SpokenOfByKind = new Map(),
): Promise<object | undefined> {
  const { about = [], siteUrl: _, unsubscribeUrl: __, ...data } = email.payload ?? { siteUrl: '' };
  if (about.length === 0) return data;
  const left = (await asked.get(email.kind)?.(email)) ?? (await thereOf(orm, email, [...new Set(about)], at));
  if (about.every((id) => left.has(id))) return data;
  return at.kinds.find(email.kind)?.without?.(data, (place) => left.has(about[place] ?? ''));
}
