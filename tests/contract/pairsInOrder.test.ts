import { randomUUID } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pastContacts, persons } from '../../src/server/db/schema';
import type { ContactPage } from '../../src/generated/api/introduction';
import { inOrder } from '../../src/server/people/pair';
import { moveRows } from '../../src/server/people/personColumns';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

// Ids that a language sorts otherwise than by code points.
const ids = ['Zb', 'ab', 'Aé', 'a_', 'a-b', 'B9', '_b', '-b', '0b', '9Z'].map((id) => `${id}${randomUUID()}`);
const home = 'pairs.example';
const hour = 3600;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { auth: [{ authType: 'EMAIL' }], community: { transparent: true } } },
  });
});
afterAll(() => server.stop());

const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));

describe('two people are one pair, for any collation of their ids', () => {
  it('SAF-02 earlier contacts of a person are kept when two rows of them are merged', async () => {
    const { orm } = server.app.db;
    for (const [one, other] of pairs) {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const third = ids.find((id) => id !== one && id !== other)!;
        await orm
          .insert(persons)
          .values(
            [from, to, third].map((id) => ({ id, communityId: home, emailHash: id, forgetAt: new Date() })),
          );
        const [firstId, secondId] = inOrder(from, third);
        await orm.insert(pastContacts).values({ firstId, secondId, communityId: home, endedAt: new Date() });
        await moveRows(orm, from, to);
        const left = await orm
          .select({ firstId: pastContacts.firstId, secondId: pastContacts.secondId })
          .from(pastContacts);
        const [lesser, greater] = inOrder(to, third);
        expect(left).toEqual([{ firstId: lesser, secondId: greater }]);
        await orm.delete(persons).where(or(...[from, to, third].map((id) => eq(persons.id, id))));
      }
    }
  });

  it('MAT-07 a mutual LIKE makes a connection, and both see it', async () => {
    const members: Person[] = [];
    for (const participantId of ids) {
      members.push(await addPerson(server, { member: home, participant: { id: participantId } }));
    }
    const as = ({ token }: Person) => ({ token, community: home });
    const say = async (by: Person, to: Person) => {
      const body = { participantId: by.participantId, subjectId: to.participantId, relationType: 'LIKE' };
      const answer = await server.post('/api/relations', body, as(by));
      expect(answer.status, answer.text).toBe(200);
      return answer.body as { relation: string };
    };
    for (const [at, one] of members.entries()) {
      const other = members[(at + 1) % members.length]!;
      expect((await say(one, other)).relation).toBe('INTERESTED');
      server.later(hour);
      expect((await say(other, one)).relation).toBe('CONNECTED');
      for (const by of [one, other]) {
        const list = await server.get('/api/relations?list=CONNECTED', as(by));
        const { items } = list.body as ContactPage;
        expect(items.map(({ subject }) => subject.id)).toContain((by === one ? other : one).participantId);
      }
    }
  });
});
