import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Bulk, BulkPreview } from '../../src/generated/api/member';
import { bulkActions, participants } from '../../src/server/db/schema';
import type { Answer } from './client';
import { addPerson, type Person, type PersonOptions } from './people';
import type { TestServer } from './server';

/** The default caller and the server. Available once the tests run. */
interface Given {
  server: TestServer;
  manager: Person;
}

/** Bulk actions of managers. */
export function actsOnMany(home: string, given: () => Given) {
  const as = ({ token }: Person) => ({ token, community: home });
  const member = (options: PersonOptions = {}): Promise<Person> =>
    addPerson(given().server, { member: home, ...options });
  const path = `/api/admin/${home}/participants/bulk`;
  const preview = async (body: object, by = given().manager): Promise<BulkPreview> =>
    (await given().server.post(`${path}/preview`, body, as(by))).body as BulkPreview;
  const begin = (body: object, by = given().manager): Promise<Answer> =>
    given().server.post(path, body, as(by));
  const undo = ({ id }: Bulk, by = given().manager): Promise<Answer> =>
    given().server.post(`/api/admin/bulk/${id}/undo`, {}, as(by));
  const hold = ({ id }: Bulk, by = given().manager): Promise<Answer> =>
    given().server.post(`/api/admin/bulk/${id}/hold`, {}, as(by));
  const idsOf = (people: Person[]) => people.map(({ participantId }) => participantId!);

  /** Previews and begins it. */
  async function begun(
    body: { do: string; ids?: string[]; query?: object; subject?: string; text?: string },
    by = given().manager,
  ) {
    const { people } = await preview({ do: body.do, ids: body.ids, query: body.query }, by);
    const answer = await begin({ ...body, expected: people.map(({ id }) => id) }, by);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as Bulk;
  }

  const stored = async ({ id }: Bulk) => {
    const [row] = await given().server.app.db.orm.select().from(bulkActions).where(eq(bulkActions.id, id));
    return row!;
  };
  const ended = (bulk: Bulk) =>
    vi.waitFor(
      async () => {
        const row = await stored(bulk);
        expect(row.status).not.toBe('waiting');
        return row;
      },
      { interval: 50 },
    );
  const rowOf = async ({ participantId }: Person) => {
    const [row] = await given()
      .server.app.db.orm.select()
      .from(participants)
      .where(eq(participants.id, participantId!));
    return row!;
  };

  return { as, member, preview, begin, undo, hold, idsOf, begun, ended, rowOf };
}
