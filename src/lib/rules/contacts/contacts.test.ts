import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactHref, shownContact } from './contactLinks';
import { checkContact, checkContacts } from './contacts';
import { contactNames, contactSteps, type ContactType } from './contactTypes';
import { brokenText } from '../profileMessages';

const types = Object.keys(contactNames) as ContactType[];

/** For each type: accepted inputs with their stored form, then refused inputs. */
const table: Record<ContactType, { takes: [string, string][]; refuses: string[] }> = {
  EMAIL: {
    takes: [[' Ada@Example.ORG ', 'ada@example.org']],
    refuses: ['ada', 'ada@', 'mailto:ada@example.org', 'a@b@example.org'],
  },
  PHONE: {
    takes: [
      ['+44 20 7946 0958', '+442079460958'],
      ['+7 (912) 345-67-89', '+79123456789'],
      ['0044 20 7946 0958', '+442079460958'],
      ['+1-202-555-0123', '+12025550123'],
    ],
    refuses: [
      '7946 0958',
      '+7 912',
      '+999 123456789',
      'call +442079460958',
      '+44 20 7946 0958 ext. 5',
      'phone',
    ],
  },
  FACEBOOK: {
    takes: [
      ['https://www.facebook.com/ada.king', 'https://www.facebook.com/ada.king'],
      ['facebook.com/ada.king/?ref=x', 'https://www.facebook.com/ada.king'],
      ['https://m.facebook.com/profile.php?id=100001', 'https://www.facebook.com/profile.php?id=100001'],
      ['@ada.king', 'https://www.facebook.com/ada.king'],
    ],
    refuses: ['https://facebook.com.evil.example/ada', 'https://evil.example/facebook.com/ada', 'ada king'],
  },
  INSTAGRAM: {
    takes: [
      ['@ada.king', 'ada.king'],
      ['https://www.instagram.com/ada_king/?igsh=1', 'ada_king'],
    ],
    refuses: ['https://instagram.com/p/Cx1', 'ada king', '.ada', 'a..b', 'instagram.com'],
  },
  LINKEDIN: {
    takes: [
      ['https://www.linkedin.com/in/ada-king-1b2', 'https://www.linkedin.com/in/ada-king-1b2'],
      ['linkedin.com/in/ada-king/', 'https://www.linkedin.com/in/ada-king'],
      ['http://linkedin.com/in/ada-king?trk=x', 'https://www.linkedin.com/in/ada-king'],
      ['https://www.linkedin.com/in/юлия', 'https://www.linkedin.com/in/%D1%8E%D0%BB%D0%B8%D1%8F'],
    ],
    refuses: [
      'ada-king',
      'https://www.linkedin.com/company/ada',
      'https://www.linkedin.com/in/',
      'https://www.linkedin.com/in/..',
      'https://www.linkedin.com/in/%2e%2e',
      'https://evil.example/https://www.linkedin.com/in/ada',
      'https://www.linkedin.com.evil.example/in/ada',
    ],
  },
  VK: {
    takes: [
      ['vk.com/id1', 'https://vk.com/id1'],
      ['https://m.vk.com/ada_king', 'https://vk.com/ada_king'],
      ['@ada_king', 'https://vk.com/ada_king'],
    ],
    refuses: ['https://vk.com/', 'https://vk.com.evil.example/ada', 'ada king'],
  },
  TELEGRAM: {
    takes: [
      ['@ada_king', 'ada_king'],
      ['https://t.me/ada_king', 'ada_king'],
      ['t.me/ada_king?start=1', 'ada_king'],
    ],
    refuses: [
      '@ab',
      '1ada',
      'https://t.me/+secret',
      'ада',
      'https://t.me.evil.example/ada_king',
      '@@ada_king',
    ],
  },
  GITHUB: {
    takes: [
      ['ada-king', 'ada-king'],
      ['https://github.com/ada-king/', 'ada-king'],
    ],
    refuses: ['ada--king', '-ada', 'https://github.com/ada/repository', 'ada_king'],
  },
  TWITTER: {
    takes: [
      ['@ada_king', 'ada_king'],
      ['https://x.com/ada_king', 'ada_king'],
      ['https://mobile.twitter.com/ada_king?s=20', 'ada_king'],
    ],
    refuses: ['a'.repeat(16), 'https://x.com/ada/status/1', 'ada-king'],
  },
  SLACK: {
    takes: [['guild.slack.com/team/U1', 'https://guild.slack.com/team/U1']],
    refuses: ['https://slack.com', 'http://guild.slack.com/team/U1', 'https://evilslack.com/team', 'ada'],
  },
  DISCORD: {
    takes: [
      ['@Ada.King', 'ada.king'],
      ['Ada#0001', 'Ada#0001'],
    ],
    refuses: ['a', 'ada..king', 'ada king', 'https://discord.gg/abc'],
  },
  CALENDLY: {
    takes: [['calendly.com/ada/30min', 'https://calendly.com/ada/30min']],
    refuses: [
      'https://calendly.com/',
      'https://ada@calendly.com/ada',
      'javascript://calendly.com/%0Aalert(1)',
      'ada',
    ],
  },
};

