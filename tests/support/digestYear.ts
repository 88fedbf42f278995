import { expect } from 'vitest';
import { randomOf } from '../../scripts/support/random';
import { notificationTimes, participants, persons, users } from '../../src/server/db/schema';
import { requestAnswered } from '../../src/server/modules/directory/notifications/requestAnswered';
import { startNotifying } from './notifying';
import { mortalBase } from './mortalBase';
import { startServer, type TestServer } from './server';
import { emailOnly } from './testCommunities';
import { changesOf, digestClock } from './digestClock';

const home = 'open.example';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Zones whose clocks are put forward by an hour or half of one, at midnight or later, in spring or in autumn, or never. */
const zones = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Johannesburg',
  'America/Chicago',
  'America/Havana',
  'America/Los_Angeles',
  'America/New_York',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
];

interface Member {
  userId: string;
  email: string;
  zone: string;
  hour: number;
}

/** Adds many members at once, each with a zone and an hour. */
async function addMembers({ app }: TestServer, count: number, random: () => number): Promise<Member[]> {
  const members = Array.from({ length: count }, (_, n) => ({
    userId: `reader-${n}`,
    email: `reader-${n}@people.example`,
    zone: zones[n % zones.length]!,
    // Clocks change in the first hours of a day.
    hour: Math.floor(random() * (random() < 0.4 ? 4 : 24)),
  }));
  const at = new Date();
  for (let from = 0; from < count; from += 500) {
    const some = members.slice(from, from + 500);
    const { orm } = app.db;
    await orm.insert(users).values(
      some.map(({ userId: id, email }) => ({
        id,
        email,
        role: 'ROLE_USER' as const,
        emailConfirmedAt: at,
        createdAt: at,
      })),
    );
    const of = { communityId: home, createdAt: at, updatedAt: at };
    await orm.insert(persons).values(some.map(({ userId }) => ({ id: userId, communityId: home, userId })));
    await orm.insert(participants).values(
      some.map(({ userId, zone: timeZone }) => ({
        ...of,
        id: userId,
        userId,
        slug: userId,
        firstName: 'Reader',
        lastName: 'Tester',
        enabled: true,
        timeZone,
      })),
    );
    await orm
      .insert(notificationTimes)
      .values(some.map(({ userId, hour: digestHour }) => ({ communityId: home, userId, digestHour })));
  }
  return members;
}

interface Year {
  members: number;
  /** The first and last days, as times in UTC. */
  spans: readonly (readonly [from: number, to: number])[];
  restarts: number;
  seed: number;
}

interface Moment {
  at: number;
  some: Member[];
}

/**
 * When members are notified: each one to three times within 30 hours, so that a day could have two digests. Half of them are when
 * the clocks of the member change.
 */
function momentsOf(
  members: readonly Member[],
  { spans, random }: Pick<Year, 'spans'> & { random: () => number },
): Moment[] {
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const total = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  const anyTime = (): number => {
    let left = random() * total;
    const span = spans.find(([from, to]) => (left -= to - from) < 0) ?? spans.at(-1)!;
    return span[1] + left;
  };
  const changes = new Map(
    zones.map((zone) => [zone, spans.flatMap(([from, to]) => changesOf(zone, from, to))]),
  );
  const pairs = members.map((member) => {
    const known = changes.get(member.zone)!;
    const middle = known.length > 0 && random() < 0.5 ? oneOf(known) : anyTime();
    return [1, 2, 3]
      .slice(Math.floor(random() * 3))
      .map(() => ({ member, at: Math.floor(middle + (random() - 0.5) * 30 * hour) }));
  });
  const inOrder = pairs.flat().sort((one, other) => one.at - other.at);
  const together = Math.ceil(members.length / 1000);
  return Array.from({ length: Math.ceil(inOrder.length / together) }, (_, n) => {
    const some = inOrder.slice(n * together, (n + 1) * together);
    return { at: some[0]!.at, some: some.map(({ member }) => member) };
  });
}

/**
 * Members who chose one email a day, in many zones, over days on which clocks change. Two workers send their digests and are
 * killed and started again, some after hours. One digest comes on a local day, at its hour, none twice, and none is empty.
 */
