import type { Event } from '../../../generated/api/event';
import type { Database } from '../../db/database';
import type { EventFinder } from '../../eventAccess/find';
import { presentEvent } from '../../eventAccess/presentEvent';
import { viewerOf, type Scope } from '../../eventAccess/viewer';
import type { Identity } from '../../people/identity';
import { createFaces } from './faces';

export type ShowEvent = ReturnType<typeof createShowEvent>;

/** An event as the caller sees it; throws 1195 if they may not see it. */
export function createShowEvent(db: Pick<Database, 'prepare'>, find: EventFinder, now: () => Date) {
  const facesOf = createFaces(db, now);
  return async (id: string, identity: Identity | undefined, community: Scope): Promise<Event> => {
    const communityId = community.id;
    const viewer = viewerOf(identity, communityId, id);
    // Read in parallel. If the viewer may not see the event, neither is returned.
    const [{ event, mayEdit, part, waiting, invitations }, faces] = await Promise.all([
      find({ communityId, id, viewer }),
      facesOf(id, viewer, community),
    ]);
    return presentEvent(event, { viewer, part, faces, waiting, invitations, mayEdit, now: now() });
  };
}
