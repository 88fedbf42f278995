import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { agreePolicy } from '../../generated/api/client/auth';
import { useAgreement } from './useAgreement';

/** Records that the user agrees to the documents they were shown (A09). Throws the server's error. */
export function useAgree(): () => Promise<void> {
  const agreement = useAgreement();
  return async () => {
    await request(agreePolicy, { body: agreement });
    queryClient.setQueryData(initQuery.queryKey, (init) => init && { ...init, consentDue: undefined });
  };
}