describe.each(types)('%s', (type) => {
  it.each(table[type].takes)(`ONB-04 ${type} %j is stored as %j`, async (typed, stored) => {
    expect(await checkContact(type, typed, 'en')).toEqual({ value: stored });
    expect(await checkContact(type, stored, 'en')).toEqual({ value: stored });
  });

  it.each([...table[type].refuses, '', '   ', 'x'.repeat(401), '<script>', 'javascript:alert(1)', '\u0000'])(
    `ONB-04 ${type} refuses %j`,
    async (typed) => expect((await checkContact(type, typed, 'en')).broken).toBeDefined(),
  );

  it(`PRO-01 ${type} whatever is taken is its own normal form, and its address is harmless`, async () => {
    const links = table[type].takes.map(([typed]) => typed);
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.constantFrom('', ...links), fc.webPath(), fc.string()).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const { value } = await checkContact(type, text, 'en');
        if (value === undefined) return;
        expect(await checkContact(type, value, 'en')).toEqual({ value });
        expect(shownContact(type, value)).not.toBe('');
        const href = contactHref(type, value);
        if (href !== undefined) expect(new URL(href).protocol).toMatch(/^(https|mailto|tel):$/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('contacts', () => {
  it('every type has its step', () => {
    expect([...contactSteps.contacts, ...contactSteps.networks].sort()).toEqual([...types].sort());
    expect(types).toHaveLength(12);
  });

  it('ONB-04 a number without country code is a Russian one for who reads Russian', async () => {
    expect(await checkContact('PHONE', '8 912 345-67-89', 'ru')).toEqual({ value: '+79123456789' });
    expect((await checkContact('PHONE', '8 912 345-67-89', 'en')).broken?.rule).toBe('phoneFormat');
  });

  it('ONB-04 names what is wrong: format, duplicate, LinkedIn prefix, a type that is not offered', async () => {
    const { contacts, issues } = await checkContacts(
      [
        { type: 'TELEGRAM', value: '@ada_king' },
        { type: 'TELEGRAM', value: '@other_ada' },
        { type: 'LINKEDIN', value: 'https://example.org/in/ada' },
        { type: 'VK', value: 'ada' },
        { type: 'EMAIL', value: 'ada' },
      ],
      { offered: ['TELEGRAM', 'LINKEDIN', 'EMAIL'], lang: 'en' },
    );
    expect(contacts).toEqual([{ type: 'TELEGRAM', value: 'ada_king' }]);
    expect(issues.map((issue) => [issue.path, brokenText(issue, 'en')])).toEqual([
      ['1.value', 'This Telegram contact already exists'],
      ['2.value', 'The link must start with https://www.linkedin.com/in/'],
      ['3.value', 'VK contacts aren’t used in this community'],
      ['4.value', 'Email is in the wrong format'],
    ]);
    expect(brokenText(issues[0]!, 'ru')).toBe('Контакт «Telegram» уже добавлен');
  });

  it('PRO-01 shows user names with @ and links without their scheme', () => {
    expect(shownContact('TELEGRAM', 'ada_king')).toBe('@ada_king');
    expect(shownContact('LINKEDIN', 'https://www.linkedin.com/in/ada')).toBe('linkedin.com/in/ada');
    expect(contactHref('DISCORD', 'ada')).toBeUndefined();
    expect(contactHref('EMAIL', 'a+b?c@example.org')).toBe('mailto:a%2Bb%3Fc@example.org');
  });
});
