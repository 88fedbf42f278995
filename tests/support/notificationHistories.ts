import { desc, eq, and } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { notifications, participants } from '../../src/server/db/schema';
import { notificationKinds } from '../../src/server/notificationKinds';
import type { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { clearRefusals, noteRefusal } from '../../src/server/notifications/addresses/refused';
import type { AnyNotification, Setting } from '../../src/server/notifications/kinds/definition';
import type { Queued } from '../../src/server/notifications/deliveries/deliveries';
import { markSeen } from '../../src/server/notifications/list/marking';
import { storePreference } from '../../src/server/notifications/preferences/storePreference';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { storeTimes } from '../../src/server/notifications/times/storeTimes';
import { anyTime } from '../../src/server/notifications/times/times';
import { modelZone, NotificationModel, type PlaceOf } from './notificationModel';
import { knownHistories, step, type Step } from './notificationSteps';
import { startNotifying, type Notifying } from './notifying';
import { addPerson, password, type Person } from './people';
import { startServer, type TestServer } from './server';
import { emailOnly } from './testCommunities';

const home = 'open.example';
const minute = 60_000;
const day = 86_400_000;
/** Noon by the clocks of the member. */
const start = Date.UTC(2032, 2, 1, 6, 30);

/** Sample data that say one of several things. */
function dataOf(
  definition: AnyNotification,
  setting: Setting,
  { version, was, thing }: { version: number; was: string | undefined; thing: string },
): object {
  const sample = definition.sample(setting);
  const { kind: name } = definition;
  if (name === 'chatMessages') return { ...sample, count: version + 1 };
  const of = 'eventId' in sample ? { eventId: thing } : {};
  if (was !== undefined) return { ...sample, ...of, when: `${version}`, before: was, moved: false };
  return { ...sample, ...of, version };
}

/** The number of a notification in its history. */
const numberIn = (cause: string): number => Number(cause.split(' ').at(-1));

/** The keys by which sample data differ. */
interface Said {
  count: number;
  version: number;
  when: string;
  before: string;
}

/** What a message says, as the model writes it. */
function saysOf(name: string, { count, version, when, before }: Said): string {
  if (name === 'chatMessages') return `${count - 1}`;
  return name === 'eventChanged' ? `${when} was ${before}` : `${version}`;
}

/** The order in which the server attempted what was due. */
function noteAttempts() {
  const places = new Map<string, number>();
  const placeOf: PlaceOf = (...which) => places.get(which.join(' ')) ?? Number.MAX_VALUE;
  return {
    placeOf,
    clear: () => places.clear(),
    note(at: number, { channel, cause, status }: Queued): void {
      const which = [at, channel, numberIn(cause), status === 'gathered'].join(' ');
      if (!places.has(which)) places.set(which, places.size);
    },
  };
}
type Attempts = ReturnType<typeof noteAttempts>;

interface Scene {
  server: TestServer;
  notifying: Notifying;
  gone: Set<string>;
  attempts: Attempts;
  ann: Person;
  ben: Person;
}

/** One history, by the server and by the model. */
async function play(
  { server, notifying, gone, attempts, ...others }: Scene,
  steps: readonly Step[],
): Promise<void> {
  const { app } = server;
  const { db } = app;
  const { clock, connected, now, taken } = notifying;
  clock.time = start;
  const community = app.communities.byId(home)!;
  const reader = await addPerson(server, { member: home, participant: { timeZone: modelZone } });
  const to = (await memberOf(app, db.orm, community, reader.userId))!;
  const setting: Setting = { config: community, lang: 'en', siteUrl: to.siteUrl };
  const model = new NotificationModel(start);
  const as = ({ token }: Person) => ({ token, community: home });
  const personOf = (name: string) => (name === 'ann' ? others.ann : others.ben);
  const events = new Map<string, number>();
  let number = 0;
  connected.clear();
  taken.length = 0;
  gone.clear();
  attempts.clear();

  const notify = async (definition: AnyNotification, what: Extract<Step, { do: 'notify' }>) => {
    // The domain notifies nobody who has no account.
    if (!model.isThere) return;
    const { kind: name } = definition;
    const by = what.by && personOf(what.by);
    const thing = `${reader.userId}-${what.thing}`;
    const isChange = name === 'eventChanged';
    const before = events.get(thing) ?? 0;
    if (isChange && before === what.version) return;
    if (isChange) events.set(thing, what.version);
    const was = isChange ? `${before}` : undefined;
    const about = what.isAbout && !definition.reachesApart ? by : undefined;
    const urgentFrom =
      what.urgentIn === undefined ? undefined : new Date(clock.time + what.urgentIn * minute);
    const notBefore = name === 'chatMessages' ? new Date(clock.time + 2 * minute) : undefined;
    clock.time += 1000;
    model.now = clock.time;
    const data = dataOf(definition, setting, { version: what.version, was, thing });
    await db.transaction((tx) =>
      notifying.notify(tx, definition as typeof managerNews, to, data as never, {
        cause: `${thing} ${String(number).padStart(3, '0')}`,
        thing,
        by: by ? { userId: by.userId } : null,
        about: about ? [about.participantId!] : [],
        urgentFrom,
        notBefore,
      }),
    );
    model.write({
      kind: definition,
      number,
      thing: `${what.thing}`,
      says: `${what.version}`,
      was,
      by: what.by,
      about: about && what.by,
      urgentFrom: urgentFrom?.getTime(),
      notBefore: notBefore?.getTime(),
    });
    number += 1;
  };

  const expectOk = ({ status, text }: { status: number; text: string }) => {
    if (status !== 200) throw new Error(text);
  };
  const setOn = (names: Set<string>, name: string, isOn: boolean) =>
    isOn ? names.add(name) : names.delete(name);

  const take = async (each: Step): Promise<void> => {
    switch (each.do) {
      case 'notify':
        return notify(notificationKinds.find(each.kind)!, each);
      case 'burst':
        for (let n = 0; n < each.count; n += 1)
          await notify(notificationKinds.find('requestAnswered')!, {
            do: 'notify',
            kind: 'requestAnswered',
            thing: 100 + number,
            by: each.by,
            isAbout: false,
            version: 0,
            urgentIn: undefined,
          });
        return;
      case 'pass':
        await notifying.passTo(clock.time + each.minutes * minute);
        return model.passTo(clock.time, attempts.placeOf);
      case 'see': {
        if (!model.isMember) return;
        const [last] = await db.orm
          .select({ id: notifications.id })
          .from(notifications)
          .where(eq(notifications.recipient, reader.userId))
          .orderBy(desc(notifications.number))
          .limit(1);
        const whose = { userId: reader.userId, communityId: home, now: now() };
        if (last) await db.transaction((tx) => markSeen(tx, whose, { upTo: last.id }));
        return model.see();
      }
      case 'gone':
        gone.add(`${reader.userId}-${each.thing}`);
        return void model.gone.add(`${each.thing}`);
      case 'block': {
        // Who is hidden cannot be blocked.
        if (!model.isMember || model.hidden.has(each.who) || model.apart.has(each.who) === each.isOn) return;
        const path = `/api/blocks/${personOf(each.who).participantId}`;
        expectOk(
          await (each.isOn
            ? server.post(path, undefined, as(reader))
            : server.call('DELETE', path, undefined, as(reader))),
        );
        return void setOn(model.apart, each.who, each.isOn);
      }
      case 'hide':
        await db.orm
          .update(participants)
          .set({ profileEnabled: !each.isOn })
          .where(eq(participants.id, personOf(each.who).participantId!));
        return void setOn(model.hidden, each.who, each.isOn);
      case 'channel':
      case 'kind': {
        if (!model.isMember) return;
        const name = each.do === 'kind' ? each.kind : undefined;
        const choice = { channel: each.channel, kind: name, disable: !each.isOn };
        await storePreference(db.orm, reader.participantId!, choice);
        return void setOn(model.off, name ? `${each.channel} ${name}` : each.channel, !each.isOn);
      }
      case 'connect':
        setOn(connected, `${each.channel} ${reader.userId}`, each.isOn);
        return void setOn(model.connected, each.channel, each.isOn);
      case 'stop': {
        const at = { channel: 'EMAIL', address: reader.email };
        if (each.isOn) await noteRefusal(db.orm, at, { status: '5.1.1', isFinal: true, now: now() });
        else await clearRefusals(db.orm, at);
        model.isStopped = each.isOn;
        return;
      }
      case 'times': {
        if (!model.isMember) return;
        const { pausedFor, ...chosen } = each.times;
        const pausedUntil = pausedFor > 0 ? new Date(clock.time + pausedFor * minute) : null;
        const stored = { ...chosen, pausedUntil: pausedUntil?.toISOString() ?? null, showsText: false };
        await db.transaction((tx) =>
          storeTimes(tx, { userId: reader.userId, community, now: now() }, stored),
        );
        return model.setTimes({ ...anyTime, ...chosen, pausedUntil });
      }
      case 'leave':
        if (!model.isMember) return;
        expectOk(
          await server.post('/api/participant/leave', { participantId: reader.participantId }, as(reader)),
        );
        await app.deliveries.sendDue();
        // Leaving has signed them out.
        ({ token: reader.token } = await app.sessions.open(db.orm, {
          userId: reader.userId,
          communityId: home,
          userAgent: 'test',
          method: 'EMAIL',
        }));
        return model.leave();
      case 'delete':
        if (!model.isThere) return;
        expectOk(await server.call('DELETE', `/api/users/delete/${reader.userId}`, { password }, as(reader)));
        return model.deleteAccount();
    }
  };

  try {
    for (const each of steps) await take(each);
    await take({ do: 'pass', minutes: (5 * day) / minute });
    // What the server says of the end of a membership is no part of it.
    const ofHistory = taken.filter(({ causes }) => causes.every((cause) => cause.includes(reader.userId)));
    const told = ofHistory.map(({ at, channel: by, kind: name, causes, data }) => ({
      at,
      channel: by,
      numbers: causes.map(numberIn),
      says: name.toLowerCase().endsWith('digest') ? '' : saysOf(name, data as Said),
    }));
    const inOrder = <Sent extends { at: number; channel: string; numbers: number[] }>(all: readonly Sent[]) =>
      all
        .map((sent) => ({
          ...sent,
          numbers: sent.numbers.toSorted((a, b) => a - b),
          at: (sent.at - start) / minute,
        }))
        .sort(
          (a, b) =>
            a.at - b.at || a.channel.localeCompare(b.channel) || (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0),
        );
    expect(inOrder(told)).toEqual(inOrder(model.sent));
  } finally {
    for (const name of ['ann', 'ben'])
      if (model.hidden.has(name))
        await db.orm
          .update(participants)
          .set({ profileEnabled: true })
          .where(eq(participants.id, personOf(name).participantId!));
    await db.orm
      .delete(notifications)
      .where(and(eq(notifications.recipient, reader.userId), eq(notifications.communityId, home)));
  }
}

/** Plays histories one after another, with a server and a database of their own. */
async function expectAll(histories: { numRuns: number; seed: number }): Promise<void> {
  const open = { ...emailOnly, community: { transparent: true, timeZone: 'UTC' } };
  const server = await startServer({ communities: { [home]: open } });
  const gone = new Set<string>();
  const attempts = noteAttempts();
  const isLeft = async (notification: Queued) => {
    const { cause } = notification;
    attempts.note(notifying.clock.time, notification);
    const [thing = ''] = cause.slice(cause.indexOf(':') + 1).split(' ');
    return !gone.has(thing);
  };
  const relevance = new Map(notificationKinds.all.map((each) => [each.kind, isLeft]));
  const notifying = startNotifying(server, { start, relevance });
  try {
    const ann = await addPerson(server, { member: home, firstName: 'Ann' });
    const ben = await addPerson(server, { member: home, firstName: 'Ben' });
    const scene = { server, notifying, gone, attempts, ann, ben };
    let played = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 24, size: 'max' }), async (steps) => {
        await play(scene, steps);
        played += 1;
        // What a history leaves behind must not slow down later ones.
        if (played % 100 === 0)
          await server.app.db.executeSql('vacuum analyze notifications, deliveries, unsubscribe_links');
      }),
      { ...histories, examples: knownHistories.map((steps) => [steps]) },
    );
  } finally {
    await notifying.stop();
    await server.stop();
  }
}

interface Histories {
  count: number;
  seed: number;
  /** How many are played at once, each on a server of its own: they wait for their databases most of the time. */
  atOnce?: number;
}

/** Random histories of a member: what the server sends is what the model sends, at the same time, and nothing else. */
export async function expectAsInModel({ count, seed, atOnce = 1 }: Histories): Promise<void> {
  const numRuns = Math.ceil(count / atOnce);
  await Promise.all(Array.from({ length: atOnce }, (_, n) => expectAll({ numRuns, seed: seed + n })));
}
