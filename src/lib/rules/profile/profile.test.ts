import { describe, expect, it } from 'vitest';
import { checkField, checkProfile, type ProfileDraft } from './profile';
import { brokenText } from '../profileMessages';

const check = (draft: ProfileDraft) => checkProfile(draft, { offered: ['TELEGRAM'], lang: 'en' });
const told = async (draft: ProfileDraft) =>
  (await check(draft)).issues.map((issue) => [issue.path, brokenText(issue, 'en')]);

describe('profile', () => {
  it('VAL-04 answers what is given as it is stored, and nothing else', async () => {
    const { profile, issues } = await check({
      firstName: ' Ada ',
      position: ' ',
      about: 'One\r\ntwo',
      tags: ['a', 'A', 'Other'],
      contacts: [{ type: 'TELEGRAM', value: 'https://t.me/ada_king' }],
      location: { city: ' Лондон ', latitude: 51.5, longitude: -0.1 },
    });
    expect(issues).toEqual([]);
    expect(profile).toEqual({
      firstName: 'Ada',
      position: null,
      about: 'One\ntwo',
      tags: ['a'],
      contacts: [{ type: 'TELEGRAM', value: 'ada_king' }],
      location: { city: 'Лондон', country: null, latitude: 51.5, longitude: -0.1 },
    });
    expect(await check({})).toEqual({ profile: {}, issues: [] });
    expect((await check({ location: { city: ' ' } })).profile.location).toBeNull();
  });

  it('ONB-06 tells everything that is wrong at once', async () => {
    const wrong = {
      firstName: ' ',
      lastName: 'x'.repeat(81),
      about: 'x'.repeat(2001),
      tags: ['x'.repeat(101)],
      contacts: [{ type: 'TELEGRAM' as const, value: '!' }],
      location: { city: 'x'.repeat(121) },
    };
    expect(await told(wrong)).toEqual([
      ['firstName', 'The First name section requires an answer'],
      ['lastName', 'up to 80 characters'],
      ['about', 'up to 2000 characters'],
      ['location.city', 'up to 120 characters'],
      ['tags.0', 'up to 100 characters'],
      ['contacts.0.value', 'Enter your Telegram username or link'],
    ]);
  });

  it('PRO-01 a name of one letter, of 80, of emoji, from right to left', async () => {
    for (const firstName of ['Я', 'x'.repeat(80), '🦊', '👨‍👩‍👧', 'דנה', '👍🏽'.repeat(80)]) {
      expect((await check({ firstName })).profile).toEqual({ firstName });
      expect(await told({ firstName })).toEqual([]);
    }
    expect(await told({ firstName: 'x'.repeat(81) })).toEqual([['firstName', 'from 1 to 80 characters']]);
  });

  it('ONB-06 the request: from 10 to 1000 characters', () => {
    const text = (length: number) => {
      const broken = checkField('lookingFor', 'x'.repeat(length));
      return broken && [brokenText(broken, 'en'), brokenText(broken, 'ru')];
    };
    expect(text(10)).toBeUndefined();
    expect(text(1000)).toBeUndefined();
    expect(text(9)).toEqual(['from 10 to 1000 characters', 'от 10 до 1000 символов']);
    expect(text(1001)).toEqual(['from 10 to 1000 characters', 'от 10 до 1000 символов']);
    expect(text(0)).toEqual(['The Request section requires an answer', 'Заполните раздел «Запрос»']);
  });

  it('ONB-06 inflects what it counts', () => {
    const upTo = (max: number) => brokenText({ rule: 'upTo', values: { max } }, 'ru');
    expect([1, 2, 11, 21, 111, 255].map(upTo)).toEqual(
      ['1 символа', '2 символов', '11 символов', '21 символа', '111 символов', '255 символов'].map(
        (text) => `до ${text}`,
      ),
    );
  });
});
