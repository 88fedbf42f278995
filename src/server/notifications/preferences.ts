import { and, eq, sql } from 'drizzle-orm';
import type { NotificationPref } from '../../generated/api/participant';
import type { ContactType } from '../../lib/rules/contacts/contactTypes';
import type { Orm } from '../db/database';
import { participants, type Channel } from '../db/schema';
import { categories, type Category } from '../mail/templates/categories';
import { channels } from './channels';
import type { Recipient } from './recipient';

/**
 * Whether something of this category may be told by this channel. What must arrive always is; anything else goes to
 * members alone, by the channels they have not switched off (P11).
 */
export async function isWanted(
  orm: Orm,
  { userId, community }: Recipient,
  category: Category,
  channel: Channel,
): Promise<boolean> {
  if (!categories[category].optional) return true;
  if (!userId) return false;
  const [member] = await orm
    .select({ muted: participants.mutedChannels })
    .from(participants)
    .where(and(eq(participants.communityId, community.id), eq(participants.userId, userId)));
  return member !== undefined && !member.muted.includes(channels[channel].preference);
}

/** What a member has switched off, among the types a community knows. */
export const preferencesOf = (
  { mutedChannels }: Pick<typeof participants.$inferSelect, 'mutedChannels'>,
  types: readonly ContactType[],
): NotificationPref[] =>
  types.map((contactType) => ({ contactType, disable: mutedChannels.includes(contactType) }));

/** P11. Switches what is optional off or on for a participant. */
export async function setPreference(
  orm: Orm,
  participantId: string,
  { contactType, disable }: NotificationPref,
): Promise<void> {
  const others = sql`array_remove(${participants.mutedChannels}, ${contactType})`;
  await orm
    .update(participants)
    .set({ mutedChannels: disable ? sql`array_append(${others}, ${contactType})` : others })
    .where(eq(participants.id, participantId));
}
