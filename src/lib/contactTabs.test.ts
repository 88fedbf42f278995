import { expect, it } from 'vitest';
import { contactsPath } from './contactTabs';

it('CON-01 every list of contacts has an address, with how far it goes', () => {
  expect(contactsPath('recommended')).toBe('/contacts');
  expect(contactsPath('recommended', 2)).toBe('/contacts?pages=2');
  expect(contactsPath('connected')).toBe('/contacts?tab=connected');
  expect(contactsPath('hidden', 3)).toBe('/contacts?tab=hidden&pages=3');
  expect(contactsPath('bookmarked', 1)).toBe('/contacts/bookmarks');
  expect(contactsPath('bookmarked', 2)).toBe('/contacts/bookmarks?pages=2');
});
