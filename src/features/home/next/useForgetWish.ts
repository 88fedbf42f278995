import { useState } from 'react';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { forgetIntro } from '../../../generated/api/client/currentUser';

/** Forgets whom the user wanted to meet (U10). */
export function useForgetWish() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function forget(): Promise<void> {
    setBusy(true);
    try {
      await request(forgetIntro);
      queryClient.setQueryData(initQuery.queryKey, (init) => init && { ...init, introFor: undefined });
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }
  return { busy, error, forget };
}
