import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';
import { setPageData } from './pageData';
import { useSession } from './session/store';

/** Retries once if the server was unreachable or failed; a refusal is not retried. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && (error.response?.status ?? 503) >= 500;

/** The server's data, shared by the signed-in screens. One client per page, because a page has one user. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, staleTime: 30_000 } },
});

// There is no provider to do it: from here on it hears of a lost and a returned connection, and of the page's focus.
queryClient.mount();

// The data of a session end with it, wherever it was ended.
useSession.subscribe(({ token }, before) => {
  if (token || !before.token) return;
  queryClient.clear();
  setPageData(undefined);
});
