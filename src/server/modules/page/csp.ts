/** Where a page may reach besides its own origin; each an origin or an address. */
export interface OutsideOrigins {
  googleScriptUrl?: string;
  errorReportUrl?: string;
  countryLookupUrl?: string;
}

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);

/**
 * The Content-Security-Policy of a page: scripts and styles of ours or with this answer's nonce; no eval, no inline handler.
 * Pictures of members may come from anywhere over https.
 */
export function contentSecurityPolicy(nonce: string, outside: OutsideOrigins): string {
  const google = originOf(outside.googleScriptUrl);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...google],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...google],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...google,
      ...originOf(outside.errorReportUrl),
      ...originOf(outside.countryLookupUrl),
    ],
    'frame-src': google.length ? google : ["'none'"],
    'manifest-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
