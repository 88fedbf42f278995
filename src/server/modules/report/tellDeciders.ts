import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { routePaths } from '../../../lib/routes';
import type { Transaction } from '../../db/database';
import { participants, users } from '../../db/schema';
import { memberOf } from '../../notifications/recipient';

/** Nobody is written to about reports more often, in ms. */
const every = 3_600_000;
/** As many are told. */
const most = 50;

interface Reported {
  /** User ids: who reported, and whom. Neither is told. */
  between: readonly [string, string];
  aboutManager: boolean;
  now: Date;
}

/** Tells those who decide about a report, as members of the community, that one waits: nothing of it, and not once more within an hour. */
export async function tellDeciders(
  app: FastifyInstance,
  tx: Transaction,
  config: CommunityConfig,
  { between: [reporter, subject], aboutManager, now }: Reported,
): Promise<void> {
  const { orm } = tx;
  const administrator = eq(users.role, 'ROLE_ADMIN');
  const deciders = await orm
    .select({ userId: users.id })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        ...[eq(participants.communityId, config.id), eq(participants.enabled, true)],
        isNotNull(users.emailConfirmedAt),
        aboutManager ? administrator : or(administrator, eq(participants.isManager, true)),
        ...[ne(users.id, reporter), ne(users.id, subject)],
      ),
    )
    .orderBy(participants.createdAt, participants.id)
    .limit(most);
  // Of two reports at once, one tells.
  const cause = `${config.id}:${Math.floor(now.getTime() / every)}`;
  for (const { userId } of deciders) {
    const to = await memberOf(app, orm, config, userId);
    if (!to) continue;
    const url = `${to.siteUrl}${routePaths.reports}`;
    await app.notify(tx, 'reportWaiting', to, { url }, { cause, every });
  }
}
