import { and, asc, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import { mayIn, type ManagerPermission } from '../../guards/permissions';
import { isConfirmedMember } from '../../people/membershipState';
import { memberOf, type Recipient } from './recipient';

/** Maximum number of managers who are notified. */
const most = 50;
/** Managers are notified about one kind of waiting thing at most once in this time, in ms. */
export const waitingEvery = 3_600_000;

/** A cause that is the same for all things of one hour, so that only the first one notifies. */
export const hourCause = ({ id }: Pick<CommunityConfig, 'id'>, at: Date): string =>
  `${id}:${Math.floor(at.getTime() / waitingEvery)}`;

interface Which {
  permission: ManagerPermission;
  /** Only administrators. */
  administrators?: boolean;
  /** User ids that are not notified. */
  except: readonly string[];
}

const isAdministrator = eq(users.role, 'ROLE_ADMIN');

/** Whether anybody other than some participants has a permission in a community. */
export async function isManagedBesides(
  orm: Orm,
  communityId: string,
  permission: ManagerPermission,
  participantIds: readonly string[],
): Promise<boolean> {
  const isInside = and(eq(participants.communityId, communityId), eq(participants.enabled, true));
  const found = await orm
    .select({ id: users.id })
    .from(users)
    .leftJoin(participants, and(eq(participants.userId, users.id), isInside))
    .where(
      and(
        isNotNull(users.emailConfirmedAt),
        mayIn(permission),
        or(isNull(participants.id), notInArray(participants.id, [...participantIds])),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Members of a community with a permission there and a confirmed address. */
export async function managersOf(
  app: Pick<FastifyInstance, 'communities'>,
  orm: Orm,
  config: CommunityConfig,
  { permission, administrators = false, except }: Which,
): Promise<Recipient[]> {
  const found = await orm
    .select({ userId: users.id })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        eq(participants.communityId, config.id),
        isConfirmedMember,
        administrators ? isAdministrator : mayIn(permission),
        notInArray(users.id, [...except]),
      ),
    )
    .orderBy(asc(participants.createdAt), asc(participants.id))
    .limit(most);
  const recipients: Recipient[] = [];
  for (const { userId } of found) {
    const to = await memberOf(app, orm, config, userId);
    if (to) recipients.push(to);
  }
  return recipients;
}
