import type { Orm } from '../../db/database';
import { pastContacts } from '../../db/schema';
import { inOrder } from '../../people/pair';

/** Records that two members had contact, because each may still report the other (SAF-05). */
export async function rememberContact(
  orm: Orm,
  {
    communityId,
    participantId,
    subjectId,
  }: { communityId: string; participantId: string; subjectId: string },
  endedAt: Date,
): Promise<void> {
  const [firstId, secondId] = inOrder(participantId, subjectId);
  await orm.insert(pastContacts).values({ communityId, firstId, secondId, endedAt }).onConflictDoNothing();
}
