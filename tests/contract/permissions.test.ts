import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { participants, users } from '../../src/server/db/schema';
import { hasPermission, managerPermissions, mayIn } from '../../src/server/guards/permissions';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const both = [true, false];
const kinds = both.flatMap((admin) =>
  both.flatMap((confirmed) => [
    { admin, confirmed, membership: undefined },
    ...both.flatMap((enabled) =>
      both.map((isManager) => ({ admin, confirmed, membership: { enabled, isManager } })),
    ),
  ]),
);

describe('permissions', () => {
  it('are the same in a query as in a guard, whoever asks', async () => {
    const { orm } = server.app.db;
    const people = [];
    for (const kind of kinds) {
      const { admin, confirmed, membership } = kind;
      const { enabled, isManager: manager } = membership ?? {};
      const member = membership && home;
      people.push({ ...kind, ...(await addPerson(server, { admin, confirmed, member, enabled, manager })) });
    }
    for (const permission of managerPermissions) {
      const found = await orm
        .select({ id: users.id })
        .from(users)
        .leftJoin(participants, and(eq(participants.userId, users.id), eq(participants.communityId, home)))
        .where(mayIn(permission));
      const expected = people.filter(({ admin, confirmed, membership }) =>
        hasPermission(
          { role: admin ? 'ROLE_ADMIN' : 'ROLE_USER', emailConfirmed: confirmed, membership },
          permission,
        ),
      );
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ userId }) => userId).sort());
    }
  });
});
