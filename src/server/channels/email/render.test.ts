import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import { sampleButtons } from '../../notifications/actions/buttons';
import { renderEmail } from './render';
import { categories, type Category } from '../../notifications/kinds/categories';
import type { AnyNotification, NotificationDefinition, Setting } from '../../notifications/kinds/definition';
import { notificationKinds } from '../../notificationKinds';
import { envelope } from './transport';

const { config } = buildCommunity({
  folder: configFolder('circle.example', { 'community.json': { title: 'Circle' } }),
  defaults: plainDefaults,
});
const setting: Setting = { config, lang: 'en', siteUrl: 'https://circle.example' };

interface Meeting {
  name: string;
  at: string;
}

const kinds = notificationKinds.all.map(({ kind }) => kind);
const kindOf = (kind: string): AnyNotification => notificationKinds.find(kind)!;

const meeting: NotificationDefinition<Meeting, 'matching'> = {
  kind: 'meeting',
  thing: 'meeting',
  label: { en: 'A meeting', ru: 'Встреча' },
  category: 'matching',
  expiresIn: 60,
  content: {
    en: ({ name, at }, { title }) => ({
      subject: `${name} of ${title}`,
      heading: 'Somebody to meet',
      lead: `${name} <b>waits</b>.`,
      blocks: [
        { type: 'paragraph', text: `At ${at}.` },
        { type: 'code', code: '7' },
        { type: 'button', label: 'See', url: 'https://circle.example/u/ada?a=1&b=2' },
      ],
      note: 'Be there.',
    }),
    ru: ({ name }) => ({ subject: name, heading: 'Встреча', lead: name, note: 'Приходите.' }),
  },
  attachments: ({ at }, { lang }) => [
    { filename: `${lang}.ics`, contentType: 'text/calendar', content: `AT:${at}` },
  ],
  sample: () => ({ name: 'Ada', at: 'noon' }),
};

const sent = async (email: AnyNotification, its: Setting & { unsubscribeUrl?: string } = setting) => {
  const data = email.sample(its);
  const rendered = await renderEmail(email, data, { ...its, buttons: sampleButtons(email, data, its) });
  const message = {
    id: '1',
    from: { name: 'Circle', address: 'hello@circle.example' },
    to: 'ada@people.example',
    date: new Date(0),
    ...rendered,
  };
  const transport = createTransport({ streamTransport: true, buffer: true });
  return PostalMime.parse((await transport.sendMail(envelope(message))).message as Buffer);
};
const headerOf = ({ headers }: Awaited<ReturnType<typeof sent>>, key: string) =>
  headers.find((one) => one.key === key)?.value;

/**
 * Every text of an email's data that must appear in it, at any depth. A calendar entry appears in its file, a ticket in
 * its image.
 */
const toldIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return ['kind', 'by', 'ticket', 'timeZone', 'matchingId'].includes(key) ? [] : [value];
  if (['calendar', 'slots'].includes(key)) return [];
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, part]) => toldIn(part, name))
    : [];
};

