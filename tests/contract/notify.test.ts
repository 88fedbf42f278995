import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Init } from '../../src/generated/api/currentUser';
import type { OwnProfile } from '../../src/generated/api/participant';
import { newContactsKind } from '../../src/lib/newContactsKind';
import type { ParticipationStatus } from '../../src/lib/rules/event/participation';
import type { Transaction } from '../../src/server/db/database';
import {
  connections,
  deliveries,
  eventInvitations,
  eventWaits,
  matchingResults,
  matchings,
  meetings,
  notifications,
  participants,
  relations,
  unsubscribeLinks,
  users,
} from '../../src/server/db/schema';
import { categories } from '../../src/server/notifications/kinds/categories';
import { notificationKinds } from '../../src/server/notificationKinds';
import { withdraw } from '../../src/server/notifications/deliveries/deliveries';
import { createNotify } from '../../src/server/notifications/notify';
import { unsubscribeLink } from '../../src/server/notifications/preferences/unsubscribe';
import { memberOf, type Recipient } from '../../src/server/notifications/recipients/recipient';
import { outboxFolder } from '../../src/server/channels/email/emailChannel';
import { chatCalls } from '../support/chats';
import { errorOf } from '../support/client';
import { storeEvent } from '../support/events';
import { connect } from '../support/organisers';
import { asAnotherCaller } from '../support/openTransaction';
import { outbox } from '../support/outbox';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { waitForLocks } from '../support/waitForLocks';
import { magic as magicLink } from '../../src/server/modules/auth/notifications/magic';
import { otp } from '../../src/server/modules/auth/notifications/otp';
import { recovery } from '../../src/server/modules/auth/notifications/recovery';
import { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { reportDismissed } from '../../src/server/modules/report/notifications/reportDismissed';

const domain = 'violet.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      [domain]: {
        community: { title: 'Violet & Co', lang: 'ru', langChoices: ['en', 'ru'] },
        auth: [{ authType: 'EMAIL' }],
      },
    },
  });
});
afterAll(() => server.stop());

/** A kind as it is, but that it may be switched off. */
const magic = { ...magicLink, category: 'news', label: { en: 'Links', ru: 'Ссылки' } } as const;
const wake = vi.fn();
const notifyOf = () => {
  const wakeAll = () => {
    wake();
    server.app.deliveries.wake();
  };
  const announce = () => undefined;
  return createNotify({ now: () => new Date(), channels: server.app.channels, wake: wakeAll, announce });
};
const tell = (work: (notify: ReturnType<typeof notifyOf>, tx: Transaction) => Promise<unknown>) =>
  server.app.db.transaction((tx) => work(notifyOf(), tx));

const rowsOf = (email: string) => server.app.db.orm.select().from(outbox).where(eq(outbox.recipient, email));
const community = () => server.app.communities.byDomain(domain)!;
const member = async (): Promise<Person> => addPerson(server, { member: community().id });
const recipient = async ({ userId }: Person): Promise<Recipient> => {
  const found = await memberOf(server.app, server.app.db.orm, community(), userId);
  return found!;
};
const link = { url: 'https://violet.example/here' };
let causes = 0;
const tomorrow = () => new Date(Date.now() + 86_400_000);
const cause = () => ({ cause: `cause-${causes++}`, thing: '', by: null });
const prefer = (person: Person, contactType: string, disable: boolean) =>
  server.post(
    '/api/participant/update-notification-pref',
    { contactType, disable },
    { token: person.token, community: domain },
  );

