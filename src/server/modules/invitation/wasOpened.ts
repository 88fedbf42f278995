import { eq } from 'drizzle-orm';
import { invitationAcceptances } from '../../db/schema';
import type { HasHappened } from '../../firstSteps';

/** Whether anybody has come to the community by the invitation of a member. */
export const wasOpened: HasHappened = async ({ app, community }) => {
  const found = await app.db.orm
    .select({ userId: invitationAcceptances.userId })
    .from(invitationAcceptances)
    .where(eq(invitationAcceptances.communityId, community.id))
    .limit(1);
  return found.length > 0;
};
