import { expect, it } from 'vitest';
import { contactsPath, contactTabOf } from './contactTabs';

it('CON-01 every list of contacts has an address, with how far it goes', () => {
  expect(contactsPath('connected')).toBe('/contacts');
  expect(contactsPath('connected', 2)).toBe('/contacts?pages=2');
  expect(contactsPath('meet')).toBe('/contacts?tab=meet');
  expect(contactsPath('hidden', 3)).toBe('/contacts?tab=hidden&pages=3');
  expect(contactsPath('bookmarked', 1)).toBe('/contacts/bookmarks');
  expect(contactsPath('bookmarked', 2)).toBe('/contacts/bookmarks?pages=2');
});

it('CON-01 an address that names no list leads to the connections', () => {
  expect(contactTabOf(null)).toBe('connected');
  expect(contactTabOf('nonsense')).toBe('connected');
  expect(contactTabOf('blocked')).toBe('blocked');
});
