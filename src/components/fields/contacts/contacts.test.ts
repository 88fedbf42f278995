import { describe, expect, it } from 'vitest';
import type { Contact } from '../../../lib/rules/contacts/contactTypes';
import { checkTyped } from './checkTyped';
import { rowsOf, setContact } from './rows';

const telegram: Contact = { type: 'TELEGRAM', value: 'vera' };
const github: Contact = { type: 'GITHUB', value: 'vera' };
const second: Contact = { type: 'TELEGRAM', value: 'other' };

describe('rows of contacts', () => {
  it('ONB-04 are one for each shown type, and one for each contact besides', () => {
    expect(rowsOf([github, telegram, second], ['LINKEDIN', 'TELEGRAM'])).toEqual({
      fixed: [
        { type: 'LINKEDIN', text: '', index: undefined },
        { type: 'TELEGRAM', text: 'vera', index: 1 },
      ],
      extra: [
        { contact: github, index: 0, second: false },
        { contact: second, index: 2, second: true },
      ],
    });
  });

  it('ONB-04 change or add one', () => {
    expect(setContact([telegram], 0, second)).toEqual([second]);
    expect(setContact([telegram], undefined, github)).toEqual([telegram, github]);
  });
});

describe('what was typed', () => {
  const offered = ['TELEGRAM', 'GITHUB', 'LINKEDIN'] as const;

  it('ONB-04 is told by its place, whatever is empty before it', async () => {
    const typed: Contact[] = [
      { type: 'LINKEDIN', value: ' ' },
      telegram,
      second,
      { type: 'GITHUB', value: '??' },
    ];
    const { contacts, errors } = await checkTyped(typed, { offered, lang: 'en' });
    expect(contacts).toEqual([telegram]);
    expect(errors).toEqual({
      2: 'This Telegram contact already exists',
      3: 'Enter your GitHub username or link',
    });
  });

  it('ONB-04 is sent in its normal form', async () => {
    const typed: Contact[] = [
      { type: 'LINKEDIN', value: 'linkedin.com/in/vera' },
      { type: 'TELEGRAM', value: 'https://t.me/vera' },
    ];
    await expect(checkTyped(typed, { offered, lang: 'ru' })).resolves.toEqual({
      contacts: [{ type: 'LINKEDIN', value: 'https://www.linkedin.com/in/vera' }, telegram],
      errors: {},
    });
  });
});
