import { request } from '../../api/request';
import type { PreviewPerson } from '../../config/bootPayload';
import { previewParticipants } from '../../generated/api/client/community';

/** Members of a community who are visible to everybody (C06). In a chunk of its own, because few pages need it. */
export const loadPeople = (communityId: string, signal: AbortSignal): Promise<readonly PreviewPerson[]> =>
  request(previewParticipants, { params: { id: communityId }, signal });
