import { randomSecret, sha256 } from '../../tokens';

/** The page that the link of an email leads to, and that mail programs post to (RFC 8058). */
export const unsubscribePath = '/email/unsubscribe';

/**
 * How long such a link works, in ms. Emails stay in mailboxes for years; after this time the link leads to the
 * settings.
 */
export const unsubscribeWorks = 365 * 86_400_000;

/** A new link that switches something off for a member, signed in or not: its secret is kept as a hash alone. */
export function unsubscribeLink(siteUrl: string): { url: string; hash: string } {
  const link = randomSecret();
  return { url: `${siteUrl}${unsubscribePath}?${new URLSearchParams({ link })}`, hash: sha256(link) };
}
