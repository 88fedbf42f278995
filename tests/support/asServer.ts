/** What a browser has and the server has not. */
const ofBrowsers = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
] as const;

/** Runs in a test's page without the page, in UTC, as on the server: whatever reads the browser fails. */
export async function asServer<Result>(work: () => Promise<Result>): Promise<Result> {
  const kept = ofBrowsers.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const zone = process.env.TZ;
  for (const name of ofBrowsers) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true, writable: true });
  }
  process.env.TZ = 'UTC';
  try {
    return await work();
  } finally {
    for (const [name, descriptor] of kept) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
    process.env.TZ = zone;
  }
}
