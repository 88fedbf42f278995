import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';

/** Once more where the server could not be reached or failed itself; what it refused stays refused. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && (error.response?.status ?? 503) >= 500;

/** What the server knows, as the signed-in screens share it. One per page: a page has one user. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, staleTime: 30_000 } },
});

// There is no provider to do it: from here on it hears of a lost and a returned connection, and of the page's focus.
queryClient.mount();
