import { request } from '../../api/request';
import type { PreviewPerson } from '../../config/bootPayload';
import { previewParticipants } from '../../generated/api/client/community';

/** Members of a community who may be shown to everybody (C06). In a chunk of its own: few pages need it. */
export const loadPeople = (communityId: string, signal: AbortSignal): Promise<readonly PreviewPerson[]> =>
  request(previewParticipants, { params: { id: communityId }, signal });
