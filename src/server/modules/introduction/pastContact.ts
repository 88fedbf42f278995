import type { Orm } from '../../db/database';
import { pastContacts } from '../../db/schema';
import { inOrder, isPair } from '../../people/pair';
import type { Pair } from './relationBetween';

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

/** Whether two members had contact that has ended. */
export async function hasPastContact(orm: Orm, { viewerId, subjectId }: Pair): Promise<boolean> {
  return (await orm.$count(pastContacts, isPair(pastContacts, viewerId, subjectId))) > 0;
}