describe('an email', () => {
  it('fits a phone, and has a dark form in the brand’s own colours', async () => {
    const { html = '' } = await sent(meeting as AnyNotification);
    expect(html).toContain('name="viewport" content="width=device-width, initial-scale=1"');
    const { dark } = config.brand;
    const [, night = ''] = /@media \(prefers-color-scheme: dark\)\{(.*?)<\/style>/s.exec(html) ?? [];
    expect(night).toContain(`.sheet{background-color:${dark.surface} !important`);
    expect(night).toContain(`.text{color:${dark.text} !important`);
    // What lies over the whole email has a class: a cell that `Body` makes has none.
    expect(html).toMatch(/<table[^>]* class="ground"/);
    expect(night).toContain(`.ground{background-color:${dark['surface-muted']} !important`);
    // No colour of the light theme remains.
    const coloured = html.match(/<[a-z0-9]+[^>]*style="[^"]*(?<![\w-])color:[^"]*"[^>]*>/g) ?? [];
    expect(coloured.length).toBeGreaterThan(5);
    for (const tag of coloured) {
      const [, name = ''] = /class="(\w+)/.exec(tag) ?? [];
      expect([tag, night.includes(`.${name}{`)]).toEqual([tag, true]);
    }
  });

  it('says the same as HTML and as text, and brings what is attached', async () => {
    const { subject, html, text, attachments } = await sent(meeting);
    expect(subject).toBe('Ada of Circle');
    const footer =
      '— You’re receiving this email because you’re a member of Circle.\n' +
      'Change notification settings: https://circle.example/subscriptions';
    expect(text?.trimEnd().split('\n\n')).toEqual([
      'Somebody to meet',
      'Ada <b>waits</b>.',
      'At noon.',
      '7',
      'See:\nhttps://circle.example/u/ada?a=1&b=2',
      'Be there.',
      footer,
    ]);
    for (const part of ['Somebody to meet', 'Ada &lt;b&gt;waits', 'At noon.', 'See', 'Be there.']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('href="https://circle.example/u/ada?a=1&amp;b=2"');
    expect(html).toContain('href="https://circle.example/subscriptions"');
    expect(attachments).toMatchObject([{ filename: 'en.ics', mimeType: 'text/calendar' }]);
    const { content } = attachments[0]!;
    expect(
      Buffer.from(content as ArrayBuffer)
        .toString()
        .trimEnd(),
    ).toBe('AT:noon');
    expect((await sent(meeting, { ...setting, lang: 'ru' })).subject).toBe('Ada');
  });

  it('PRO-03 says where one press switches its kind off, in its head and below its text', async () => {
    const unsubscribeUrl = 'https://circle.example/email/unsubscribe?link=x';
    const email = await sent(meeting as AnyNotification, { ...setting, unsubscribeUrl });
    expect(headerOf(email, 'list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headerOf(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(email.html).toContain(`href="${unsubscribeUrl}"`);
    expect(email.text).toContain(unsubscribeUrl);
  });

  it.each<[string, string, status?: string]>([
    ['eventConfirmed', 'REQUEST'],
    ['eventAsked', 'PUBLISH', 'TENTATIVE'],
    ['eventApproved', 'PUBLISH', 'TENTATIVE'],
    ['eventRejected', 'CANCEL', 'CANCELLED'],
    ['eventLeft', 'CANCEL', 'CANCELLED'],
    ['eventChanged', 'REQUEST'],
    ['eventCancelled', 'CANCEL', 'CANCELLED'],
    ['eventOffered', 'PUBLISH', 'TENTATIVE'],
    ['eventTomorrow', 'REQUEST'],
    ['eventSoon', 'REQUEST'],
    ['eventThanks', 'REQUEST'],
  ])('EVT-11 EVT-14 %s brings a calendar part of %s', async (kind, method, status = 'CONFIRMED') => {
    const { attachments } = await sent(kindOf(kind));
    const calendars = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
    expect(calendars.map((part) => part.method)).toEqual([method, method]);
    for (const { content } of calendars) {
      const text = Buffer.from(content as ArrayBuffer).toString();
      const file = new ICAL.Component(ICAL.parse(text) as []);
      const event = file.getFirstSubcomponent('vevent');
      expect([file.getFirstPropertyValue('method'), event?.getFirstPropertyValue('status')]).toEqual([
        method,
        status,
      ]);
      expect(event?.getFirstPropertyValue('uid')).toBe('event-7@circle.example');
      // A published file invites nobody.
      expect(event?.getAllProperties('attendee')).toHaveLength(method === 'PUBLISH' ? 0 : 1);
    }
  });

  it.each([
    ['meetingAgreed', 'REQUEST'],
    ['meetingChanged', 'REQUEST'],
    ['meetingCancelled', 'CANCEL'],
  ] as const)('MAT-08 %s brings a file of the method %s, said inside and outside', async (kind, method) => {
    const { attachments } = await sent(kindOf(kind));
    const [file, ...others] = attachments.filter(({ filename }) => filename === 'meeting.ics');
    expect(others).toEqual([]);
    expect(file).toMatchObject({ mimeType: 'text/calendar', method });
    const calendars = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
    // Once as a file and once as an alternative of the text, for which mail programs offer to add it to the calendar.
    expect(calendars).toHaveLength(2);
    for (const { content } of calendars) {
      const text = Buffer.from(content as ArrayBuffer).toString();
      const calendar = new ICAL.Component(ICAL.parse(text) as []);
      expect(calendar.getFirstPropertyValue('method')).toBe(method);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      expect([event.uid, event.sequence, event.startDate.toString()]).toEqual([
        'meeting-7@circle.example',
        0,
        '2026-11-24T17:30:00Z',
      ]);
    }
  });

  it.each(['eventConfirmed', 'eventTomorrow', 'eventSoon'] as const)(
    'EVT-10 %s shows the ticket that it brings along, and leads to it without pictures',
    async (kind) => {
      const { attachments, html, text } = await sent(kindOf(kind));
      const pictures = attachments.filter(({ mimeType }) => mimeType === 'image/png');
      expect(pictures).toMatchObject([{ contentId: '<ticket@event>', disposition: 'inline', related: true }]);
      expect(html).toContain('src="cid:ticket@event"');
      expect(html).toContain('alt="Your ticket as a QR code"');
      expect(text).toContain('Your ticket as a QR code:\nhttps://circle.example/event/7#ticket');
      expect(html + String(text)).not.toContain('/check-in#');
    },
  );

  it.each(Object.keys(categories) as Category[])(
    'of category %s tells how to switch it off where it may be, and only there',
    async (category) => {
      const email = await sent({ ...meeting, category });
      const { optional } = categories[category];
      expect(headerOf(email, 'list-unsubscribe')).toBe(
        optional ? '<https://circle.example/subscriptions>' : undefined,
      );
      expect(email.html?.includes('/subscriptions')).toBe(optional);
      expect(email.text?.includes('/subscriptions')).toBe(optional);
    },
  );

  it('may never be switched off where it is about security', () => {
    expect(categories.security.optional).toBe(false);
    expect(categories.conduct.optional).toBe(false);
    // Emails that sign somebody in, or are about an account.
    const security = [
      'accountDeleted',
      'deletion',
      'left',
      'confirm',
      'emailChange',
      'emailChanged',
      'emailTaken',
      'external',
      'login',
      'magic',
      'newEmail',
      'otp',
      'passwordChanged',
      'passwordSet',
      'recovery',
      'managerInvited',
      'roleGiven',
      'roleTaken',
    ];
    const found = kinds.filter((kind) => kindOf(kind).category === 'security');
    expect(found.sort()).toEqual(security.sort());
  });

  it.each(kinds)('%s has texts of its own in every language, with its data in them', async (kind) => {
    const email: AnyNotification = kindOf(kind);
    const settings: Setting[] = [setting, { ...setting, lang: 'ru' }];
    const subjects = new Set<string>();
    for (const its of settings) {
      const { subject = '', text, html = '' } = await sent(email, its);
      subjects.add(subject);
      for (const value of toldIn(email.sample(its))) {
        expect(text).toContain(value);
        expect(html.replaceAll('&amp;', '&').replaceAll('<br/>', '\n')).toContain(value);
      }
      expect(html + text).not.toMatch(/undefined|\{\{|\$\{/);
    }
    expect(subjects.size).toBe(settings.length);
  });
});
