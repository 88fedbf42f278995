/**
 * `value` when it is a path of this site, else undefined. Refused are other sites in every disguise a browser
 * understands: a scheme, `//`, `/\`, and control characters, which browsers drop before they parse.
 */
export function safeBackTo(value: string | undefined | null): string | undefined {
  if (!value || value.length > 2048 || !/^\/(?![/\\])/.test(value)) return undefined;
  if (/[\p{Cc}\\]/u.test(value)) return undefined;
  const base = 'http://site.invalid';
  return URL.canParse(value, base) && new URL(value, base).origin === base ? value : undefined;
}
