import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { withoutQuery } from '../../../lib/addressParts';
import { matchRoute } from '../../../lib/routeMatch';
import { safeBackTo } from '../../../lib/rules/auth/backTo';
import { AppError } from '../../errors';
import type { Invitation } from '../invitation/module';

/** What a new user brings along. */
interface Bringing {
  invitedBy?: string;
  backTo?: string | null;
}

/** Whether a user is on the way to an event that is open to guests (SES-04). */
async function isOnTheWayToEvent(
  { openEvents }: Pick<FastifyInstance, 'openEvents'>,
  orm: Orm,
  communityId: string,
  backTo: string | undefined | null,
): Promise<boolean> {
  const route = matchRoute(withoutQuery(safeBackTo(backTo) ?? ''));
  return route?.name === 'event' && openEvents.isForGuests(orm, communityId, route.params.eventId);
}

/**
 * The invitation of a new user, if any. With admission by invitation it must be one into this community: throws 1107
 * without one, 1108 if it is invalid. A user on the way to a public event needs none, because its guests may have an
 * account. Elsewhere an invalid one is ignored. Throws 1130 if nobody new is admitted.
 */
export async function admit(
  app: FastifyInstance,
  orm: Orm,
  { id, community }: CommunityConfig,
  { invitedBy, backTo }: Bringing,
): Promise<Invitation | undefined> {
  if (community.admission === 'closed') throw new AppError(1130);
  const invitation = invitedBy ? await app.invitations.find(orm, invitedBy) : undefined;
  if (invitation?.communityId === id) return invitation;
  if (community.admission !== 'invitation' || (await isOnTheWayToEvent(app, orm, id, backTo)))
    return undefined;
  throw new AppError(invitedBy ? 1108 : 1107);
}