describe('notifications of people', () => {
  it('P11 an email that may be switched off reaches a member until it is, and from then on again', async () => {
    const person = await member();
    const to = await recipient(person);
    const send = () => tell((notify, tx) => notify(tx, magic, to, link, cause()));
    await send();
    expect((await server.emailTo(person.email)).text).toContain(link.url);
    expect((await prefer(person, 'EMAIL', true)).text).toBe('OK');
    await send();
    expect(await rowsOf(person.email)).toHaveLength(1);
    expect((await prefer(person, 'EMAIL', false)).text).toBe('OK');
    await send();
    await server.emailTo(person.email, 2);
  });

  it('P11 nothing is written for a member who is leaving, and the call that would notify them meets no error', async () => {
    const person = await member();
    const to = await recipient(person);
    const { db } = server.app;
    let notified: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.orm.delete(participants).where(eq(participants.id, person.participantId!));
      notified = asAnotherCaller(() => tell((notify, other) => notify(other, magic, to, link, cause())));
      // The embedded database has one session: there the other transaction begins after this one.
      if (process.env.DATABASE_URL) await waitForLocks(server, 1);
    });
    expect(await notified).toBe(false);
    expect(await rowsOf(person.email)).toEqual([]);
  });

  it('P11 switching off one channel leaves another', async () => {
    const person = await member();
    await prefer(person, 'TELEGRAM', true);
    const to = await recipient(person);
    await tell((notify, tx) => notify(tx, magic, to, link, cause()));
    expect(await rowsOf(person.email)).toMatchObject([{ channel: 'EMAIL', kind: 'magic' }]);
  });

  it('P11 a notification is written where no channel reaches its reader, without what opens something', async () => {
    const person = await member();
    await prefer(person, 'EMAIL', true);
    const to = await recipient(person);
    const news = { subject: 'Spring', text: 'We meet on Friday.' };
    const same = cause();
    const reached = await tell(async (notify, tx) => [
      await notify(tx, managerNews, to, news, same),
      await notify(tx, { ...magic, ephemeral: true }, to, link, cause()),
    ]);
    expect(reached).toEqual([false, false]);
    const { orm } = server.app.db;
    const written = await orm.select().from(notifications).where(eq(notifications.userId, person.userId));
    expect(written.map(({ kind, data }) => [kind, data]).toSorted()).toEqual([
      ['magic', null],
      ['managerNews', news],
    ]);
    expect(await rowsOf(person.email)).toEqual([]);
    // It is sent once a channel reaches them, and only once.
    await prefer(person, 'EMAIL', false);
    const again = () => tell((notify, tx) => notify(tx, managerNews, to, news, same));
    expect([await again(), await again()]).toEqual([true, false]);
    expect(await rowsOf(person.email)).toHaveLength(1);
  });

  it('P11 what must arrive is sent to whoever switched everything off', async () => {
    const person = await member();
    await prefer(person, 'EMAIL', true);
    const to = await recipient(person);
    await tell((notify, tx) => notify(tx, recovery, to, link, cause()));
    await server.emailTo(person.email);
  });

  it('P11 what may be switched off goes to members alone', async () => {
    const [stranger, elsewhere] = [newEmail('stranger'), await addPerson(server, { member: 'default' })];
    const to = await recipient(await member());
    for (const other of [
      { ...to, email: stranger, userId: undefined },
      { ...to, email: elsewhere.email, userId: elsewhere.userId },
    ]) {
      await tell((notify, tx) => notify(tx, magic, other, link, cause()));
      expect(await rowsOf(other.email)).toEqual([]);
      await tell((notify, tx) => notify(tx, otp, other, { code: '123456' }, cause()));
      expect(await rowsOf(other.email)).toHaveLength(1);
    }
  });

  it('is undone with its cause, and wakes nobody then', async () => {
    const person = await member();
    const to = await recipient(person);
    wake.mockClear();
    const failing = tell(async (notify, tx) => {
      await notify(tx, otp, to, { code: '123456' }, cause());
      throw new Error('the cause fails');
    });
    await expect(failing).rejects.toThrow('the cause fails');
    expect(await rowsOf(person.email)).toEqual([]);
    expect(wake).not.toHaveBeenCalled();
  });

  it('notifies each person once of one cause, and several people of one cause', async () => {
    const [one, other] = [await member(), await member()];
    const same = cause();
    for (const person of [one, one, other]) {
      const to = await recipient(person);
      await tell((notify, tx) => notify(tx, otp, to, { code: '123456' }, same));
    }
    expect(await rowsOf(one.email)).toHaveLength(1);
    expect(await rowsOf(other.email)).toHaveLength(1);
  });

  it('U02 is in the language a member stored, else in the community’s, for any caller', async () => {
    const person = await member();
    expect(await recipient(person)).toEqual({
      community: community(),
      siteUrl: 'http://violet.example.localhost:3999',
      lang: 'ru',
      email: person.email,
      userId: person.userId,
    });
    await server.app.db.orm.update(users).set({ preferredLang: 'en' }).where(eq(users.id, person.userId));
    expect((await recipient(person)).lang).toBe('en');
    const { userId } = await addPerson(server, { member: 'default' });
    expect(await memberOf(server.app, server.app.db.orm, community(), userId)).toBeUndefined();
  });
});

