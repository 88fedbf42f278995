import { inTime } from './loadLimit';

let retries: (() => void)[] = [];
const nobody = () => undefined;
let changed: () => void = nobody;

const set = (next: (() => void)[]) => {
  retries = next;
  changed();
};

/** Parts of the page whose code or texts did not come: for whoever says so and offers another try. */
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

/** What loads; after a failure it waits until somebody asks for it again. */
export const untilItComes = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  inTime(load()).catch(
    () =>
      new Promise((resolve) => {
        set([...retries, () => resolve(untilItComes(load))]);
      }),
  );
