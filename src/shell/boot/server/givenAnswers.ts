import { hashKey, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../../../api/ApiError';
import { setPageData, type PageData } from '../../../api/pageData';
import { queryClient } from '../../../api/queryClient';
import type { EmbeddedData } from '../embeddedData';

interface Given {
  /** The data of the queries that were rendered. */
  queries: () => EmbeddedData['queries'];
  /** The calls whose answers are in them. */
  used: () => string[];
  /** Forgets everything, so that the next page has nothing of it. */
  end: () => void;
}

type Loaded = Pick<FetchQueryOptions, 'queryKey'> & { enabled?: unknown };

/** Nothing to wait for: fulfilled, as React marks it. */
const nothing = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const dataOf = (key: QueryKey): unknown => queryClient.getQueryData(key);

/** Lets queries load from answers instead of the network, by `METHOD address`. Whatever has no answer stays pending. */
export function givenAnswers(answers: Readonly<Record<string, string>>): Given {
  const used = new Set<string>();
  const loading = new Map<string, Promise<void>>();

  const load: PageData['load'] = (options, by) => {
    const { queryKey, enabled } = options as Loaded;
    const hash = hashKey(queryKey);
    const known = loading.get(hash);
    if (known) return known;
    const query = queryClient.getQueryCache().find({ queryKey, exact: true });
    const isEnabled = typeof enabled === 'function' ? Boolean(enabled(query)) : enabled !== false;
    if (!isEnabled || query?.state.data !== undefined) return nothing;
    const asked = { ...options, retry: false, gcTime: Infinity } as never;
    const loaded =
      by === 'prefetchQuery' ? queryClient.prefetchQuery(asked) : queryClient.prefetchInfiniteQuery(asked);
    loading.set(hash, loaded);
    return loaded;
  };

  const answer = (call: string): Promise<unknown> => {
    const text = answers[call];
    if (text === undefined) return Promise.reject(new ApiError('not answered on the server'));
    used.add(call);
    return Promise.resolve(JSON.parse(text));
  };

  queryClient.clear();
  setPageData({ read: dataOf, isNew: (key) => dataOf(key) !== undefined, answer, load });
  return {
    queries: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ queryKey, state }): EmbeddedData['queries'] =>
          state.data === undefined ? [] : [[queryKey, state.data]],
        ),
    used: () => [...used],
    end: () => {
      queryClient.clear();
      setPageData(undefined);
    },
  };
}