export async function expectDigestsInTime({ members: count, spans, restarts, seed }: Year): Promise<void> {
  const open = { ...emailOnly, community: { transparent: true, timeZone: 'UTC' } };
  const server = await startServer({ communities: { [home]: open } });
  const random = randomOf(seed);
  const gone = new Set<string>();
  const isLeft = async ({ cause }: { cause: string }) => !gone.has(cause.slice(cause.indexOf(':') + 1));
  const notifying = startNotifying(server, {
    start: spans[0]![0],
    relevance: new Map([[requestAnswered.kind, isLeft]]),
    names: ['EMAIL'],
    atOnce: 5,
    fails: () => random() < 0.01,
  });
  const { clock, taken } = notifying;
  const { db, communities } = server.app;
  try {
    const members = await addMembers(server, count, random);
    const community = communities.byId(home)!;
    const siteUrl = communities.origin(community, '');
    const sample = requestAnswered.sample({ config: community, lang: 'en', siteUrl });
    let bases = [mortalBase(db), mortalBase(db)];
    await notifying.restart(bases);

    const written = new Map<string, { member: Member; at: number }>();
    const outages: { from: number; until: number }[] = [];
    /** Notifies some members at once. */
    const write = async (some: readonly Member[]): Promise<string[]> =>
      db.transaction(async (tx) => {
        const causes: string[] = [];
        for (const member of some) {
          const cause = `${written.size}`;
          const to = { community, siteUrl, lang: 'en' as const, email: member.email, userId: member.userId };
          await notifying.notify(tx, requestAnswered, to, sample, { cause, thing: cause, by: null });
          written.set(cause, { member, at: clock.time });
          causes.push(cause);
        }
        return causes;
      });
    const moments = momentsOf(members, { spans, random });
    const kills = new Set<number>();
    while (kills.size < restarts) kills.add(Math.floor(random() * moments.length));

    /** Kills both workers in the middle of their work, and starts two others, some hours later. */
    const restart = async () => {
      const from = clock.time;
      const due = await notifying.nextDue(from + day);
      if (random() < 0.5 && due !== undefined) clock.time = Math.max(from, due);
      for (const base of bases) base.dieAfter(Math.floor(random() * 4));
      await notifying.sendDue();
      bases = [mortalBase(db), mortalBase(db)];
      await notifying.restart(bases);
      // A killed worker's leases last two minutes in any case.
      clock.time += random() < 0.5 ? 3 * minute : random() * 5 * hour;
      clock.time = Math.floor(clock.time);
      outages.push({ from, until: clock.time });
      await notifying.sendDue();
    };
    const passTo = async (until: number) => {
      for (
        let due = await notifying.nextDue(until);
        due !== undefined;
        due = await notifying.nextDue(until)
      ) {
        // A worker is late, but not by much: failed attempts add to it.
        clock.time = Math.max(clock.time, due + Math.floor(random() * 3 * minute));
        await notifying.sendDue();
      }
      clock.time = Math.max(clock.time, Math.floor(until));
    };
    for (const [place, { at, some }] of moments.entries()) {
      await passTo(at);
      const causes = await write(some);
      // Some are killed before they have looked at it.
      if (!kills.has(place)) await notifying.sendDue();
      // Something of it becomes untrue before the digest.
      for (const cause of causes) if (random() < 0.3) gone.add(cause);
      if (kills.has(place)) await restart();
      // What is over must not slow down what is to come.
      if (place % 200 === 199)
        await db.executeSql('vacuum analyze notifications, deliveries, unsubscribe_links');
    }
    await passTo(clock.time + 4 * day);

    // An attempt whose end nobody noted is repeated, and the recipient keeps one of its messages.
    const kept = [...new Map(taken.toReversed().map((message) => [message.id, message])).values()];
    const label = `DIGESTS_SEED=${seed}`;
    const byAddress = new Map(members.map((member) => [member.email, member]));
    const arrived = new Map<string, number>();
    const days = new Set<string>();
    for (const { kind, address, at, causes } of kept) {
      const { zone, hour: chosen } = byAddress.get(address)!;
      const { dayOf, isDueAt } = digestClock(zone, chosen);
      const about = `${label} ${address} ${zone} ${chosen} ${new Date(at).toISOString()}`;
      expect(kind, about).toBe('dailyDigest');
      expect(causes.length, about).toBeGreaterThan(0);
      const local = `${address} ${dayOf(at)}`;
      expect(days.has(local), about).toBe(false);
      days.add(local);
      const wasAway = outages.some(({ from, until }) => at >= from && at <= until + 6 * hour);
      expect(wasAway || isDueAt(at - (at % (15 * minute))), about).toBe(true);
      for (const cause of causes) {
        expect(arrived.has(cause), about).toBe(false);
        arrived.set(cause, at);
      }
    }
    for (const [cause, { member, at }] of written) {
      const about = `${label} ${member.email} ${member.zone} ${member.hour} ${new Date(at).toISOString()}`;
      const sentAt = arrived.get(cause);
      expect(sentAt !== undefined, about).toBe(!gone.has(cause));
      if (sentAt === undefined) continue;
      const wasAway = outages.some(({ from, until }) => from <= sentAt && until + 2 * day >= at);
      const { nextAfter } = digestClock(member.zone, member.hour);
      if (wasAway) expect(sentAt - at, about).toBeLessThan(2 * day + 8 * hour);
      else expect(sentAt - nextAfter(at), about).toBeLessThan(15 * minute);
    }
  } finally {
    await notifying.stop();
    await server.stop();
  }
}
