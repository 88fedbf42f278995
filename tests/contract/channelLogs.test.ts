import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../src/server/db/schema';
import { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { signatureOf } from '../../src/server/signature';
import { botToken, startBotApi, type BotApi } from '../support/botApi';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { startSmtp, type SmtpSink } from '../support/smtp';

const home = 'open.example';
const mailSecret = 'the secret of the mail server';
const chat = 7_352_918_406;
const words = 'Cinnamon rolls at noon';
let api: BotApi;
let smtp: SmtpSink;
let server: TestServer;
beforeAll(async () => {
  [api, smtp] = [await startBotApi(), await startSmtp()];
  server = await startServer({
    env: {
      NODE_ENV: 'production',
      ADMIN_SECRET: 'the admin secret of the tests',
      ...api.env(),
      PUBLIC_URL: 'https://circle.example',
      SMTP_URL: smtp.url,
      MAIL_REPLY_DOMAIN: 'back.example',
      MAIL_INBOUND_SECRET: mailSecret,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
  await api.stop();
});

const botSecret = createHmac('sha256', botToken).update('updates').digest('hex');
let news = 0;
async function send({ userId }: Person) {
  const { app } = server;
  const to = (await memberOf(app, app.db.orm, app.communities.byDomain(home)!, userId))!;
  const cause = `log-${(news += 1)}`;
  const about = { cause, thing: cause, by: null };
  await app.db.transaction((tx) =>
    app.notify(tx, managerNews, to, { subject: words, text: `${words}.` }, about),
  );
  await app.deliveries.sendDue();
}

const takeIn = (recipient: string, raw: string, by = mailSecret) => {
  const at = Math.floor(server.now().getTime() / 1000);
  const headers = {
    'content-type': 'text/plain',
    'mail-signature': `t=${at},v1=${signatureOf(by, raw, at)}`,
  };
  const path = `/api/mail/inbound?recipient=${encodeURIComponent(recipient)}`;
  return server.call('POST', path, undefined, { community: home, raw, headers });
};

/** A report of a mail server (RFC 3464), with the email that it is about. */
const report = (address: string) =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    '',
    `<${address}>: no such user`,
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    `Diagnostic-Code: smtp; 550 5.1.1 <${address}>`,
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `To: ${address}`,
    `Subject: ${words}`,
    '',
    words,
    '--b--',
    '',
  ].join('\r\n');

describe('the log of channels that stop', () => {
  it('NOT-03 NOT-07 N10 has no address, no token and no text', async () => {
    const person = await addPerson(server, { member: home });
    const { orm } = server.app.db;
    await orm.insert(schema.telegramChats).values({
      userId: person.userId,
      chatId: chat,
      username: 'ada_of_telegram',
      communityId: home,
      lang: 'en',
      connectedAt: server.now(),
    });
    await send(person);
    const sender = smtp.sendersTo(person.email).at(-1) ?? '';
    const [message] = await api.messages(chat);
    const { url = '' } = message?.buttons.at(-1) ?? {};
    api.block(chat);
    const works = smtp.refuseAddress(person.email);
    await send(person);
    works();
    for (const [raw, secret] of [
      ['\u0001no email of anybody', mailSecret],
      [report(person.email), 'a wrong secret of anybody'],
      [report(person.email), mailSecret],
    ] as const)
      await takeIn(sender, raw, secret);
    const settings = await server.get('/api/notifications/settings', {
      token: person.token,
      community: home,
    });
    const states = (settings.body as { channels: { channel: string; state: string }[] }).channels;
    for (const channel of ['EMAIL', 'TELEGRAM'])
      expect(states).toContainEqual(expect.objectContaining({ channel, state: 'STOPPED' }));

    const log = server.logLines.join('\n');
    expect(log.match(/a delivery could not be sent/g)?.length).toBeGreaterThan(1);
    expect(log).toContain('/api/mail/inbound');
    const secrets = [
      person.email,
      person.email.split('@')[0]!,
      String(chat),
      'ada_of_telegram',
      sender,
      sender.slice(2).split('@')[0]!,
      words,
      botToken,
      botToken.split(':')[1]!,
      botSecret,
      mailSecret,
      new URL(url).searchParams.get('link') ?? '',
    ];
    expect(secrets.filter((text) => text === '')).toEqual([]);
    expect(secrets.filter((text) => log.includes(text))).toEqual([]);
  });
});
