import { routePaths } from './routes';

/** The lists of contacts, in their order. */
export const contactTabs = [
  'recommended',
  'interested',
  'bookmarked',
  'connected',
  'hidden',
  'blocked',
] as const;
export type ContactTab = (typeof contactTabs)[number];

/** The address of a contact list with the pages that are loaded. Bookmarks have a path of their own (CON-01). */
export function contactsPath(tab: ContactTab, pages = 1): string {
  const search = new URLSearchParams({
    ...(tab === 'bookmarked' || tab === contactTabs[0] ? {} : { tab }),
    ...(pages > 1 ? { pages: String(pages) } : {}),
  }).toString();
  return (tab === 'bookmarked' ? routePaths.bookmarks : routePaths.contacts) + (search && `?${search}`);
}
