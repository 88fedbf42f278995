import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../db/schema';
import type { HasHappened } from '../../firstSteps';

/** Whether managers have ever invited people. Their invitations are deleted when used or expired, the audit is not. */
export const hasInvited: HasHappened = async ({ app, community }) => {
  const found = await app.db.orm
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.communityId, community.id), eq(auditEntries.action, 'members.invite')))
    .limit(1);
  return found.length > 0;
};
