import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { participants, users } from '../../db/schema';
import { mayIn } from '../../guards/permissions';
import { isConfirmedMember } from '../../people/membershipState';

declare module 'fastify' {
  interface FastifyInstance {
    unreachedReports: () => Promise<string[]>;
  }
}

/** Maximum number of communities that are named. */
const named = 5;

/** Domains of communities in which a report about a manager would reach nobody. */
async function domainsAlone({ db, communities }: Pick<FastifyInstance, 'db' | 'communities'>) {
  const isAdministrator = eq(users.role, 'ROLE_ADMIN');
  const [inhabited, managing, administrators] = await Promise.all([
    db.orm
      .selectDistinct({ id: participants.communityId })
      .from(participants)
      .where(eq(participants.enabled, true)),
    db.orm
      .select({ communityId: participants.communityId, userId: users.id })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .where(and(isConfirmedMember, mayIn('reports.decide'))),
    db.orm
      .select({ userId: users.id })
      .from(users)
      .where(and(isAdministrator, isNotNull(users.emailConfirmedAt))),
  ]);
  return inhabited
    .filter(({ id }) => {
      const inside = managing.filter(({ communityId }) => communityId === id).map(({ userId }) => userId);
      const all = new Set([...inside, ...administrators.map(({ userId }) => userId)]);
      return all.size === 0 || (all.size === 1 && inside.length === 1);
    })
    .flatMap(({ id }) => communities.byId(id)?.domain ?? [])
    .sort();
}

/** A warning for the operator about reports that would reach nobody. Empty if there is no such community. */
export async function unreachedReports(
  app: Pick<FastifyInstance, 'db' | 'communities' | 'env'>,
): Promise<string[]> {
  if (app.env.OPERATOR_EMAIL) return [];
  const domains = await domainsAlone(app);
  if (domains.length === 0) return [];
  const more = domains.length > named ? ` and ${domains.length - named} more` : '';
  return [
    `A report about a manager would reach nobody in ${domains.slice(0, named).join(', ')}${more}. ` +
      'Set OPERATOR_EMAIL, name a second manager, or make somebody an administrator (npm run admin -- grant).',
  ];
}
