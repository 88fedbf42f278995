import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type Orm } from '../../src/server/db/database';
import { startEmbedded } from '../../src/server/db/embedded';
import { matchingLists, matchingRounds, participants, persons, users } from '../../src/server/db/schema';
import { communityScope } from '../../src/server/modules/matching/scopes';
import { tuesdayOf } from '../../src/server/modules/matching/week';
import { outboxFolder } from '../../src/server/channels/email/emailChannel';
import { buildServer, type BuiltServer } from '../support/builtServer';
import { outbox } from '../support/outbox';

const communityId = 'open.example';
const members = 16;
let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

/** Into the database of a server that has ended. */
async function look<Found>(data: string, into: (orm: Orm) => Promise<Found>): Promise<Found> {
  const embedded = await startEmbedded(data);
  const db = openDatabase(embedded.connection, () => undefined, true);
  try {
    return await into(db.orm);
  } finally {
    await db.close();
    await embedded.stop();
  }
}

/** Members with requests and offers, and this week's round, started by a process that is gone. */
async function begin(orm: Orm): Promise<void> {
  const at = new Date();
  const ids = Array.from({ length: members }, (_, place) => `member-${place}`);
  await orm.insert(users).values(
    ids.map((id) => ({
      id,
      email: `${id}@people.example`,
      role: 'ROLE_USER' as const,
      emailConfirmedAt: at,
      createdAt: at,
    })),
  );
  await orm.insert(persons).values(ids.map((id) => ({ id, communityId, userId: id })));
  await orm.insert(participants).values(
    ids.map((id, place) => ({
      id,
      userId: id,
      slug: id,
      communityId,
      firstName: `P${place}`,
      lastName: 'Tester',
      lookingFor: place % 2 ? 'a lawyer' : 'a baker',
      about: place % 2 ? 'baker' : 'lawyer',
      createdAt: at,
      updatedAt: at,
    })),
  );
  await orm.insert(matchingRounds).values({
    ...communityScope(communityId),
    id: 'round',
    day: tuesdayOf(at, 'UTC'),
    seed: 'seed',
    state: 'begun',
    attention: { perMember: 3, appearances: 4 },
    startedAt: at,
    leasedUntil: new Date(at.getTime() + 600_000),
  });
}

it('MAT-05 survives kill -9 while the engine computes and while emails go out: one round, each emailed once', async () => {
  const data = built.newDataDir();
  await look(data, begin);
  const emails = () => {
    try {
      return readdirSync(outboxFolder(data)).filter((name) => !name.startsWith('.'));
    } catch {
      return [];
    }
  };
  // At once, while the thread of the engine starts, and once emails go out.
  for (const written of [0, 2]) {
    const server = await built.launch(data);
    await server.ready;
    await vi.waitFor(() => expect(emails().length).toBeGreaterThanOrEqual(written), {
      interval: 5,
    });
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    expect(emails().length).toBeLessThan(members);
  }

  const last = await built.launch(data);
  await last.ready;
  await vi.waitFor(() => expect(emails()).toHaveLength(members), { interval: 20 });
  last.child.kill('SIGTERM');
  expect(await last.ended).toBe(0);
  const { rounds, told, sent } = await look(data, async (orm) => ({
    rounds: await orm.select().from(matchingRounds).where(eq(matchingRounds.communityId, communityId)),
    told: await orm.select().from(matchingLists),
    sent: await orm.select().from(outbox),
  }));
  expect(rounds).toMatchObject([{ id: 'round' }]);
  expect(told.filter(({ notifiedAt }) => notifiedAt)).toHaveLength(members);
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(members);
  expect(sent).toHaveLength(members);
  // Each has one file, under one id, however often it was tried.
  expect(new Set(emails()).size).toBe(members);
});
