import { storePublicIp } from '../../api/publicIp';
import { reportError } from '../../api/reportError';
import { useKnownCountry } from './country';

/** How long the service may take, in ms, by the specification. */
const patience = 5000;

/** The browser session's key under which the country is stored. */
export const countryKey = 'country';

const iso3166 = /^[A-Z]{2}$/;

/** Answers of public services: the code is in one of these keys, and `country` may be a name. */
interface Answer {
  country?: unknown;
  countryCode?: unknown;
  country_code?: unknown;
  ip?: unknown;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The code of a country that a service calls by its English name. */
function codeOfName(name: string): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .find((code) => names.of(code) === name);
}

const codeOf = ({ country, countryCode, country_code }: Answer): string | undefined =>
  [country, countryCode, country_code]
    .map((code) => (typeof code === 'string' ? code.trim().toUpperCase() : ''))
    .find((code) => iso3166.test(code)) ??
  (typeof country === 'string' ? codeOfName(country.trim()) : undefined);

function storedCountry(): string | undefined {
  try {
    const code = sessionStorage.getItem(countryKey) ?? '';
    return iso3166.test(code) ? code : undefined;
  } catch {
    // Storage may be forbidden; then every page asks again.
    return undefined;
  }
}

function store(code: string): void {
  try {
    sessionStorage.setItem(countryKey, code);
  } catch {}
}

async function ask(url: string): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('the country lookup took too long')), patience);
  try {
    const response = await fetch(url, {
      signal: abort.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new Error(`the country lookup answered ${response.status}`);
    const answer = (await response.json()) as Answer | null;
    storePublicIp(answer?.ip);
    const code = answer ? codeOf(answer) : undefined;
    if (!code) throw new Error('the country lookup told no country');
    store(code);
    return code;
  } finally {
    clearTimeout(timer);
  }
}

let pending: Promise<void> | undefined;

/**
 * Looks up the visitor's country by a public service, once per browser session (VAR-03). The answer also has the IP
 * address for the header of the calls. A failure is reported and changes nothing. Never rejects.
 */
export function lookUpCountry(url: string): Promise<void> {
  const known = storedCountry();
  if (known) useKnownCountry.setState({ country: known });
  else pending ??= ask(url).then((country) => useKnownCountry.setState({ country }), reportError);
  return pending ?? Promise.resolve();
}
