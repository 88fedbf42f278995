/** Measurements that an open page records. */
export interface Watched {
  /** The addresses of the scripts that ran, and of the answers that were read or failed. */
  done: string[];
  /** How many short timers run: after them the page goes on by itself. */
  timers: number;
  shift: number;
  moved: string[];
  /** Takes the pending layout shifts. */
  takeShifts: () => void;
  fetch: typeof fetch;
  setTimeout: typeof setTimeout;
}

/** An empty address. A request to it shows that all earlier requests have left the page. */
export const idlePath = '/idle';

/** Runs before a page's own scripts. */
export function watchActivity(): void {
  /** ms: React shows late content after 300. Longer timers wait for a time and not for data. */
  const short = 500;
  const real = { fetch: window.fetch.bind(window), setTimeout: window.setTimeout.bind(window) };
  const watched: Watched = {
    done: [],
    timers: 0,
    shift: 0,
    moved: [],
    takeShifts: () => take(observer.takeRecords()),
    fetch: real.fetch,
    setTimeout: real.setTimeout as typeof setTimeout,
  };
  Object.assign(window, { watched });
  // Prefetching for other pages is not part of this one.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, location.href).href;
    try {
      return await real.fetch(input, init);
    } catch (error) {
      watched.done.push(url);
      throw error;
    }
  };
  for (const read of ['text', 'json'] as const) {
    const reading = Response.prototype[read] as () => Promise<unknown>;
    Response.prototype[read] = function (this: Response) {
      return reading.call(this).finally(() => watched.done.push(this.url));
    } as () => Promise<never>;
  }

  const running = new Set<number>();
  const end = (id: number | undefined) => {
    if (id !== undefined && running.delete(id)) watched.timers -= 1;
  };
  window.setTimeout = ((work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const id = real.setTimeout(() => {
      end(id);
      work(...given);
    }, ms);
    if (ms <= short) {
      running.add(id);
      watched.timers += 1;
    }
    return id;
  }) as typeof setTimeout;
  const clear = window.clearTimeout.bind(window);
  window.clearTimeout = (id) => {
    end(Number(id));
    clear(id);
  };

  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources?: { node: Node | null }[];
  }
  function take(entries: PerformanceEntryList): void {
    for (const { value, hadRecentInput, sources = [] } of entries as Shift[]) {
      if (hadRecentInput) continue;
      watched.shift += value;
      const names = sources.map(({ node }) => `${node?.nodeName} '${node?.textContent?.slice(0, 20)}'`);
      watched.moved.push(`${value.toFixed(3)} ${names.join(', ')}`);
    }
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in a page: waits until it has taken up all that was answered and asks for nothing more by itself. What it asked
 * for before has then been heard of outside: requests leave a page in their order.
 */
export async function waitUntilIdle(answered: string[]): Promise<void> {
  const { watched } = window as unknown as { watched: Watched };
  const waiting = (): string[] => {
    const done = [...watched.done];
    const unread = answered.filter((url) => {
      const at = done.indexOf(url);
      if (at >= 0) done.splice(at, 1);
      return at < 0;
    });
    const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    return [
      ...unread,
      ...pictures.map(({ src }) => src),
      ...(document.readyState === 'loading' ? ['the HTML'] : []),
      ...(watched.timers > 0 ? ['a timer'] : []),
    ];
  };
  /** Loaded scripts, possibly unused. */
  const idle = (given: string[]) =>
    given.every((url) => url.endsWith('.js') && performance.getEntriesByName(url).length > 0);
  // It was drawn, and then there was nothing left to do; a page that need not be drawn anew may wait long for a frame.
  const turn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      watched.setTimeout(resolve, 100);
    });
  /** Half a minute of frames. */
  const most = 1800;
  for (let still = 0, turns = 0, wanted = 3; still < wanted; turns++) {
    if (turns > most) throw new Error(`${location.href} does not become idle: ${waiting().join(', ')}`);
    await turn();
    const left = waiting();
    wanted = left.length > 0 ? 20 : 3;
    still = idle(left) ? still + 1 : 0;
  }
  watched.takeShifts();
  await watched.fetch('/idle', { cache: 'no-store' });
}
