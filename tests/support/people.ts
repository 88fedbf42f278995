import { randomUUID } from 'node:crypto';
import { consents, notificationPreferences, participants, persons } from '../../src/server/db/schema';
import type { MadeBy } from '../../src/server/modules/session/sessions';
import { hashPassword } from '../../src/server/passwords';
import type { TestServer } from './server';

export const password = 'correct horse battery';
const passwordHash = hashPassword(password);

/** A unique address. */
export const newEmail = (name = 'person'): string => `${name}-${randomUUID().slice(0, 8)}@people.example`;

export interface Person {
  userId: string;
  email: string;
  token: string;
  /** The value of the page cookie, if the person's browser has it. */
  page?: string;
  participantId?: string;
}

export interface PersonOptions {
  admin?: boolean;
  confirmed?: boolean;
  /** Joins this community. */
  member?: string;
  manager?: boolean;
  enabled?: boolean;
  firstName?: string;
  /** A member who never agreed to the documents. Others agreed once, to an earlier text. */
  agreed?: false;
  /** The sign-in method of the session. */
  madeBy?: MadeBy;
  /** Has switched off all emails that are optional. */
  muted?: true;
  /** Further columns of the participant. */
  participant?: Partial<typeof participants.$inferInsert>;
}

/** Inserts a signed-in person into the database directly. */
export async function addPerson(server: TestServer, options: PersonOptions = {}): Promise<Person> {
  const { admin, confirmed = true, member, manager, enabled, firstName = 'Ada' } = options;
  const madeBy: MadeBy = options.madeBy ?? { method: 'EMAIL' };
  const { accounts, db, sessions } = server.app;
  const email = newEmail(firstName.toLowerCase());
  const created = { email, passwordHash: await passwordHash, confirmed, admin };
  const account = await db.transaction((tx) => accounts.create(tx, created));
  const userId = account!.id;
  const { token, page } = await sessions.open(db.orm, {
    userId,
    communityId: member ?? 'default',
    userAgent: 'test',
    ...madeBy,
  });
  if (!member) return { userId, email, token, page };
  const participantId = options.participant?.id ?? randomUUID();
  await db.orm.insert(persons).values({ id: participantId, communityId: member, userId });
  await db.orm.insert(participants).values({
    id: participantId,
    communityId: member,
    userId,
    firstName,
    lastName: 'Tester',
    slug: participantId,
    enabled: enabled ?? true,
    isManager: manager ?? false,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...options.participant,
  });
  if (options.muted) {
    const chosen = { channel: 'EMAIL' as const, kind: '', isOn: false };
    await db.orm.insert(notificationPreferences).values({ userId, communityId: member, ...chosen });
  }
  if (options.agreed !== false) {
    const agreement = { version: 'of before', documents: {}, agreedAt: new Date() };
    await db.orm.insert(consents).values({ userId, communityId: member, ...agreement });
  }
  return { userId, email, token, page, participantId };
}
