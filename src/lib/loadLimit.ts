/** How long code is waited for, in ms (section 9 of the specification). */
const chunkTimeout = 120_000;

let open = 0;

/** How much code and how many texts are on their way. */
export const openLoads = (): number => open;

/** Rejects if loading takes longer than the limit, like a file that failed to load. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout of ${chunkTimeout}ms exceeded`)), chunkTimeout);
  });
  open += 1;
  return Promise.race([loading, late]).finally(() => {
    open -= 1;
    clearTimeout(timer);
  });
}
