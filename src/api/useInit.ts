import { useQuery } from '@tanstack/react-query';
import { initQuery } from './queries';
import { queryClient } from './queryClient';

/** The signed-in user's start-of-session data. */
export const useInit = () => useQuery(initQuery, queryClient);
