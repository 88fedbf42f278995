/** Where the community's `teamContact` leads: its page, or an email to its address. */
export const teamContactUrl = (contact: string): string =>
  contact.startsWith('https://') ? contact : `mailto:${contact}`;
