import { randomUUID } from 'node:crypto';
import { put } from './onLists';
import type { Person } from './people';
import type { TestServer } from './server';

/** Puts two members straight into the database as people who know each other. */
export const connect = (server: TestServer, communityId: string, one: Person, other: Person): Promise<void> =>
  put.connected(server.app.db.orm, {
    communityId,
    reader: one.participantId!,
    subject: other.participantId!,
    name: randomUUID(),
  });

/** Makes a person an organiser by the calls of an invitation and its acceptance. */
export async function organisesToo(
  server: TestServer,
  community: string,
  { id, by, who }: { id: string; by: Person; who: Person },
): Promise<void> {
  await connect(server, community, by, who);
  const path = `/api/event/${id}`;
  const asked = await server.post(`${path}/responsibles/${who.participantId}`, undefined, {
    token: by.token,
    community,
  });
  // An invitation that is accepted before its email has gone sends none, and tests count emails.
  await server.emails(who.email);
  const answer = { invitedAs: 'ORGANISER', accept: true };
  const accepted = await server.post(`${path}/invitation`, answer, { token: who.token, community });
  for (const { status, text } of [asked, accepted]) if (status !== 200) throw new Error(text);
}
