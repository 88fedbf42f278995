import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notifications, NotificationSettings } from '../../src/generated/api/notification';
import { deliveries, notifications } from '../../src/server/db/schema';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { signatureOf } from '../../src/server/signature';
import { errorOf } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { startSmtp, type SmtpSink } from '../support/smtp';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const far = 'far.example';
const secret = 'the secret of the mail server';
let smtp: SmtpSink;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startServer({
    communities: { [far]: emailOnly },
    env: { SMTP_URL: smtp.url, MAIL_REPLY_DOMAIN: 'back.example', MAIL_INBOUND_SECRET: secret },
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const member = () => addPerson(server, { member: home });
let news = 0;
/** Sends a member the community’s news, and answers what became of it. */
async function send({ userId }: Person) {
  const { app } = server;
  const to = (await memberOf(app, app.db.orm, app.communities.byDomain(home)!, userId))!;
  const cause = `news-${(news += 1)}`;
  const about = { cause, thing: cause, by: null };
  await app.db.transaction((tx) => app.notify(tx, managerNews, to, { subject: cause, text: 'Hello' }, about));
  await app.deliveries.sendDue();
  const [sent] = await app.db.orm
    .select({ status: deliveries.status, why: deliveries.notSentFor, id: deliveries.id })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(eq(notifications.cause, `managerNews:${cause}`));
  return sent!;
}
const stateOf = async ({ token }: Person, community = home) => {
  const { body } = await server.get('/api/notifications/settings', { token, community });
  return (body as NotificationSettings).channels.find(({ channel }) => channel === 'EMAIL')?.state;
};

/** A report as mail servers write it (RFC 3464). */
const report = (action: string, status: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: somebody@back.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I could not deliver your message.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; somebody@people.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No',
    ' such user',
    '',
    '--b--',
    '',
  ].join('\r\n');

function takeIn(recipient: string, raw: string, by = secret, community = home) {
  const at = Math.floor(server.now().getTime() / 1000);
  const headers = {
    'content-type': 'text/plain',
    'mail-signature': `t=${at},v1=${signatureOf(by, raw, at)}`,
  };
  const path = `/api/mail/inbound?recipient=${encodeURIComponent(recipient)}`;
  return server.call('POST', path, undefined, { community, raw, headers });
}
const senderOf = (who: Person) => smtp.sendersTo(who.email).at(-1) ?? '';

describe('N10 emails that come back', () => {
  it('NOT-07 N10 each email has a sender of its own, and one that came back for good stops the address', async () => {
    const reader = await member();
    expect((await send(reader)).status).toBe('sent');
    expect((await send(reader)).status).toBe('sent');
    const senders = smtp.sendersTo(reader.email);
    expect(new Set(senders).size).toBe(2);
    for (const sender of senders) expect(sender).toMatch(/^b-[0-9a-z]{25}@back\.example$/);
    expect(await stateOf(reader)).toBe('CONNECTED');
    expect((await takeIn(senderOf(reader), report('failed', '5.1.1'))).status).toBe(200);
    expect((await takeIn(senderOf(reader), report('failed', '5.1.1'))).status).toBe(200);
    expect(await stateOf(reader)).toBe('STOPPED');
    expect(await send(reader)).toMatchObject({ status: 'suppressed', why: 'stopped' });
    // Said once, in the application.
    const { body: list } = await server.get('/api/notifications', { token: reader.token, community: home });
    const told = (list as Notifications).notifications.filter(({ kind }) => kind === 'channelStopped');
    expect(told).toMatchObject([{ title: 'Our emails don’t reach you', url: '/subscriptions', seen: false }]);
    // Its owner says that it works.
    await server.post(
      '/api/notifications/choose',
      { channel: 'EMAIL', isOn: true },
      { token: reader.token, community: home },
    );
    expect(await stateOf(reader)).toBe('CONNECTED');
    expect((await send(reader)).status).toBe('sent');
  });

  it.each([
    ['a delay', report('delayed', '4.4.1')],
    ['a full mailbox for now', report('failed', '4.2.2')],
    [
      'an answer by a person',
      'From: ada@people.example\r\nSubject: Re: Hello\r\n\r\n550 5.1.1 is a nice number',
    ],
    ['no email at all', '\u0001\u0002'],
  ])('NOT-07 N10 %s stops nothing', async (_what, raw) => {
    const reader = await member();
    await send(reader);
    expect((await takeIn(senderOf(reader), raw)).status).toBe(200);
    expect(await stateOf(reader)).toBe('CONNECTED');
  });

  it('NOT-07 N10 only the mail server is believed', async () => {
    const reader = await member();
    await send(reader);
    const refused = await takeIn(senderOf(reader), report('failed', '5.1.1'), 'another secret of anybody');
    expect(errorOf(refused).code).toBe(1110);
    expect((await takeIn(`b-${'0'.repeat(25)}@back.example`, report('failed', '5.1.1'))).status).toBe(200);
    expect(await stateOf(reader)).toBe('CONNECTED');
  });

  it('N10 reports tell and change nothing of another community', async () => {
    const [reader, stranger] = [await member(), await addPerson(server, { member: far })];
    await send(reader);
    for (const recipient of [senderOf(reader), `b-${'0'.repeat(25)}@back.example`])
      expect(await takeIn(recipient, report('failed', '5.1.1'), secret, far)).toMatchObject({
        status: 200,
        text: 'OK',
      });
    expect(await stateOf(reader)).toBe('STOPPED');
    expect(await stateOf(stranger, far)).toBe('CONNECTED');
  });

  it('NOT-07 an address that refuses on three days gets nothing more, and codes all the same', async () => {
    const reader = await member();
    const works = smtp.refuseAddress(reader.email);
    for (let each = 0; each < 3; each += 1) {
      await send(reader);
      expect(await stateOf(reader)).toBe(each < 2 ? 'CONNECTED' : 'STOPPED');
      server.later(25 * 3600);
    }
    works();
    expect(await send(reader)).toMatchObject({ status: 'suppressed', why: 'stopped' });
    await server.post('/api/auth/recovery', { email: reader.email }, { community: home });
    await smtp.emailTo(reader.email);
    await server.app.deliveries.sendDue();
    // What arrived shows that the address works again.
    expect(await stateOf(reader)).toBe('CONNECTED');
  });

  it('NOT-02 what can be switched off names its list (RFC 2919), and a code does not', async () => {
    const reader = await member();
    await send(reader);
    const headersOf = (subject: RegExp) =>
      smtp.emails
        .find(({ to, subject: sent }) => to?.[0]?.address === reader.email && subject.test(sent ?? ''))
        ?.headers.map(({ key, value }) => `${key}: ${value}`);
    expect(headersOf(/^news-/)).toContainEqual('list-id: <managerNews.open.example.localhost>');
    await server.post('/api/auth/recovery', { email: reader.email }, { community: home });
    await expect.poll(() => headersOf(/^(?!news-)/)).toBeDefined();
    expect(headersOf(/^(?!news-)/)?.join()).not.toContain('list-id');
  });
});
