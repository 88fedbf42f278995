import { routePaths } from './routes';

/** The lists of contacts that have a tab, in their order. */
export const shownTabs = ['connected', 'meet', 'bookmarked'] as const;

/** The lists behind a menu. */
export const menuTabs = ['hidden', 'blocked'] as const;

export const contactTabs = [...shownTabs, ...menuTabs] as const;
export type ContactTab = (typeof contactTabs)[number];

/** The list that an address names by its `tab`. */
export const contactTabOf = (tab: string | null): ContactTab =>
  contactTabs.find((each) => each === tab) ?? shownTabs[0];

/** The address of a contact list with the pages that are loaded. Bookmarks have a path of their own (CON-01). */
export function contactsPath(tab: ContactTab, pages = 1): string {
  const search = new URLSearchParams({
    ...(tab === 'bookmarked' || tab === shownTabs[0] ? {} : { tab }),
    ...(pages > 1 ? { pages: String(pages) } : {}),
  }).toString();
  return (tab === 'bookmarked' ? routePaths.bookmarks : routePaths.contacts) + (search && `?${search}`);
}
