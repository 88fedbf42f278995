import type { QueryKey } from '@tanstack/react-query';

/** The data that a page is rendered with. */
export interface PageData {
  /** The data of a query. Undefined if the page has none. */
  read: (key: QueryKey) => unknown;
  /** Whether they came with the page, and no component has left them since. */
  isNew: (key: QueryKey) => boolean;
  /** On the server: the answer to a call. Rejects if there is none. */
  answer?: (call: string) => Promise<unknown>;
  /** On the server: loads a query. The promise never rejects, and is the same whenever a component asks again. */
  load?: (options: object, by: 'prefetchQuery' | 'prefetchInfiniteQuery') => Promise<void>;
}

let page: PageData | undefined;

/** Set on the server while it renders a page with data, and in the browser from its hydration on. */
export function setPageData(data: PageData | undefined): void {
  page = data;
}

export const pageData = (): PageData | undefined => page;

/** ms: a screen shows what it has just loaded without loading it again, also if its components are mounted twice. */
export const justLoaded = 3000;

/**
 * For `refetchOnMount`: loads data again whenever a component shows them, except those that the page came with, and those
 * that have just been loaded. Whatever changes the data marks them as outdated.
 */
export const unlessNew = (
  { queryKey, state }: { queryKey: QueryKey; state: { dataUpdatedAt: number } },
  now = Date.now(),
): true | 'always' => (page?.isNew(queryKey) || now - state.dataUpdatedAt < justLoaded ? true : 'always');
