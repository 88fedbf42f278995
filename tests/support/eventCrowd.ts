import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventParticipationChanges, events, eventBroadcasts, eventWaits } from '../../src/server/db/schema';
import { limitTable } from '../../src/server/limitTable';
import { eventActs, said } from './eventActs';
import { createEvent } from './events';
import { outbox } from './outbox';
import { addPerson, type Person } from './people';
import { startServer, type TestServer } from './server';
import { emailOnly } from './testCommunities';

const home = 'open.example';

interface Crowd {
  members: number;
  acts: number;
  seed: number;
}

/** People who got an offer before somebody who had come earlier and still waited. */
function overtaken(waits: (typeof eventWaits.$inferSelect)[]): string[] {
  const line = waits.filter(({ promotedAt }) => promotedAt === null);
  return line.flatMap((late) =>
    line
      .filter(
        (early) =>
          late.offeredAt &&
          early.number < late.number &&
          early.joinedAt < late.offeredAt &&
          !(early.offeredAt && early.offeredAt <= late.offeredAt) &&
          !(early.endedAt && early.endedAt <= late.offeredAt),
      )
      .map((early) => `${early.number} by ${late.number}`),
  );
}

/**
 * Many people join an event of ten seats at once through two server processes, wait, cancel, and are moved to the
 * front, while the number of seats changes: never one too many, no free seat while somebody waits, first come first
 * served, each notified once.
 */
