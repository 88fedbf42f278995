/** Names in the order to look for them: every browser also claims to be those it descends from. */
const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Yandex', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?Chrom(e|ium)\/|\bCriOS\//],
  ['Safari', /\bVersion\/\d.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A user agent in words: 'Firefox', 'Windows'. Undefined if either is not recognised. */
export function deviceOf(userAgent: string | null): { browser: string; system: string } | undefined {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return browser && system ? { browser, system } : undefined;
}
