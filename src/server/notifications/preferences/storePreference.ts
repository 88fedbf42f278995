import { eq, sql } from 'drizzle-orm';
import type { NotificationPref } from '../../../generated/api/participant';
import type { Orm } from '../../db/database';
import { notificationPreferences as stored, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { allKinds, type Switches } from './preferences';

/** Switches a kind, or all that is optional, off or on for a participant, by one channel. */
export async function storePreference(
  orm: Orm,
  participantId: string,
  { channel, kind = allKinds, disable }: { channel: string; kind?: string; disable: boolean },
): Promise<void> {
  // Waits for a membership that is ending, and stores nothing then.
  const choice = orm
    .select({
      communityId: participants.communityId,
      userId: participants.userId,
      channel: sql<string>`${channel}`.as('channel'),
      kind: sql<string>`${kind}`.as('kind'),
      isOn: sql<boolean>`${!disable}::boolean`.as('is_on'),
    })
    .from(participants)
    .where(eq(participants.id, participantId))
    .for('key share');
  await orm
    .insert(stored)
    .select(choice)
    .onConflictDoUpdate({
      target: [stored.communityId, stored.userId, stored.channel, stored.kind],
      set: { isOn: !disable },
    });
}

/** P11. Switches all optional notifications of a channel, or one kind of it, on or off for a participant. */
export async function setPreference(
  orm: Orm,
  { kinds, channels }: Switches,
  participantId: string,
  { contactType, kind, disable }: NotificationPref & { kind?: string },
): Promise<void> {
  const isKnown =
    kind === undefined || (channels.some(({ name }) => name === contactType) && kinds.findOptional(kind));
  if (!isKnown) {
    throw new AppError(1100, { details: [{ path: 'kind', message: 'nobody can switch it off there' }] });
  }
  await storePreference(orm, participantId, { channel: contactType, kind, disable });
}
