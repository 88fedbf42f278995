import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { matchingResults, matchingRounds, notifications, participants } from '../../src/server/db/schema';
import type { Round } from '../../src/server/modules/matching/engine/round/types';
import { createRounds } from '../../src/server/modules/matching/rounds';
import { createNotifyRound } from '../../src/server/modules/matching/notifyRound';
import { daysLater, tuesdayOf } from '../../src/server/modules/matching/week';
import { dyingDatabase, Killed } from '../support/dyingDatabase';
import { outbox } from '../support/outbox';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'many.example';
const members = 5;
const minute = 60_000;
const oneDay = 1440 * minute;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: { auth: [{ authType: 'EMAIL' }] } } });
  for (let at = 0; at < members; at += 1) await addPerson(server, { member: home, firstName: `P${at}` });
});
afterAll(() => server.stop());

it('MAT-05 a round that is killed at any step goes on from there: one round, and nobody is written to twice', async () => {
  const { app } = server;
  const { orm } = app.db;
  const config = app.communities.byId(home)!;
  const ids = (await orm.select({ id: participants.id }).from(participants)).map(({ id }) => id).sort();
  const relevance = { score: 0.5, forward: { score: 0.5, parts: [] }, backward: { score: 0.5, parts: [] } };
  const everybodyToNext: Round = {
    lists: new Map(ids.map((id, at) => [id, [{ id: ids[(at + 1) % members]!, relevance }]])),
    without: new Map(),
  };
  // Noon, whenever this runs: no midnight comes between a kill and going on.
  let time = (Math.floor(Date.now() / oneDay) + 1.5) * oneDay;
  const now = () => new Date(time);
  const start = (steps: number) => {
    const { db, step, isDead } = dyingDatabase(app.db, steps);
    const { communities, createThrottle, jobs, notify, log } = app;
    const alive = { communities, db, createThrottle, jobs, notify, log };
    const rounds = createRounds({
      app: alive,
      now,
      meaningOf: async () => undefined,
      notifyRound: createNotifyRound(alive, now),
      engine: {
        prepare: () => undefined,
        round: async () => {
          step();
          return everybodyToNext;
        },
        pair: () => Promise.reject(new Error('not asked')),
        close: async () => undefined,
      },
    });
    return { ...rounds, isDead };
  };

  let day = tuesdayOf(now(), config.community.timeZone);
  const places = new Set<string>();
  // Members are notified one by one, each in the same way.
  for (let steps = 0, stride = 1, whole = false; !whole; steps += stride) {
    await app.db.transaction((tx) => start(1).sendNow(tx.orm, config));
    const victim = start(steps);
    await victim.work().catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
    whole = !victim.isDead();
    const [left] = await orm.select().from(matchingRounds).where(eq(matchingRounds.day, day));
    const told = await orm.$count(outbox, eq(outbox.kind, 'recommendations'));
    const written = await orm.$count(matchingResults);
    if (told > 0) stride = 3;
    places.add(`${left?.state}${left?.state === 'begun' ? ` ${written}` : ''}`);

    time += 11 * minute;
    await start(Infinity).work();
    const rows = await orm.select().from(outbox).where(eq(outbox.kind, 'recommendations'));
    expect(rows.length, `killed after ${steps} steps, ${told} were told`).toBe(members);
    expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(members);
    const rounds = await orm.select().from(matchingRounds).where(eq(matchingRounds.communityId, home));
    expect(rounds).toMatchObject([{ day, state: 'finished' }]);
    expect(await orm.$count(matchingResults)).toBe(members);

    // The next round is in another week. Emails on their way would hold rows that are deleted.
    await vi.waitFor(async () => expect(await orm.$count(outbox, eq(outbox.status, 'pending'))).toBe(0), {
      interval: 25,
    });
    await orm.delete(notifications);
    await orm.delete(matchingResults);
    await orm.delete(matchingRounds);
    time += 7 * oneDay - 11 * minute;
    day = daysLater(day, 7);
  }
  // It was killed while the engine computed, between the steps of storing, and while members were notified.
  expect([...places]).toEqual(['begun 0', 'begun 2', 'begun 4', 'begun 5', 'stored', 'finished']);
});
