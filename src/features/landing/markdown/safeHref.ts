/**
 * `href` when it leads to an https: address or stays on this site, else undefined: no other scheme, no `//host`, and
 * nothing with the characters browsers drop or turn around before they parse.
 */
export function safeHref(href: string): string | undefined {
  if (href === '' || /[\s\p{Cc}\\<>"]/u.test(href) || href.startsWith('//')) return undefined;
  if (/^https:\/\/[^/?#@]+([/?#]|$)/i.test(href)) return href;
  return /^[^:/?#]*([/?#]|$)/.test(href) ? href : undefined;
}
