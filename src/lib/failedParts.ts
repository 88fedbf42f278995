import { inTime } from './loadLimit';

let retries: (() => void)[] = [];
const nobody = () => undefined;
let changed: () => void = nobody;

const set = (next: (() => void)[]) => {
  retries = next;
  changed();
};

/** Parts of the page whose code or texts failed to load. The page shows the failure and offers a retry. */
export const failedParts = {
  subscribe(listener: () => void): () => void {
    changed = listener;
    return () => {
      changed = nobody;
    };
  },
  some: (): boolean => retries.length > 0,
  retry(): void {
    const asked = retries;
    set([]);
    for (const retry of asked) retry();
  },
};

/** Loads. After a failure, waits until `failedParts` is asked to retry. */
export const untilItComes = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  inTime(load()).catch(
    () =>
      new Promise((resolve) => {
        set([...retries, () => resolve(untilItComes(load))]);
      }),
  );
