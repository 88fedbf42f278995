import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { deleteIntroWish } from '../../../generated/api/client/currentUser';

/** Deletes the user's wish to meet a member (U10). */
export const useDeleteWish = () =>
  useSubmit({
    send: async () => {
      await request(deleteIntroWish);
      queryClient.setQueryData(initQuery.queryKey, (init) => init && { ...init, introFor: undefined });
    },
  });
