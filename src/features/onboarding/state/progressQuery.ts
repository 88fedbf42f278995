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
    // Asked when the call is due: whoever signs out as the screen appears asks for nothing more (SES-05).
    enabled: () => userId !== undefined && useSession.getState().token !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
