const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Writes a cookie of this site that the server reads before the first HTML; null removes it.
 * Session ids, languages, themes and the names of time zones need no escaping.
 */
export function writeCookie(name: 'session' | 'lang' | 'theme' | 'zone', value: string | null): void {
  const age = value === null ? 0 : yearSeconds;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
