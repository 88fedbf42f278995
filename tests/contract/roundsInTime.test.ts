import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { matchingRounds, outbox } from '../../src/server/db/schema';
import type { Round } from '../../src/server/modules/matching/engine/round/types';
import type { Engine } from '../../src/server/modules/matching/engineHost';
import { createRounds } from '../../src/server/modules/matching/rounds';
import type { TellRound } from '../../src/server/modules/matching/tell';
import { createTellRound } from '../../src/server/modules/matching/tell';
import { tuesdayOf } from '../../src/server/modules/matching/week';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const auth = [{ authType: 'EMAIL' }];
const zoned = (timeZone: string, hour: number) => ({ auth, community: { timeZone, matching: { hour } } });
const off = { auth, community: { matching: { enabled: false } } };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      'open.example': off,
      'belgrade.example': zoned('Europe/Belgrade', 10),
      // Clocks change there on Tuesdays: one has no hour 0, on another hour 23 comes twice.
      'early.example': zoned('Asia/Tehran', 0),
      'late.example': zoned('Asia/Tehran', 23),
      'many.example': off,
    },
  });
});
afterAll(() => server.stop());
vi.setConfig({ testTimeout: 120_000 });

const minute = 60_000;
const day = 1440 * minute;
const nobody: Round = { lists: new Map(), without: new Map() };

/** Random numbers that are the same at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** An engine that finds nobody; once killed, what it was asked is never answered. */
function engineOf(isKilled: () => boolean): Engine {
  return {
    round: () => (isKilled() ? new Promise<never>(() => undefined) : Promise.resolve(nobody)),
    pair: () => Promise.reject(new Error('not asked')),
    close: async () => undefined,
  };
}

describe('a year of rounds', () => {
  it('MAT-05 has one for each Tuesday and community: two workers, 30 restarts, changes of clocks', async () => {
    const { app } = server;
    const random = seeded(7);
    const [from, until] = [Date.parse('2021-07-01T00:00:00Z'), Date.parse('2022-07-01T00:00:00Z')];
    let time = from;
    const now = () => new Date(time);
    const ended = new Map<string, number>();
    const tell: TellRound = async (config, round) => {
      const key = `${config.domain} ${round.day}`;
      ended.set(key, (ended.get(key) ?? 0) + 1);
      return true;
    };
    let killed = false;
    const start = () => {
      let gone = false;
      const worker = createRounds({
        ...{ app, tell, now, meaningOf: async () => undefined },
        engine: engineOf(() => killed || gone),
      });
      return { ...worker, die: () => (gone = true) };
    };
    let workers = [start(), start()];
    let restarted = 0;
    // Some end in the middle of their work, some are away for hours over the minute that a round begins in.
    const restarts = Array.from({ length: 30 }, () => ({
      week: Math.floor(random() * 52),
      /** From when on, in hours of the Tuesday in UTC. */
      from: random() * 20 - 5,
      hours: random() * 9,
      inWork: random() < 0.5,
    }));
    for (let week = 0; from + week * 7 * day < until; week += 1) {
      const tuesday = Date.parse(`${tuesdayOf(new Date(from + week * 7 * day), 'UTC')}T00:00:00Z`);
      const away = restarts.filter((restart) => restart.week === week);
      let downUntil = 0;
      for (let hours = -5; hours < 25; hours += 1) {
        const at = tuesday + hours * 60 * minute;
        time = at;
        if (at < downUntil) continue;
        const restart = away.find((each) => each.from <= hours);
        if (restart) away.splice(away.indexOf(restart), 1);
        killed = restart?.inWork ?? false;
        await Promise.all(
          workers.map(async (worker) => {
            await worker.beginDue();
            const work = worker.work();
            if (!killed) await work;
          }),
        );
        if (!restart) continue;
        restarted += 1;
        for (const worker of workers) worker.die();
        killed = false;
        workers = [start(), start()];
        downUntil = at + restart.hours * 60 * minute;
      }
      // Whatever was begun last is taken over.
      time = tuesday + 36 * 60 * minute;
      for (const worker of workers) await worker.beginDue();
      await Promise.all(workers.map((worker) => worker.work()));
      time += 20 * minute;
      await Promise.all(workers.map((worker) => worker.work()));
    }
    expect(restarted).toBe(30);
    const rounds = await app.db.orm.select().from(matchingRounds);
    for (const domain of ['belgrade.example', 'early.example', 'late.example']) {
      const days = rounds.filter(({ communityId }) => communityId === domain).map((round) => round.day);
      const wanted: string[] = [];
      for (let at = Date.parse('2021-06-29T00:00:00Z'); at < until; at += 7 * day) {
        wanted.push(new Date(at).toISOString().slice(0, 10));
      }
      expect(days.sort()).toEqual(wanted);
    }
    expect(new Set(rounds.map(({ state }) => state))).toEqual(new Set(['told']));
    expect([...ended.values()].every((count) => count === 1)).toBe(true);
  });
});

describe('a round that is killed in the middle', () => {
  it('MAT-05 goes on from what is stored, and nobody is written to twice', async () => {
    const { app } = server;
    const { orm } = app.db;
    const home = 'many.example';
    for (let at = 0; at < 30; at += 1) {
      const participant = { lookingFor: `teacher ${at}`, about: 'a teacher' };
      await addPerson(server, { member: home, firstName: `Person${at}`, participant });
    }
    await orm.update(matchingRounds).set({ state: 'told' });
    const config = app.communities.byId(home)!;
    const enabled = {
      ...config,
      community: { ...config.community, matching: { ...config.community.matching, enabled: true } },
    };
    let time = Date.now();
    const now = () => new Date(time);
    let left = 0;
    const failing: typeof app.notify = async (...told) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      await app.notify(...told);
    };
    const communities = { ...app.communities, byId: () => enabled };
    const seen: number[] = [];
    const [a = '', b = '', ...others] = (await orm.query.participants.findMany())
      .filter(({ communityId }) => communityId === home)
      .map(({ id }) => id);
    const relevance = { score: 0, forward: { score: 0, parts: [] }, backward: { score: 0, parts: [] } };
    const lists = new Map(
      [a, b, ...others].map((id) => [id, [{ id: id === a ? b : a, relevance }]] as const),
    );
    const start = () =>
      createRounds({
        ...{ app: { db: app.db, communities, log: app.log }, now, meaningOf: async () => undefined },
        tell: createTellRound({ db: app.db, communities, notify: failing }, now),
        engine: { ...engineOf(() => false), round: async () => ({ lists, without: new Map() }) },
      });
    await app.db.transaction((tx) => start().sendNow(tx.orm, enabled));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      left = 13;
      await start().work();
      const rows = await orm.select().from(outbox).where(eq(outbox.kind, 'recommendations'));
      seen.push(rows.length);
      time += 11 * minute;
    }
    expect(seen[0]).toBeLessThan(30);
    const rows = await orm.select().from(outbox).where(eq(outbox.kind, 'recommendations'));
    expect(rows).toHaveLength(30);
    expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(30);
    const [round] = await orm.select().from(matchingRounds).where(eq(matchingRounds.communityId, home));
    expect(round?.state).toBe('told');
  });
});
