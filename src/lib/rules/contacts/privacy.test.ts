import { describe, expect, it } from 'vitest';
import type { Contact } from './contactTypes';
import { contactsFor, hidesContacts, shownMoreTo, type ContactReader, type Privacy } from './privacy';

const contacts: Contact[] = [
  { type: 'EMAIL', value: 'ada@example.org' },
  { type: 'TELEGRAM', value: 'ada' },
];
const all = contacts.map(({ type }) => type);

describe('privacy', () => {
  it.each<[Privacy, Contact['type'][], Contact['type'][], Contact['type'][], boolean]>([
    ['NONE', [], all, all, false],
    ['NONE', ['EMAIL'], all, all, false],
    ['CONNECTIONS', [], [], all, false],
    ['CONNECTIONS', ['EMAIL'], [], all, false],
    ['PRIVATE', [], [], [], true],
    ['CUSTOM', [], all, all, false],
    ['CUSTOM', ['EMAIL'], ['TELEGRAM'], ['TELEGRAM'], true],
    ['CUSTOM', ['EMAIL', 'TELEGRAM'], [], [], true],
    ['CUSTOM', ['PHONE'], all, all, false],
  ])(
    'PRO-02 %s hiding %j tells members %j, connections %j, visitors nothing',
    (privacy, contactTypesToHide, member, connection, hidden) => {
      const settings = { privacy, contactTypesToHide };
      const told = (reader: ContactReader) => contactsFor(reader, settings, contacts).map(({ type }) => type);
      expect({ visitor: told('visitor'), member: told('member'), connection: told('connection') }).toEqual({
        visitor: [],
        member,
        connection,
      });
      expect(hidesContacts(settings, contacts)).toBe(hidden);
    },
  );

  it.each<[Privacy, ContactReader, ReturnType<typeof shownMoreTo>]>([
    ['NONE', 'visitor', 'MEMBERS'],
    ['NONE', 'member', null],
    ['CONNECTIONS', 'visitor', 'CONNECTIONS'],
    ['CONNECTIONS', 'member', 'CONNECTIONS'],
    ['CONNECTIONS', 'connection', null],
    ['PRIVATE', 'visitor', null],
    ['PRIVATE', 'member', null],
  ])('PRO-02 %s read by a %s: more is told only to %s', (privacy, reader, expected) => {
    expect(shownMoreTo(reader, { privacy, contactTypesToHide: [] }, contacts)).toBe(expected);
    expect(shownMoreTo(reader, { privacy, contactTypesToHide: [] }, [])).toBe(null);
  });
});
