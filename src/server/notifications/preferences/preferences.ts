import { and, eq, sql } from 'drizzle-orm';
import type { NotificationKindPref, NotificationPref } from '../../../generated/api/participant';
import type { Lang } from '../../../lib/lang';
import type { ContactType } from '../../../lib/rules/contacts/contactTypes';
import type { Orm } from '../../db/database';
import { participants, users, type Channel, type outbox } from '../../db/schema';
import { AppError } from '../../errors';
import { channelNames, channels } from '../channels';
import type { NotificationKinds } from '../kinds/kinds';
import type { Recipient } from '../recipients/recipient';

type Stored = typeof participants.$inferSelect;
type Waiting = typeof outbox.$inferSelect;

/** A kind by a channel, as it is stored. */
const muteOf = (channel: Channel, kind: string): string => `${channel}:${kind}`;

/**
 * The member who wants to be told something of an optional kind by this channel: who has switched off neither the channel nor
 * the kind in it (P11). Undefined for anybody else.
 */
export async function memberWanting(
  orm: Orm,
  { userId, community }: Pick<Recipient, 'userId' | 'community'>,
  kind: string,
  channel: Channel,
): Promise<string | undefined> {
  if (!userId) return undefined;
  const [member] = await orm
    .select({
      id: participants.id,
      mutedChannels: participants.mutedChannels,
      mutedKinds: participants.mutedKinds,
    })
    .from(participants)
    .where(and(eq(participants.communityId, community.id), eq(participants.userId, userId)));
  if (!member || member.mutedChannels.includes(channels[channel].preference)) return undefined;
  return member.mutedKinds.includes(muteOf(channel, kind)) ? undefined : member.id;
}

/** Whether a member has switched off what waits for them at an address: of who is no member nothing is known. */
export async function isSwitchedOff(
  orm: Orm,
  kinds: NotificationKinds,
  { kind, channel, communityId, recipient }: Pick<Waiting, 'kind' | 'channel' | 'communityId' | 'recipient'>,
): Promise<boolean> {
  if (!kinds.findOptional(kind)) return false;
  const [member] = await orm
    .select({ mutedChannels: participants.mutedChannels, mutedKinds: participants.mutedKinds })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.communityId, communityId), eq(users.email, recipient)));
  if (!member) return false;
  return (
    member.mutedChannels.includes(channels[channel].preference) ||
    member.mutedKinds.includes(muteOf(channel, kind))
  );
}

/** What a member has switched off, among the types a community knows. */
export const preferencesOf = (
  { mutedChannels }: Pick<Stored, 'mutedChannels'>,
  types: readonly ContactType[],
): NotificationPref[] =>
  types.map((contactType) => ({ contactType, disable: mutedChannels.includes(contactType) }));

/** The kinds a member can switch off, by each channel, and which of them are. */
export function kindPreferencesOf(
  kinds: NotificationKinds,
  { mutedKinds, isManager }: Pick<Stored, 'mutedKinds' | 'isManager'>,
  lang: Lang,
): NotificationKindPref[] {
  return kinds.all.flatMap(({ kind, label, listed }) =>
    label && (listed === 'members' || (listed === 'managers' && isManager))
      ? channelNames.map((channel) => ({
          kind,
          contactType: channels[channel].preference,
          label: label[lang],
          disable: mutedKinds.includes(muteOf(channel, kind)),
        }))
      : [],
  );
}

/** With `value` once, or without it. */
const changed = (
  column: typeof participants.mutedKinds | typeof participants.mutedChannels,
  value: string,
  present: boolean,
) => {
  const others = sql`array_remove(${column}, ${value})`;
  return present ? sql`array_append(${others}, ${value})` : others;
};

/** Switches a kind off or on for a participant, by one channel. */
export async function setKindPreference(
  orm: Orm,
  participantId: string,
  { kind, channel, disable }: { kind: string; channel: Channel; disable: boolean },
): Promise<void> {
  await orm
    .update(participants)
    .set({ mutedKinds: changed(participants.mutedKinds, muteOf(channel, kind), disable) })
    .where(eq(participants.id, participantId));
}

/** P11. Switches all that is optional off or on for a participant by a channel, or a kind of it. */
export async function setPreference(
  orm: Orm,
  kinds: NotificationKinds,
  participantId: string,
  { contactType, kind, disable }: NotificationPref & { kind?: string },
): Promise<void> {
  if (kind === undefined) {
    await orm
      .update(participants)
      .set({ mutedChannels: changed(participants.mutedChannels, contactType, disable) })
      .where(eq(participants.id, participantId));
    return;
  }
  const channel = channelNames.find((name) => channels[name].preference === contactType);
  if (!channel || !kinds.findOptional(kind)) {
    throw new AppError(1100, { details: [{ path: 'kind', message: 'nobody can switch it off there' }] });
  }
  await setKindPreference(orm, participantId, { kind, channel, disable });
}
