import { describe, expect, it } from 'vitest';
import { checkEdits } from './checkEdits';

const rules = {
  offered: ['TELEGRAM', 'LINKEDIN'],
  requirement: undefined,
  requestRequired: false,
  lang: 'en',
} as const;

describe('checkEdits', () => {
  it('VAL-04 answers edits as they are sent', async () => {
    const { edits, errors } = await checkEdits(
      {
        firstName: ' Vera ',
        company: '  ',
        about: 'a\r\nb ',
        tags: ['go', ' Go ', 'Other'],
        location: { city: ' ', country: null },
        contacts: [
          { type: 'TELEGRAM', value: '@vera' },
          { type: 'LINKEDIN', value: '' },
        ],
      },
      rules,
    );
    expect(errors).toEqual({});
    expect(edits).toEqual({
      firstName: 'Vera',
      company: '',
      about: 'a\nb',
      tags: ['go'],
      location: null,
      contacts: [{ type: 'TELEGRAM', value: 'vera' }],
    });
  });

  it('ONB-04 ONB-06 says what is wrong, where', async () => {
    const { errors } = await checkEdits(
      {
        firstName: '',
        goal: 'x'.repeat(501),
        tags: ['x'.repeat(101)],
        location: { city: 'x'.repeat(121) },
        contacts: [
          { type: 'TELEGRAM', value: '' },
          { type: 'TELEGRAM', value: 'vera' },
          { type: 'LINKEDIN', value: 'x' },
        ],
      },
      { ...rules, lang: 'ru' },
    );
    expect(errors).toEqual({
      firstName: 'Заполните раздел «Имя»',
      goal: 'до 500 символов',
      tags: 'до 100 символов',
      'location.city': 'до 120 символов',
      'contacts.2': 'Ссылка должна начинаться с https://www.linkedin.com/in/',
    });
  });

  it('ONB-04 asks for the contacts that the community requires', async () => {
    const requirement = { types: ['TELEGRAM' as const], min: 1, step: 'contacts' as const };
    const given = (value: string) =>
      checkEdits({ contacts: [{ type: 'TELEGRAM', value }] }, { ...rules, requirement });
    expect((await given('')).errors).toEqual({ contacts: 'Add Telegram to your contacts' });
    expect((await given('vera')).errors).toEqual({});
    expect(Object.keys((await given('??')).errors)).toEqual(['contacts.0']);
  });

  it.each([
    ['', false, undefined],
    ['', true, 'The Request section requires an answer'],
    ['short', false, 'from 10 to 1000 characters'],
    ['Somebody who knows', true, undefined],
  ])('ONB-06 the request %j, asked for: %s', async (lookingFor, requestRequired, error) => {
    const { errors } = await checkEdits({ lookingFor }, { ...rules, requestRequired });
    expect(errors.lookingFor).toBe(error);
  });
});
