import { eq } from 'drizzle-orm';
import type { OwnProfile } from '../../src/generated/api/participant';
import { participants } from '../../src/server/db/schema';
import { hashPassword } from '../../src/server/passwords';
import { join, joining } from './newcomers';
import { password, type Person } from './people';
import type { TestServer } from './server';

/** Actions of a person who leaves a community or deletes the account, and returns. */
export function departures(server: TestServer, home: string, elsewhere: string, manager: () => Person) {
  /** Signs a person in by a session that survives leaving `home`. */
  async function signedIn(person: Person): Promise<Person> {
    const { token } = await server.app.sessions.open(server.app.db.orm, {
      userId: person.userId,
      communityId: elsewhere,
      userAgent: 'test',
      method: 'EMAIL',
    });
    return { ...person, token };
  }

  return {
    signedIn,
    leave: ({ participantId, token }: Person) =>
      server.post('/api/participant/leave', { participantId }, { token, community: home }),
    erase: ({ userId, token }: Person) =>
      server.call('DELETE', `/api/users/delete/${userId}`, { password }, { token, community: home }),

    /** A new account with an address. */
    async signUp(email: string, confirmed = true): Promise<Person> {
      const { accounts, db } = server.app;
      const created = { email, confirmed, passwordHash: await hashPassword(password) };
      const account = await db.transaction((tx) => accounts.create(tx, created));
      return signedIn({ email, userId: account!.id, token: '' });
    },

    confirm: ({ userId }: Person) =>
      server.app.db.transaction((tx) => server.app.accounts.confirmEmail(tx, userId)),

    /** Joins, and is admitted by the manager if that is allowed. */
    async joined(person: Person, community = home): Promise<Person> {
      const { status, body, text } = await join(server, person, community, joining);
      if (status !== 200) throw new Error(text);
      const { id } = body as OwnProfile;
      const [row] = await server.app.db.orm.select().from(participants).where(eq(participants.id, id));
      if (!row?.enabled && !row?.refusedAt && !row?.removedAt) {
        await server.post(
          `/api/admin/${community}/admissions/decide`,
          { decisions: [{ participantId: id, version: row?.managedVersion }], admit: true },
          { token: manager().token, community },
        );
      }
      return { ...person, participantId: id };
    },
  };
}
