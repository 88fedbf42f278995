import { expect } from 'vitest';
import { matchingRounds } from '../../../src/server/db/schema';
import type { Round } from '../../../src/server/modules/matching/engine/round/types';
import type { Engine } from '../../../src/server/modules/matching/engineHost';
import { createRounds } from '../../../src/server/modules/matching/rounds';
import type { StoredRound } from '../../../src/server/modules/matching/store';
import type { NotifyRound } from '../../../src/server/modules/matching/notifyRound';
import { tuesdayOf } from '../../../src/server/modules/matching/week';
import { randomOf } from '../../../scripts/support/random';
import { localTime } from '../../../src/lib/timeZone';
import { addPerson } from '../people';
import { startServer } from '../server';

const minute = 60_000;
const hour = 60 * minute;
const week = 7 * 24 * hour;
const nobody: Round = { lists: new Map(), without: new Map() };

const auth = [{ authType: 'EMAIL' }];
const zoned = (timeZone: string, at: number) => ({ auth, community: { timeZone, matching: { hour: at } } });
const communities = {
  'open.example': { auth, community: { matching: { enabled: false } } },
  'belgrade.example': zoned('Europe/Belgrade', 10),
  // Clocks change there on Tuesdays: one has no hour 0, on another hour 23 comes twice.
  'early.example': zoned('Asia/Tehran', 0),
  'late.example': zoned('Asia/Tehran', 23),
  'empty.example': zoned('Europe/Belgrade', 10),
};
/** The communities in which somebody takes part, so that there are rounds. */
const zones: Readonly<Record<string, string>> = {
  'belgrade.example': 'Europe/Belgrade',
  'early.example': 'Asia/Tehran',
  'late.example': 'Asia/Tehran',
};
const peopled = Object.keys(zones);

/** An engine that recommends nobody. Once killed, it never answers. */
function engineOf(isKilled: () => boolean): Engine {
  return {
    round: () => (isKilled() ? new Promise<never>(() => undefined) : Promise.resolve(nobody)),
    pair: () => Promise.reject(new Error('not asked')),
    prepare: () => undefined,
    close: async () => undefined,
  };
}

const isLate = ({ communityId, day, startedAt }: StoredRound): boolean =>
  localTime(startedAt, zones[communityId]!).day !== day;

/** Tuesdays from one day to another, as `2021-11-02`. */
export function tuesdays(from: string, to: string): string[] {
  const all: string[] = [];
  const first = Date.parse(`${tuesdayOf(new Date(from), 'UTC')}T00:00:00Z`);
  for (let at = first; at <= Date.parse(to); at += week) all.push(new Date(at).toISOString().slice(0, 10));
  return all;
}

/**
 * The weeks of these Tuesdays, with two workers that are restarted so often: each community has one round in each. Some end in the
 * middle of their work, some are away for hours over the minute that a round begins in.
 */
export async function expectRounds(days: readonly string[], restarts: number, seed: number): Promise<void> {
  const server = await startServer({ matching: { byClock: false }, communities });
  try {
    const { app } = server;
    const participant = { createdAt: new Date('2020-01-01') };
    for (const member of [...peopled, ...peopled]) await addPerson(server, { member, participant });
    const random = randomOf(seed);
    let time = 0;
    const now = () => new Date(time);
    const ended = new Map<string, number>();
    const notifyRound: NotifyRound = async (config, round) => {
      const key = `${config.domain} ${round.day}`;
      ended.set(key, (ended.get(key) ?? 0) + 1);
      return true;
    };
    let killed = false;
    const start = () => {
      let gone = false;
      const worker = createRounds({
        app,
        notifyRound,
        now,
        meaningOf: async () => undefined,
        engine: engineOf(() => killed || gone),
      });
      return { ...worker, die: () => (gone = true) };
    };
    let workers = [start(), start()];
    let restarted = 0;
    const planned = Array.from({ length: restarts }, () => ({
      day: days[Math.floor(random() * days.length)],
      /** From when on, in hours of the Tuesday in UTC. */
      from: random() * 20 - 5,
      hours: random() * 9,
      inWork: random() < 0.5,
    }));
    for (const day of days) {
      const tuesday = Date.parse(`${day}T00:00:00Z`);
      const away = planned.filter((restart) => restart.day === day);
      let downUntil = 0;
      for (let hours = -5; hours < 25; hours += 1) {
        const at = tuesday + hours * hour;
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
        downUntil = at + restart.hours * hour;
      }
      // The round that was started last is taken over.
      time = tuesday + 36 * hour;
      for (const worker of workers) await worker.beginDue();
      await Promise.all(workers.map((worker) => worker.work()));
      time += 20 * minute;
      await Promise.all(workers.map((worker) => worker.work()));
    }
    expect(restarted, `restarts, ROUNDS_SEED=${seed}`).toBe(restarts);
    const rounds = await app.db.orm.select().from(matchingRounds);
    for (const domain of Object.keys(communities)) {
      const made = rounds.filter(({ communityId }) => communityId === domain).map((round) => round.day);
      const expected = peopled.includes(domain) ? days : [];
      expect(made.sort(), `${domain}, ROUNDS_SEED=${seed}`).toEqual(expected);
    }
    expect(rounds.map(({ late }) => late)).toEqual(rounds.map(isLate));
    expect(new Set(rounds.map(({ state }) => state))).toEqual(new Set(['finished']));
    expect([...ended.values()].every((count) => count === 1)).toBe(true);
  } finally {
    await server.stop();
  }
}