describe('a notification that is taken back', () => {
  it.each([
    ['otp', otp, null],
    ['managerNews', managerNews, link],
  ])('%s stays where another channel has sent it, without what opens something', async (kind, its, left) => {
    const { userId } = await member();
    const { orm } = server.app.db;
    const id = randomUUID();
    await orm.insert(notifications).values({
      id,
      kind,
      cause: `${kind}:${id}`,
      userId,
      communityId: domain,
      data: link,
      lang: 'en',
      siteUrl: '',
      createdAt: new Date(),
    });
    const common = { notificationId: id, address: id };
    await orm.insert(deliveries).values([
      { ...common, id: `${id}-1`, channel: 'CHAT', status: 'sent' },
      { ...common, id: `${id}-2`, channel: 'PUSH', status: 'pending', leasedUntil: tomorrow() },
    ]);
    await withdraw(orm, its, id);
    expect(await rowsOf(id)).toMatchObject([{ channel: 'CHAT', status: 'sent', data: left }]);
  });
});

describe('an email that waits', () => {
  it('A13 keeps what it says once it is sent, until somebody it speaks of deletes their account', async () => {
    const [reader, other] = [await member(), await member()];
    const to = await recipient(reader);
    const data = managerNews.sample({ config: community(), lang: 'en', siteUrl: to.siteUrl });
    const about = [other.participantId ?? ''];
    await tell((notify, tx) => notify(tx, managerNews, to, data, { ...cause(), about }));
    const stored = async () => (await rowsOf(reader.email)).map((row) => [row.status, row.data]);
    await vi.waitFor(async () => expect(await stored()).toEqual([['sent', data]]));
    const { token, userId } = other;
    const at = { token, community: domain };
    const ended = await server.call('DELETE', `/api/users/delete/${userId}`, { password }, at);
    expect(ended.text).toBe('OK');
    expect(await stored()).toEqual([['sent', null]]);
  });

  it('is not sent once somebody it speaks of has deleted their account', async () => {
    const [person, gone, there] = [await member(), await member(), await member()];
    const to = await recipient(person);
    const aboutOf = ({ participantId = '' }: Person) => ({ ...cause(), about: [participantId] });
    await tell(async (notify, tx) => {
      await notify(tx, magic, to, { url: `${link.url}/gone` }, aboutOf(gone));
      await notify(tx, magic, to, { url: `${link.url}/there` }, aboutOf(there));
      await tx.orm.delete(users).where(eq(users.id, gone.userId));
    });
    expect((await server.emailTo(person.email)).text).toContain(`${link.url}/there`);
    await vi.waitFor(async () =>
      expect((await rowsOf(person.email)).map(({ status }) => status).sort()).toEqual(['sent', 'suppressed']),
    );
    expect((await rowsOf(person.email)).map(({ data }) => data)).toEqual([null, null]);
  });
});

