import type { ContactType } from './contactTypes';

interface ContactLink {
  /** The link for a stored value. Absent if the type has no links. */
  href?: (value: string) => string;
  /** Formats a stored value. Absent: unchanged. */
  show?: (value: string) => string;
}

const withAt = (name: string): string => `@${name}`;
const withoutScheme = (link: string): string => link.replace(/^https:\/\/(www\.)?/, '');

const link: ContactLink = { href: (value) => value, show: withoutScheme };

/** One row per type: its address, its looks (ONB-04, PRO-01). */
const contactLinks: Record<ContactType, ContactLink> = {
  EMAIL: { href: (value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}` },
  PHONE: { href: (value) => `tel:${value}` },
  FACEBOOK: link,
  INSTAGRAM: { href: (name) => `https://www.instagram.com/${name}/`, show: withAt },
  LINKEDIN: link,
  VK: link,
  TELEGRAM: { href: (name) => `https://t.me/${name}`, show: withAt },
  GITHUB: { href: (name) => `https://github.com/${name}` },
  TWITTER: { href: (name) => `https://x.com/${name}`, show: withAt },
  SLACK: link,
  DISCORD: {},
  CALENDLY: link,
};

/** The link for a stored contact, or undefined if its type has no links (Discord). */
export const contactHref = (type: ContactType, value: string): string | undefined =>
  contactLinks[type].href?.(value);

/** A stored contact for display: user names with @, links without their scheme. */
export const shownContact = (type: ContactType, value: string): string =>
  contactLinks[type].show?.(value) ?? value;
