import { queryOptions } from '@tanstack/react-query';
import { useSession } from '../../../api/session/store';
import { openProgress } from '../draft/progress';

/** Taken up once per page; from then on the browser's memory has it. */
export const progressQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['onboarding', userId],
    queryFn: async () => {
      await openProgress(userId ?? '');
      return true;
    },
    // Checked when the query runs, so that a user who signs out as the screen appears requests nothing (SES-05).
    enabled: () => userId !== undefined && useSession.getState().token !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
