import { describe, expect, it } from 'vitest';
import type { Contact } from './contactTypes';
import { contactsForOthers, hidesContacts, type Privacy } from './privacy';

const contacts: Contact[] = [
  { type: 'EMAIL', value: 'ada@example.org' },
  { type: 'TELEGRAM', value: 'ada' },
];

describe('privacy', () => {
  it.each<[Privacy, Contact['type'][], Contact['type'][], boolean]>([
    ['NONE', [], ['EMAIL', 'TELEGRAM'], false],
    ['NONE', ['EMAIL'], ['EMAIL', 'TELEGRAM'], false],
    ['PRIVATE', [], [], true],
    ['CUSTOM', [], ['EMAIL', 'TELEGRAM'], false],
    ['CUSTOM', ['EMAIL'], ['TELEGRAM'], true],
    ['CUSTOM', ['EMAIL', 'TELEGRAM'], [], true],
    ['CUSTOM', ['PHONE'], ['EMAIL', 'TELEGRAM'], false],
  ])('PRO-02 %s hiding %j tells %j', (privacy, contactTypesToHide, told, hidden) => {
    const settings = { privacy, contactTypesToHide };
    expect(contactsForOthers(settings, contacts).map(({ type }) => type)).toEqual(told);
    expect(hidesContacts(settings, contacts)).toBe(hidden);
  });
});
