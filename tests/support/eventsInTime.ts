import { eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { randomOf } from '../../scripts/support/random';
import { momentOf } from '../../src/lib/timeZone';
import type { Database } from '../../src/server/db/database';
import { events } from '../../src/server/db/schema';
import { createNotifyChange } from '../../src/server/modules/events/notify/notifyChange';
import { createBroadcasts } from '../../src/server/modules/events/notify/broadcasts';
import { storeEvent } from './events';
import { outbox } from './outbox';
import { addPerson, type Person } from './people';
import { startServer } from './server';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const home = 'open.example';
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe'];
/** In this month clocks change in three of the zones, on three days. */
const first = Date.UTC(2026, 9, 3);

/** Kills a worker: nothing of its current transaction is stored. */
class Killed extends Error {}

/**
 * A month with many events, each of which is moved once, and two workers that are restarted, some of them in the middle
 * of a transaction. Every participant is notified of the change, reminded twice and thanked, each once, for the time
 * that is valid.
 */
export async function expectReminders(count: number, restarts: number, seed: number): Promise<void> {
  const server = await startServer();
  try {
    const { app } = server;
    const { orm } = app.db;
    const random = randomOf(seed);
    let time = first;
    const now = () => new Date(time);
    const people: Person[] = [];
    for (let n = 0; n < 5; n += 1) people.push(await addPerson(server, { member: home }));
    const participants = Object.fromEntries(people.map((one) => [one.participantId!, 'CONFIRMED' as const]));

    let killing = 0;
    const db: Pick<Database, 'orm' | 'transaction'> = {
      orm,
      transaction: (run) =>
        app.db.transaction(async (tx) => {
          const result = await run(tx);
          if (killing > 0) {
            killing -= 1;
            throw new Killed('in the middle of it');
          }
          return result;
        }),
    };
    const { communities, createThrottle, log, notify, requestsBroadcast } = app;
    const part = { communities, createThrottle, log, notify, requestsBroadcast, db };
    const start = () => createBroadcasts(part, now, 2);
    let workers = [start(), start()];

    const steps = new Set<number>();
    const moves = new Map<number, { id: string; to: Date }[]>();
    for (let n = 0; n < count; n += 1) {
      const zone = zones[n % zones.length]!;
      const onDay = (days: number) => new Date(first + days * day).toISOString().slice(0, 10);
      const clock = `${String(Math.floor(random() * 24)).padStart(2, '0')}:30`;
      const begins = 3 + Math.floor(random() * 25);
      const startsAt = momentOf(`${onDay(begins)}T${clock}`, zone)!.at;
      const to = momentOf(`${onDay(begins + 2)}T${clock}`, zone)!.at;
      const ends = new Date(startsAt.getTime() + 2 * hour);
      const id = await storeEvent(orm, {
        id: `event-${n}`,
        communityId: home,
        participants,
        event: { timeZone: zone, startsAt, endsAt: ends, overAt: ends },
      });
      const at = startsAt.getTime() - 30 * hour;
      moves.set(at, [...(moves.get(at) ?? []), { id, to }]);
      const late = () => Math.floor(random() * 40) * minute;
      for (const due of [startsAt.getTime() - day, startsAt.getTime() - hour]) steps.add(due + late());
      const over = to.getTime() + 2 * hour;
      for (const due of [to.getTime() - day, to.getTime() - hour, over + 12 * hour]) {
        for (const wait of [-5 * minute, late(), 45 * minute]) steps.add(due + wait);
      }
      steps.add(at);
    }

    const inTime = [...steps].sort((one, other) => one - other);
    const kills = new Set(
      Array.from({ length: restarts }, () => inTime[Math.floor(random() * inTime.length)]!),
    );
    for (const step of inTime) {
      time = step;
      for (const { id, to } of moves.get(step) ?? []) {
        await app.db.transaction(async (tx) => {
          const [before] = await tx.orm.select().from(events).where(eq(events.id, id));
          const over = new Date(to.getTime() + 2 * hour);
          const [after] = await tx.orm
            .update(events)
            .set({ startsAt: to, endsAt: over, overAt: over, updatedAt: now() })
            .where(eq(events.id, id))
            .returning();
          await createNotifyChange(workers[0]!, now).changed(tx, after!, { before: before!, by: null });
        });
      }
      if (kills.has(step)) {
        killing = 1 + Math.floor(random() * 3);
        await Promise.allSettled(workers.map((worker) => worker.sendDue()));
        killing = 0;
        await Promise.allSettled(workers.map((worker) => worker.close()));
        workers = [start(), start()];
        // A killed worker's lease lasts a minute.
        time = step + 2 * minute;
      }
      await Promise.all(workers.map((worker) => worker.sendDue()));
    }
    const told = await orm
      .select({ kind: outbox.kind, to: outbox.recipient })
      .from(outbox)
      .where(like(outbox.kind, 'event%'));
    const counts = new Map<string, number>();
    for (const { kind, to } of told) counts.set(`${kind} ${to}`, (counts.get(`${kind} ${to}`) ?? 0) + 1);
    const kinds = ['eventChanged', 'eventSoon', 'eventThanks', 'eventTomorrow'];
    expect(Object.fromEntries(counts), `REMINDERS_SEED=${seed}`).toEqual(
      Object.fromEntries(kinds.flatMap((kind) => people.map(({ email }) => [`${kind} ${email}`, count]))),
    );
  } finally {
    await server.stop();
  }
}
