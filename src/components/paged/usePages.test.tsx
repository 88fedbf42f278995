// @vitest-environment jsdom
import { infiniteQueryOptions } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queryClient';
import { usePages } from './usePages';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const pagesOf = (load: (page: number) => Promise<number>, wanted?: number) =>
  renderHook(() =>
    usePages(
      infiniteQueryOptions({
        queryKey: ['numbers'],
        queryFn: ({ pageParam }) => load(pageParam),
        initialPageParam: 0,
        getNextPageParam: (page) => (page < 3 ? page + 1 : undefined),
        retry: false,
      }),
      wanted,
    ),
  ).result;

describe('pages of a list', () => {
  it('are as many as the address asks for', async () => {
    const load = vi.fn((page: number) => Promise.resolve(page));
    const list = pagesOf(load, 3);
    expect(list.current.pages).toBeUndefined();
    await waitFor(() => expect(list.current.pages).toEqual([0, 1, 2]));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('stop at one that does not load', async () => {
    const load = vi.fn((page: number) => (page === 0 ? Promise.resolve(0) : Promise.reject(new Error('no'))));
    const list = pagesOf(load, 3);
    await waitFor(() => expect(list.current.query.isFetchNextPageError).toBe(true));
    expect(list.current.pages).toEqual([0]);
    expect(list.current.failure).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('say that the first did not load, until it does', async () => {
    const load = vi.fn((page: number) => Promise.resolve(page)).mockRejectedValueOnce(new Error('no'));
    const list = pagesOf(load);
    await waitFor(() => expect(list.current.failure).toMatchObject({ offline: false }));
    act(() => list.current.failure?.onRetry());
    await waitFor(() => expect(list.current.pages).toEqual([0]));
    expect(list.current.failure).toBeUndefined();
  });
});