describe('a link that switches a kind off', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-community-id': domain };
  const news = { subject: 'Spring', text: 'We meet on Friday.' };
  const optional = notificationKinds.all.flatMap(({ kind, category }) =>
    categories[category].optional ? [kind] : [],
  );

  const sendNews = async (person: Person) => {
    const to = await recipient(person);
    await tell((notify, tx) => notify(tx, managerNews, to, news, cause()));
  };
  /** The last email to a person, and the address of its link on this server. */
  async function lastTo(person: Person, count: number) {
    const { id, text } = await server.emailTo(person.email, count);
    const raw = readFileSync(join(outboxFolder(server.app.env.DATA_DIR), `${id}.eml`), 'utf8');
    const head = raw.replaceAll(/\r?\n[ \t]+/g, ' ');
    const [, url = ''] = /^List-Unsubscribe: <([^>]+)>$/im.exec(head) ?? [];
    expect(text.replaceAll(/\s+/g, ' ')).toContain(url);
    const { pathname, search } = new URL(url);
    return { head, url: server.origin + pathname + search };
  }

  it('P11 is in the headers of every email of an optional kind, with a name', () => {
    expect(optional).toEqual(
      expect.arrayContaining([
        'recommendations',
        'introduced',
        'connected',
        'introWaiting',
        'requestAnswered',
        'rateMeeting',
        'meetingProposed',
        'meetingAgreed',
        'meetingChanged',
        'meetingCancelled',
      ]),
    );
    for (const kind of optional) {
      const { label } = notificationKinds.findOptional(kind) ?? {};
      expect(label?.en && label.ru, kind).toBeTruthy();
    }
    expect(notificationKinds.findOptional('otp')).toBeUndefined();
    expect(notificationKinds.findOptional('constructor')).toBeUndefined();
  });

  it('P11 PRO-03 shows on GET, acts on POST, for its kind alone, without signing in; it is known by its hash', async () => {
    const person = await member();
    const other = await member();
    await sendNews(person);
    const { head, url } = await lastTo(person, 1);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    const secret = new URL(url).searchParams.get('link') ?? '';
    const links = await server.app.db.orm
      .select()
      .from(unsubscribeLinks)
      .where(eq(unsubscribeLinks.participantId, person.participantId ?? ''));
    expect(links).toMatchObject([{ communityId: domain, kind: 'managerNews', channel: 'EMAIL' }]);
    expect(JSON.stringify(links)).not.toContain(secret);

    const shown = await fetch(url, { headers });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await shown.text()).toContain('Новости от менеджеров сообщества');
    await sendNews(person);
    expect(await rowsOf(person.email)).toHaveLength(2);

    const post = (address: string, body: string) => fetch(address, { method: 'POST', headers, body });
    expect((await post(url, 'List-Unsubscribe=One-Click')).status).toBe(200);
    await sendNews(person);
    await sendNews(other);
    expect(await rowsOf(person.email)).toHaveLength(2);
    expect(await rowsOf(other.email)).toHaveLength(1);
    // Another kind that may be switched off still comes.
    const to = await recipient(person);
    await tell((notify, tx) => notify(tx, reportDismissed, to, {}, cause()));
    expect(await rowsOf(person.email)).toHaveLength(3);

    expect((await post(url, 'undo=yes')).status).toBe(200);
    await sendNews(person);
    expect(await rowsOf(person.email)).toHaveLength(4);

    expect((await fetch(`${url}x`, { headers })).status).toBe(404);
    expect((await post(`${url}x`, '')).status).toBe(404);
    const elsewhere = { ...headers, 'x-community-id': 'open.example' };
    expect((await fetch(url, { method: 'POST', headers: elsewhere, body: '' })).status).toBe(404);
    // It goes with the member.
    await server.app.db.orm.delete(users).where(eq(users.id, person.userId));
    expect((await fetch(url, { headers })).status).toBe(404);
  });

  /** An event about which an email of this kind may be sent to a person: its relevance is checked again before sending. */
  const eventFor = async (kind: string, { participantId = '' }: Person, wait: string) => {
    const statuses: Record<string, ParticipationStatus> = {
      ...({ eventAsked: 'PENDING', eventApproved: 'PENDING', eventRejected: 'REJECTED' } as const),
      ...({ eventLeft: 'CANCELLED', eventRequests: 'PENDING' } as const),
    };
    const { orm } = server.app.db;
    const id = await storeEvent(orm, {
      id: randomUUID(),
      communityId: domain,
      organisers: [participantId],
      participants: { [participantId]: statuses[kind] ?? 'CONFIRMED' },
      event: {
        startsAt: new Date('2026-11-24T08:00:00Z'),
        endsAt: new Date('2026-11-24T10:00:00Z'),
        overAt: tomorrow(),
        cancelledAt: kind === 'eventCancelled' ? new Date() : null,
      },
    });
    if (kind === 'eventOffered') {
      await orm.insert(eventWaits).values({
        id: wait,
        eventId: id,
        participantId,
        joinedAt: new Date(),
        offeredAt: new Date(),
        offeredUntil: tomorrow(),
      });
    }
    if (isInvitation(kind)) {
      await orm.insert(eventInvitations).values({
        id: wait,
        eventId: id,
        participantId,
        invitedAt: new Date(),
        invitedAs: kind === 'organiserInvited' ? 'ORGANISER' : 'PARTICIPANT',
      });
    }
    return id;
  };
  /** A meeting about which an email of this kind may be sent. */
  const storeMeeting = async (kind: string, { participantId = '' }: Person, id: string) => {
    const [firstId = '', secondId = ''] = [participantId, (await member()).participantId ?? ''].sort();
    await server.app.db.orm.insert(meetings).values({
      id,
      uid: id,
      communityId: domain,
      firstId,
      secondId,
      proposedBy: secondId,
      state: kind === 'meetingProposed' ? 'PROPOSED' : 'AGREED',
      slots: [tomorrow().toISOString()],
      startsAt: tomorrow(),
      minutes: 30,
      placeKind: 'PLACE',
      placeText: 'Park',
      createdAt: new Date(),
      changedAt: new Date(),
    });
  };
  /** Somebody's side of a connection, which they can be asked about. Returns whom they are connected with. */
  const storeConnection = async ({ participantId = '' }: Person, id: string): Promise<string> => {
    const { orm } = server.app.db;
    const { participantId: other = '' } = await member();
    const [firstId = '', secondId = ''] = [participantId, other].sort();
    const nothing = { score: 0, parts: [] };
    await orm.insert(matchings).values({
      id,
      roundId: null,
      communityId: domain,
      firstId,
      secondId,
      createdAt: new Date(),
      score: 0,
      forward: nothing,
      backward: nothing,
    });
    const side = { id, communityId: domain, matchingId: id, viewerId: participantId, rank: 0 };
    await orm.insert(matchingResults).values(side);
    const connection = { communityId: domain, firstId, secondId, connectedAt: new Date(), matchingId: id };
    await orm.insert(connections).values(connection);
    return other;
  };
  /** An introduction that waits for somebody. Returns who sent it. */
  const storeIntroduction = async ({ participantId: subjectId = '' }: Person): Promise<string> => {
    const { participantId: sender = '' } = await member();
    const at = { createdAt: new Date(), deliverAt: new Date() };
    const sent = { communityId: domain, participantId: sender, subjectId, relationType: 'LIKE' } as const;
    await server.app.db.orm.insert(relations).values({ ...sent, ...at });
    return sender;
  };
  /** A message that somebody has not read. Returns its chat. */
  const storeMessage = async (reader: Person): Promise<string> => {
    const author = await member();
    const calls = chatCalls(server, domain);
    await connect(server, domain, author, reader);
    const { chat } = await calls.opened(author, [reader]);
    await calls.sent(author, chat.id, 'Hello');
    return chat.id;
  };
  const isInvitation = (kind: string) => kind === 'eventInvited' || kind === 'organiserInvited';

  it.each(optional)(
    'P11 of %s changes nothing when it is opened; one click switches it off, and no other',
    async (kind) => {
      const person = await member();
      const to = await recipient(person);
      const other = optional[(optional.indexOf(kind) + 1) % optional.length] ?? '';
      const send = async (each: string) => {
        const notification = notificationKinds.find(each)!;
        const written = notification.sample({ config: to.community, lang: to.lang, siteUrl: to.siteUrl });
        const happened = cause();
        if (each.startsWith('meeting')) {
          await storeMeeting(each, person, happened.cause);
          happened.cause += ':1';
        }
        if (each === 'rateMeeting') await storeConnection(person, happened.cause);
        if (each === 'connected')
          happened.cause = `${person.participantId}:${await storeConnection(person, happened.cause)}`;
        if (each === 'chatMessages') happened.cause = `${await storeMessage(person)}:1`;
        if (each === 'introduced')
          happened.cause = `${await storeIntroduction(person)}:${person.participantId}`;
        const data =
          each.startsWith('event') || isInvitation(each)
            ? { ...written, eventId: await eventFor(each, person, happened.cause) }
            : written;
        await tell((notify, tx) =>
          notify(tx, notification as typeof managerNews, to, data as typeof news, happened),
        );
      };
      const sent = async () => (await rowsOf(person.email)).map((row) => row.kind);
      await send(kind);
      const { head, url } = await lastTo(person, 1);
      expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
      // Like programs that open links in an email before its reader does.
      for (const method of ['HEAD', 'GET', 'GET']) {
        const shown = await fetch(url, { method, headers });
        expect([method, shown.status]).toEqual([method, 200]);
        if (method === 'GET')
          expect(await shown.text()).toContain(notificationKinds.findOptional(kind)?.label.ru);
      }
      await send(kind);
      expect(await sent()).toEqual([kind, kind]);
      const body = 'List-Unsubscribe=One-Click';
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
      await send(kind);
      await send(other);
      expect((await sent()).toSorted()).toEqual([kind, kind, other].toSorted());
    },
  );

  it('P11 POST update-notification-pref switches a kind off and on, which the own profile tells; no other kind', async () => {
    const person = await member();
    const by = { token: person.token, community: domain };
    const set = (kind: string, disable: boolean, contactType = 'EMAIL') =>
      server.post('/api/participant/update-notification-pref', { contactType, kind, disable }, by);
    const kindsOf = async (lang: string, options = by) => {
      const { body } = await server.get(`/api/participant/profile/${person.participantId}`, {
        ...options,
        lang,
      });
      return (body as OwnProfile).notificationKinds;
    };
    expect((await set('managerNews', true)).text).toBe('OK');
    const kinds = await kindsOf('en');
    expect(kinds.filter(({ disable }) => disable)).toEqual([
      {
        kind: 'managerNews',
        contactType: 'EMAIL',
        disable: true,
        group: 'COMMUNITY',
        label: 'News from the community’s managers',
      },
    ]);
    expect(kinds.map(({ kind }) => kind)).not.toContain('reportWaiting');
    const groups = new Map(kinds.map(({ kind, group }) => [kind, group]));
    expect(
      ['recommendations', 'introduced', 'meetingAgreed', 'rateMeeting', 'eventTomorrow', 'managerNews'].map(
        (kind) => groups.get(kind),
      ),
    ).toEqual(['PEOPLE', 'PEOPLE', 'MEETINGS', 'MEETINGS', 'EVENTS', 'COMMUNITY']);
    expect((await kindsOf('ru')).map(({ label }) => label)).toContain('Новости от менеджеров сообщества');
    await sendNews(person);
    expect(await rowsOf(person.email)).toEqual([]);
    expect((await set('managerNews', false)).text).toBe('OK');
    await sendNews(person);
    expect(await rowsOf(person.email)).toHaveLength(1);
    for (const [kind, contactType] of [
      ['otp', 'EMAIL'],
      ['made-up', 'EMAIL'],
      ['managerNews', 'TELEGRAM'],
    ] as const) {
      expect(errorOf(await set(kind, true, contactType)).code).toBe(1100);
    }
    const others = await kindsOf('en', { ...by, token: (await member()).token });
    expect(others).toBeUndefined();
  });
});

