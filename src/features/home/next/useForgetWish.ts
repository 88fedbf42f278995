import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { forgetIntro } from '../../../generated/api/client/currentUser';

/** Forgets whom the user wanted to meet (U10). */
export const useForgetWish = () =>
  useSubmit({
    send: async () => {
      await request(forgetIntro);
      queryClient.setQueryData(initQuery.queryKey, (init) => init && { ...init, introFor: undefined });
    },
  });
