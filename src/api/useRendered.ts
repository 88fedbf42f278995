import type { QueryKey } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { pageData, type PageData } from './pageData';
import { queryClient } from './queryClient';

const never = () => () => undefined;
const yes = () => true;

interface Rendered {
  /** Whether the cached result is what must be rendered. */
  isCurrent: boolean;
  /** The data to render instead. Undefined if nothing is known. */
  data: unknown;
}

/**
 * What a component must render of a query: on the server and during hydration the data that the page came with, so that
 * both render the same; otherwise the cached result. On the server it waits for data that the page can have.
 */
export function useRendered(
  options: { queryKey: QueryKey },
  by: Parameters<NonNullable<PageData['load']>>[1],
): Rendered {
  const { load } = pageData() ?? {};
  // Always, because React knows a promise by its place when it renders the component again.
  if (load) use(load(options, by));
  const data = pageData()?.read(options.queryKey);
  const isCurrent = useSyncExternalStore(
    never,
    yes,
    // Nothing is rendered twice if the page has what the cache has.
    () => data !== undefined && data === queryClient.getQueryData(options.queryKey),
  );
  return { isCurrent, data };
}