describe('home’s toggle of new contacts by email', () => {
  const home = async ({ token }: Person) => {
    const { body } = await server.post('/api/init', undefined, { token, community: domain });
    return (body as Init).participant!.byEmail;
  };
  const toggle = ({ token }: Person, disable: boolean) =>
    server.post(
      '/api/participant/update-notification-pref',
      { contactType: 'EMAIL', kind: newContactsKind, disable },
      { token, community: domain },
    );

  it('HOM-05 P11 U04 switches that kind and no other: meetings, answers and all else still come', async () => {
    const person = await member();
    expect(await home(person)).toBe(true);
    expect((await toggle(person, true)).text).toBe('OK');
    expect(await home(person)).toBe(false);
    const to = await recipient(person);
    const optional = notificationKinds.all.filter(({ category }) => categories[category].optional);
    for (const each of optional) {
      const data = each.sample({ config: to.community, lang: to.lang, siteUrl: to.siteUrl });
      await tell((notify, tx) => notify(tx, each as typeof managerNews, to, data as never, cause()));
    }
    const sent = (await rowsOf(person.email)).map(({ kind }) => kind);
    const others = optional.map(({ kind }) => kind).filter((kind) => kind !== newContactsKind);
    expect(sent.toSorted()).toEqual(others.toSorted());
    expect((await toggle(person, false)).text).toBe('OK');
    expect(await home(person)).toBe(true);
  });

  it('HOM-05 P11 U04 shows what the link of a weekly email did, and that all emails are off', async () => {
    const person = await member();
    const { url, hash } = unsubscribeLink(server.origin);
    await server.app.db.orm.insert(unsubscribeLinks).values({
      hash,
      communityId: domain,
      participantId: person.participantId!,
      kind: newContactsKind,
      channel: 'EMAIL',
      createdAt: new Date(),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-community-id': domain };
    const press = (body: string) => fetch(url, { method: 'POST', headers, body });
    expect((await press('List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await home(person)).toBe(false);
    expect((await press('undo=yes')).status).toBe(200);
    expect(await home(person)).toBe(true);
    await prefer(person, 'EMAIL', true);
    expect(await home(person)).toBe(false);
    // The kind's own choice changes nothing meanwhile, and counts again afterwards.
    await toggle(person, true);
    await prefer(person, 'EMAIL', false);
    expect(await home(person)).toBe(false);
    // Another channel is not asked.
    await toggle(person, false);
    await prefer(person, 'TELEGRAM', true);
    expect(await home(person)).toBe(true);
  });
});

describe('the sender of emails', () => {
  it('leaves what is of another channel, or of a kind it does not know, to who knows it', async () => {
    const to = await recipient(await member());
    const [other, unknown] = ['chat-7', newEmail('unknown')];
    const { orm } = server.app.db;
    const store = async (id: string, kind: string, channel: string, address: string) => {
      const of = {
        communityId: community().id,
        lang: 'en',
        siteUrl: to.siteUrl,
        createdAt: new Date(),
      } as const;
      const data = { code: '123456' };
      await orm.insert(notifications).values({ ...of, id, kind, cause: `${kind}:1`, email: address, data });
      await orm
        .insert(deliveries)
        .values({ id, notificationId: id, channel, address, status: 'pending', leasedUntil: new Date() });
    };
    await store('other', 'otp', 'TELEGRAM', other);
    await store('unknown', 'later', 'EMAIL', unknown);
    server.app.deliveries.wake();
    await vi.waitFor(async () =>
      expect(await rowsOf(unknown)).toMatchObject([{ status: 'pending', attempts: 1 }]),
    );
    expect(await rowsOf(other)).toMatchObject([{ status: 'pending', attempts: 0 }]);
    expect(server.logLines.join('')).toContain('no email is of kind later');
  });
});
