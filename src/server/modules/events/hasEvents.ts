import { eq } from 'drizzle-orm';
import { events } from '../../db/schema';
import type { HasHappened } from '../../firstSteps';

/** Whether the community has an event, past and cancelled ones included. */
export const hasEvents: HasHappened = async ({ app, community }) => {
  const found = await app.db.orm
    .select({ id: events.id })
    .from(events)
    .where(eq(events.communityId, community.id))
    .limit(1);
  return found.length > 0;
};
