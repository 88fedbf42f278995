import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { justLoaded, setPageData, unlessNew } from './pageData';

const queryKey = ['events'];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  setPageData(undefined);
  vi.useRealTimers();
});

/** A screen whose data have been loaded once. */
async function stand() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const ask = vi.fn(() => Promise.resolve('list'));
  const options = { queryKey, queryFn: ask, refetchOnMount: unlessNew };
  await client.prefetchQuery(options);
  return {
    client,
    ask,
    /** A component shows the data, and is removed. */
    show: () => new QueryObserver(client, options).subscribe(() => undefined)(),
  };
}

describe('data that are loaded on mount', () => {
  it('UIX-05 are not asked for twice if they have just been loaded, however often they are shown', async () => {
    const { ask, show } = await stand();
    show();
    vi.advanceTimersByTime(justLoaded - 1);
    show();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('are asked for again after a moment', async () => {
    const { ask, show } = await stand();
    vi.advanceTimersByTime(justLoaded);
    show();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are asked for again at once if something has changed', async () => {
    const { client, ask, show } = await stand();
    await client.invalidateQueries({ queryKey });
    show();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('UIX-05 are not asked for while they are those that the page came with', async () => {
    const { ask, show } = await stand();
    setPageData({ read: () => 'list', isNew: () => true });
    vi.advanceTimersByTime(justLoaded);
    show();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
