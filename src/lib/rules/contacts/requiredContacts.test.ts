import { describe, expect, it } from 'vitest';
import type { ContactType } from './contactTypes';
import { brokenText } from '../profileMessages';
import {
  checkRequiredContacts,
  contactRequirement,
  requirementText,
  stepAsking,
  type ContactSettings,
} from './requiredContacts';

const settings = (changes: Partial<ContactSettings> = {}, shown = { contacts: true, networks: true }) =>
  contactRequirement({
    requiredContacts: ['TELEGRAM', 'VK'],
    requiredContactsMin: 1,
    offered: ['TELEGRAM', 'VK', 'EMAIL'],
    steps: {
      contacts: { visible: shown.contacts, order: 40 },
      networks: { visible: shown.networks, order: 30 },
    },
    ...changes,
  });
const given = (...types: ContactType[]) => types.map((type) => ({ type, value: 'x' }));

describe('required contacts', () => {
  it('ONB-04 the earlier of two steps asks for what is of both', () => {
    expect(settings()).toEqual({ types: ['TELEGRAM', 'VK'], min: 1, step: 'networks' });
    expect(stepAsking('TELEGRAM', settings())).toBe('networks');
    expect(stepAsking('EMAIL', settings())).toBe('contacts');
    expect(settings({ requiredContacts: ['VK'] })?.step).toBe('networks');
  });

  it('ONB-04 a hidden step requires nothing', () => {
    expect(settings({}, { contacts: true, networks: false })).toEqual({
      types: ['TELEGRAM'],
      min: 1,
      step: 'contacts',
    });
    expect(settings({}, { contacts: false, networks: false })).toBeUndefined();
  });

  it('ONB-04 no more is asked for than can be given', () => {
    expect(settings({ requiredContactsMin: 12 })?.min).toBe(2);
    expect(settings({ offered: ['VK'], requiredContactsMin: 2 })).toEqual({
      types: ['VK'],
      min: 1,
      step: 'networks',
    });
    expect(settings({ requiredContactsMin: 0 })).toBeUndefined();
    expect(settings({ requiredContacts: [] })).toBeUndefined();
  });

  it('ONB-04 at least requiredContactsMin of requiredContacts', () => {
    expect(checkRequiredContacts(settings(), given('VK'))).toBeUndefined();
    expect(checkRequiredContacts(undefined, [])).toBeUndefined();
    const broken = checkRequiredContacts(settings(), given('EMAIL'));
    expect(broken && brokenText(broken, 'en')).toBe('Add Telegram or VK to your contacts');
    expect(broken && brokenText(broken, 'ru')).toBe('Укажите контакт «Telegram» или «ВКонтакте»');
  });

  it.each([
    [['EMAIL', 'PHONE'], 2, 'Add Email and Phone to your contacts', 'Укажите контакты «Почта» и «Телефон»'],
    [['EMAIL'], 1, 'Add Email to your contacts', 'Укажите контакт «Почта»'],
    [
      ['EMAIL', 'PHONE', 'SLACK'],
      2,
      'Add at least 2 of Email, Phone and Slack to your contacts',
      'Укажите хотя бы 2 контакта — «Почта», «Телефон» или «Slack»',
    ],
  ] as const)('ONB-04 %j, %i of them', (types, min, en, ru) => {
    expect(brokenText(requirementText({ types, min }), 'en')).toBe(en);
    expect(brokenText(requirementText({ types, min }), 'ru')).toBe(ru);
  });
});
