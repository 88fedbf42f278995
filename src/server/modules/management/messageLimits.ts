import type { FastifyInstance } from 'fastify';
import type { BulkDo } from '../../../generated/api/member';
import { AppError } from '../../errors';
import type { AccountLimit } from '../../limits/limits';

interface Counted {
  communityId: string;
  /** The user id of the manager. */
  userId: string;
}

type App = Pick<FastifyInstance, 'limits'>;

/** Throws 1340, which says that sending is possible again tomorrow, if one of the limits is exceeded. */
async function count(
  { limits }: App,
  counted: readonly (readonly [limit: AccountLimit, subject: string])[],
): Promise<void> {
  for (const [limit, subject] of counted) {
    const { tooMany, retryAfter } = await limits.count(limit, subject);
    if (tooMany) throw new AppError(1340, { retryAfter });
  }
}

/** A message of a manager to one member. */
export const countMessage = (
  app: App,
  { communityId, userId, participantId }: Counted & { participantId: string },
): Promise<void> =>
  count(app, [
    ['managerMessagesTo', `${userId}:${participantId}`],
    ['managerMessages', userId],
    ['communityMessages', communityId],
  ]);

/** Counts a bulk action that notifies each of its members. */
export const countBulk = (app: App, { communityId, userId }: Counted, name: BulkDo): Promise<void> =>
  count(
    app,
    name === 'message'
      ? [
          ['bulkMessages', userId],
          ['communityBulkMessages', communityId],
        ]
      : [['bulkActs', userId]],
  );
