import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import type { AdmissionState } from '../../../generated/api/admission';
import { getAdmissions } from '../../../generated/api/client/admission';

export const admissionsKey = ['admissions'];

/** Waiting or refused applicants (D40). */
export const admissionsQuery = (communityId: string, state: AdmissionState, page: number) =>
  queryOptions({
    queryKey: [...admissionsKey, communityId, state, page],
    queryFn: ({ signal }) =>
      request(getAdmissions, { params: { id: communityId }, query: { state, page }, signal }),
  });
