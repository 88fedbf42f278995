import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { ReportReaches } from '../../../generated/api/report';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import { mayIn } from '../../guards/permissions';

/** Maximum number of notified people. */
const most = 50;

interface Deciders {
  /** User ids of managers and administrators who are members of the community. */
  members: string[];
  /** User ids of administrators who are not. */
  outsiders: string[];
  reaches: ReportReaches;
}

interface Which {
  /** About an administrator, other administrators alone decide. */
  administrators: boolean;
  /** User ids that may not decide, because of a conflict of interest. */
  except: readonly string[];
}

/** The people who may decide about a report. If nobody may, it goes to the operator, if there is an address. */
export async function decidersOf(
  { env }: Pick<FastifyInstance, 'env'>,
  orm: Orm,
  { id }: Pick<CommunityConfig, 'id'>,
  { administrators, except }: Which,
): Promise<Deciders> {
  const isInside = and(eq(participants.communityId, id), eq(participants.enabled, true));
  const isAdministrator = eq(users.role, 'ROLE_ADMIN');
  const found = await orm
    .select({ userId: users.id, role: users.role, inside: participants.id })
    .from(users)
    .leftJoin(participants, and(eq(participants.userId, users.id), isInside))
    .where(
      and(
        isNotNull(users.emailConfirmedAt),
        administrators ? isAdministrator : mayIn('reports.decide'),
        notInArray(users.id, [...except]),
      ),
    )
    .orderBy(asc(users.id))
    .limit(most);
  const isManaged = found.some(({ role }) => role !== 'ROLE_ADMIN');
  const alone = env.OPERATOR_EMAIL ? 'OPERATOR' : 'NOBODY';
  return {
    members: found.filter(({ inside }) => inside !== null).map(({ userId }) => userId),
    outsiders: found.filter(({ inside }) => inside === null).map(({ userId }) => userId),
    reaches: isManaged ? 'MANAGERS' : found.length > 0 ? 'ADMINISTRATORS' : alone,
  };
}
