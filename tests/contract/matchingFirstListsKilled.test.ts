import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  matchingLists,
  matchingResults,
  matchingRounds,
  matchings,
  notifications,
  participants,
} from '../../src/server/db/schema';
import type { Round } from '../../src/server/modules/matching/engine/round/types';
import { createFirstLists } from '../../src/server/modules/matching/firstLists';
import { createNotifyRound } from '../../src/server/modules/matching/notifyRound';
import { createRounds } from '../../src/server/modules/matching/rounds';
import { dyingDatabase, Killed } from '../support/dyingDatabase';
import { outbox } from '../support/outbox';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'young.example';
const members = 4;
const minute = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { auth: [{ authType: 'EMAIL' }], steps: { lookingFor: { visible: false } } } },
  });
  const participant = { createdAt: new Date('2025-01-01') };
  for (let at = 0; at < members; at += 1)
    await addPerson(server, { member: home, firstName: `P${at}`, participant });
});
afterAll(() => server.stop());

it('MAT-09 first lists that are killed at any step are made later: whole, once, and nobody is written to twice', async () => {
  const { app } = server;
  const { orm } = app.db;
  const ids = (await orm.select({ id: participants.id }).from(participants)).map(({ id }) => id).sort();
  const relevance = { score: 0.5, forward: { score: 0.5, parts: [] }, backward: { score: 0.5, parts: [] } };
  const everybodyToNext: Round = {
    lists: new Map(ids.map((id, at) => [id, [{ id: ids[(at + 1) % members]!, relevance }]])),
    without: new Map(),
  };
  let time = Date.now();
  const now = () => new Date(time);

  /** A process that is killed after so many steps. */
  function start(steps: number) {
    const { db, step, isDead } = dyingDatabase(app.db, steps);
    const { communities, createThrottle, jobs, notify, log } = app;
    const alive = { communities, db, createThrottle, jobs, notify, log };
    const { compute, work } = createRounds({
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
    let make: (job: unknown) => Promise<void> = () => Promise.reject(new Error('there is no queue'));
    const queued: typeof app.jobs = {
      ...jobs,
      queue: (_name, handle) => {
        make = handle as typeof make;
        return { send: async () => undefined };
      },
    };
    createFirstLists({
      app: { communities, db, jobs: queued },
      rounds: { compute, wake: () => undefined },
      now,
      isOn: true,
    });
    const live = async () => {
      await make({ communityId: home });
      await work();
    };
    return { live, isDead };
  }

  const places = new Set<string>();
  for (let steps = 0, whole = false; !whole; steps += 1) {
    const victim = start(steps);
    await victim.live().catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
    whole = !victim.isDead();
    const [left] = await orm.select().from(matchingRounds).where(eq(matchingRounds.communityId, home));
    const lists = await orm.$count(matchingLists);
    expect([0, members], `killed after ${steps} steps`).toContain(lists);
    places.add(left?.state ?? 'nothing');

    time += 11 * minute;
    await start(Infinity).live();
    const rounds = await orm.select().from(matchingRounds).where(eq(matchingRounds.communityId, home));
    expect(rounds).toMatchObject([{ kind: 'extra', number: 0, state: 'finished' }]);
    expect(await orm.$count(matchingLists)).toBe(members);
    expect(await orm.$count(matchingResults)).toBe(members);
    const sent = await orm.select().from(outbox).where(eq(outbox.kind, 'recommendations'));
    expect(sent.length, `killed after ${steps} steps`).toBe(members);
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(members);

    for (const table of [notifications, matchingLists, matchings, matchingRounds]) await orm.delete(table);
  }
  expect([...places]).toEqual(['nothing', 'stored', 'finished']);
});
