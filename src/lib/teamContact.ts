/** The link of the community's `teamContact`: its page, or an email to its address. */
export const teamContactUrl = (contact: string): string =>
  contact.startsWith('https://') ? contact : `mailto:${contact}`;
