/** How long code is waited for, in ms (section 9 of the specification). */
const chunkTimeout = 120_000;

/** Rejects if loading takes longer than the limit, like a file that failed to load. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout of ${chunkTimeout}ms exceeded`)), chunkTimeout);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
