import { createHash } from 'node:crypto';

/** Other origins that a page may use; each an origin or an address. */
interface OutsideOrigins {
  googleScriptUrl?: string;
  errorReportUrl?: string;
  countryLookupUrl?: string;
}

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The element that the client adds its rules to by script is empty. */
const emptyStyle = hashOf('');

/** The inline parts of a page, which its policy allows by digest: only what we wrote ourselves. */
interface Inline {
  /** Markup of style elements. It must not contain external input. */
  styles: string;
  scripts: readonly string[];
}

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => hashOf(css));

/**
 * The Content-Security-Policy of a page: scripts and styles from files of ours and exactly those that we write into it,
 * by their digests, which let it be cached and sent to everybody; no eval, no inline handler.
 * Pictures of members may come from anywhere over https.
 */
export function contentSecurityPolicy({ styles, scripts }: Inline, outside: OutsideOrigins): string {
  const google = originOf(outside.googleScriptUrl);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...google],
    'style-src': ["'self'", ...new Set([...stylesIn(styles), emptyStyle]), ...google],
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
