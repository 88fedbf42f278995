import { eq } from 'drizzle-orm';
import { participants } from '../../db/schema';
import type { HasHappened } from '../../firstSteps';

/** Whether the manager has written a request of their own, where the community asks for one. */
export const hasRequest: HasHappened = async ({ app, community, participantId }) => {
  if (!community.steps.lookingFor.visible) return undefined;
  const [own] = await app.db.orm
    .select({ lookingFor: participants.lookingFor })
    .from(participants)
    .where(eq(participants.id, participantId));
  return Boolean(own?.lookingFor?.trim());
};
