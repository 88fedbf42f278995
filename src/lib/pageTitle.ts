/** The title of a page, from the special to the general: 'Past · Events · Circle'. The server writes it, too. */
export const pageTitle = (...names: readonly (string | undefined)[]): string =>
  names.filter(Boolean).join(' · ');