export function crowdTests({ members: count, acts, seed: first }: Crowd): void {
  let [one, two]: TestServer[] = [];
  let organiser: Person;
  const members: Person[] = [];
  beforeAll(async () => {
    const limits = { ...limitTable, address: {} };
    one = await startServer({ communities: { [home]: emailOnly }, limits });
    two = await startServer({ communities: { [home]: emailOnly }, limits, beside: one });
    organiser = await addPerson(one, { member: home });
    while (members.length < count) members.push(await addPerson(one, { member: home }));
  }, 300_000);
  afterAll(async () => {
    await two?.stop();
    await one?.stop();
  });

  /** The causes of the emails of a kind, without the earlier ones. */
  async function told(kind: string, before: readonly string[] = []): Promise<string[]> {
    const rows = await one!.app.db.orm
      .select({ cause: outbox.cause })
      .from(outbox)
      .where(like(outbox.cause, `${kind}:%`));
    return rows.flatMap(({ cause }) => (before.includes(cause) ? [] : cause)).sort();
  }
  /** The people who were notified of the cancellation, once per email. */
  async function toldOfTheEnd(id: string): Promise<string[]> {
    const isOf = and(eq(eventBroadcasts.eventId, id), eq(eventBroadcasts.what, 'CANCELLED'));
    const broadcasts = await one!.app.db.orm.select().from(eventBroadcasts).where(isOf);
    const all = (await told('eventCancelled')).map((cause) => cause.split(':'));
    return all.flatMap(([, broadcast, who]) =>
      broadcasts.some((each) => each.id === broadcast) ? who! : [],
    );
  }
  const causes = (kind: string, rows: { id: string }[]) => rows.map((row) => `${kind}:${row.id}`).sort();
  const changesOf = (id: string) =>
    one!.app.db.orm
      .select()
      .from(eventParticipationChanges)
      .where(eq(eventParticipationChanges.eventId, id))
      .orderBy(asc(eventParticipationChanges.at));

  it('EVT-04 EVT-09 all join at once: ten have a place, the others wait', { timeout: 900_000 }, async () => {
    const { id } = await createEvent(one!, organiser, home, {
      maxParticipants: 10,
      waitingListEnabled: true,
    });
    const by = [one!, two!].map((server) => eventActs(server, home));
    /** Asked again for as long as the server is busy, as browsers do. */
    async function settled(ask: () => ReturnType<(typeof by)[0]['join']>): Promise<string | number> {
      for (;;) {
        const answer = said(await ask());
        if (answer !== 503) return answer;
      }
    }
    const answers = await Promise.all(
      members.map(async (who, at) => {
        const does = by[at % 2]!;
        const joined = await settled(() => does.join(id, who));
        return joined === 1199 ? settled(() => does.wait(id, who)) : joined;
      }),
    );
    expect(answers.filter((answer) => answer === 'CONFIRMED')).toHaveLength(10);
    const line = answers.filter((answer) => typeof answer === 'number').sort((a, b) => a - b);
    expect(line).toEqual(Array.from({ length: count - 10 }, (_, n) => n + 1));
    const [event] = await one!.app.db.orm.select().from(events).where(eq(events.id, id));
    expect(event).toMatchObject({ confirmedCount: 10, reservedCount: 0, waitingCount: count - 10 });
    expect(await told('eventConfirmed')).toEqual(causes('eventConfirmed', await changesOf(id)));
  });

  it('EVT-04 EVT-09 many join, wait, cancel and are promoted at once', { timeout: 900_000 }, async () => {
    const { id } = await createEvent(one!, organiser, home, {
      maxParticipants: 10,
      waitingListEnabled: true,
    });
    const { orm } = one!.app.db;
    const before = await told('eventConfirmed');
    const stored = async () => (await orm.select().from(events).where(eq(events.id, id)))[0]!;
    let seed = first;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const by = [one!, two!].map((server) => eventActs(server, home));
    async function act() {
      const who = members[random(count)]!;
      const [does, kind] = [by[random(2)]!, random(20)];
      if (kind < 2) return does.cancel(id, who);
      if (kind === 2) return does.change(id, { maxParticipants: 8 + random(5) }, organiser);
      if (kind === 3) return does.offer(id, who, organiser);
      if (kind === 4) return does.set('CONFIRMED', id, who, organiser);
      if (kind === 5) return does.leaveLine(id, who);
      const joined = await does.join(id, who);
      return said(joined) === 1199 ? does.wait(id, who) : joined;
    }
    const answers = new Set<string | number>();
    // At most as many concurrent calls as the database can answer before its timeout.
    for (let done = 0; done < acts; done += 40) {
      const wave = await Promise.all(Array.from({ length: Math.min(40, acts - done) }, act));
      for (const answer of wave) answers.add(said(answer));
      const { confirmedCount, reservedCount, maxParticipants, waitingCount } = await stored();
      expect(confirmedCount + reservedCount).toBeLessThanOrEqual(maxParticipants!);
      if (waitingCount > 0) expect(confirmedCount + reservedCount).toBe(maxParticipants);
    }
    expect([...answers].filter((each) => typeof each === 'number' && each > 1000).sort()).toEqual(
      expect.not.arrayContaining([1000, 503]),
    );
    const waits = await orm.select().from(eventWaits).where(eq(eventWaits.eventId, id));
    expect(waits.filter(({ offeredAt }) => offeredAt).length).toBeGreaterThan(0);
    expect(overtaken(waits)).toEqual([]);

    const { confirmedCount, reservedCount, waitingCount } = await stored();
    const open = waits.filter(({ endedAt }) => endedAt === null);
    expect(reservedCount).toBe(open.filter(({ offeredAt }) => offeredAt).length);
    expect(waitingCount).toBe(open.length - reservedCount);
    const changes = await changesOf(id);
    const confirmed = changes.filter(({ to }) => to === 'CONFIRMED');
    const left = changes.filter(({ from }) => from === 'CONFIRMED');
    expect(confirmedCount).toBe(confirmed.length - left.length);

    const offered = waits.filter(({ offeredAt }) => offeredAt);
    expect(await told('eventOffered')).toEqual(causes('eventOffered', offered));
    expect(await told('eventConfirmed', before)).toEqual(causes('eventConfirmed', confirmed));
  });
  it.each(['callOff', 'remove'] as const)(
    'E06 E19 EVT-04 EVT-09 many join, wait and cancel while the event ends: %s',
    { timeout: 900_000 },
    async (end) => {
      const { id } = await createEvent(one!, organiser, home, {
        maxParticipants: 10,
        waitingListEnabled: true,
      });
      const { orm } = one!.app.db;
      const by = [one!, two!].map((server) => eventActs(server, home));
      const before = await told('eventConfirmed');
      const come = async (who: Person, at: number) => {
        const does = by[at % 2]!;
        const joined = said(await does.join(id, who));
        if (joined === 1199) return said(await does.wait(id, who));
        return at % 5 === 0 && joined === 'CONFIRMED' ? said(await does.cancel(id, who)) : joined;
      };
      const half = Math.ceil(count / 2);
      await Promise.all(members.slice(0, half).map(come));
      const [ended, ...answers] = await Promise.all([
        by[0]![end](id, organiser),
        ...members.slice(half).map((who, at) => come(who, at + half)),
      ]);
      expect(ended.status).toBe(200);
      // People who came too late get an error.
      const refused = answers.filter((answer) => typeof answer === 'number' && answer > 1000);
      expect(new Set([...refused, 1205, 1195])).toEqual(new Set([1205, 1195]));

      const [event] = await orm.select().from(events).where(eq(events.id, id));
      const waits = await orm.select().from(eventWaits).where(eq(eventWaits.eventId, id));
      expect(waits.filter(({ endedAt }) => endedAt === null)).toEqual([]);
      expect(event).toMatchObject({ reservedCount: 0, waitingCount: 0 });
      const changes = await changesOf(id);
      const parts = new Map(changes.map(({ participantId, to }) => [participantId, to]));
      const seated = [...parts].filter(([, to]) => to === 'CONFIRMED').map(([who]) => who);
      expect(event!.confirmedCount).toBe(seated.length);
      expect(seated.length).toBeLessThanOrEqual(10);
      const confirmed = changes.filter(({ to }) => to === 'CONFIRMED');
      expect(await told('eventConfirmed', before)).toEqual(causes('eventConfirmed', confirmed));
      await one!.app.eventBroadcasts.work();
      const heard = await toldOfTheEnd(id);
      const waited = waits
        .filter(({ ended: how }) => how === 'OVER')
        .map(({ participantId }) => participantId);
      // People who were just giving up their seats may have been notified, too.
      expect(heard).toEqual(expect.arrayContaining([...seated, ...waited]));
      expect(heard).toHaveLength(new Set(heard).size);
    },
  );
}
