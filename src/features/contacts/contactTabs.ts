/** The lists of contacts, in their order. */
export const contactTabs = ['recommended', 'interested', 'bookmarked', 'connected', 'hidden'] as const;
export type ContactTab = (typeof contactTabs)[number];
