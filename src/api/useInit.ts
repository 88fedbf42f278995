import { useQuery } from '@tanstack/react-query';
import { initQuery } from './queries';
import { queryClient } from './queryClient';

/** The signed-in user's start-of-session data; where it is not enabled, only what is known already. */
export const useInit = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...initQuery, enabled }, queryClient);
