import { and, eq, sql } from 'drizzle-orm';
import type { NotificationKindPref, NotificationPref } from '../../../generated/api/participant';
import type { Lang } from '../../../lib/lang';
import type { ContactType } from '../../../lib/rules/contacts/contactTypes';
import type { Orm } from '../../db/database';
import { participants, users, type outbox } from '../../db/schema';
import { AppError } from '../../errors';
import type { ChannelRule } from '../channel';
import type { NotificationKinds } from '../kinds/kinds';
import type { Recipient } from '../recipients/recipient';

type Stored = typeof participants.$inferSelect;
type Waiting = typeof outbox.$inferSelect;

/** A kind by a channel, as it is stored. */
const muteOf = (channel: string, kind: string): string => `${channel}:${kind}`;

/** A member, and the channels by which they want an optional kind. */
interface Wanting {
  memberId: string;
  wants(channel: ChannelRule): boolean;
}

const isOff = (
  { mutedChannels, mutedKinds }: Pick<Stored, 'mutedChannels' | 'mutedKinds'>,
  { name, preference }: ChannelRule,
  kind: string,
): boolean => mutedChannels.includes(preference) || mutedKinds.includes(muteOf(name, kind));

/** By which channels a member wants an optional kind: where they have switched off neither channel nor kind (P11). Undefined for anybody else. */
export async function memberWanting(
  orm: Orm,
  { userId, community }: Pick<Recipient, 'userId' | 'community'>,
  kind: string,
): Promise<Wanting | undefined> {
  if (!userId) return undefined;
  const [member] = await orm
    .select({
      id: participants.id,
      mutedChannels: participants.mutedChannels,
      mutedKinds: participants.mutedKinds,
    })
    .from(participants)
    .where(and(eq(participants.communityId, community.id), eq(participants.userId, userId)));
  return member && { memberId: member.id, wants: (channel) => !isOff(member, channel, kind) };
}

/** Whether a member has switched off what waits for them at an address: of who is no member nothing is known. */
export async function isSwitchedOff(
  orm: Orm,
  kinds: NotificationKinds,
  channel: ChannelRule,
  { kind, communityId, recipient }: Pick<Waiting, 'kind' | 'communityId' | 'recipient'>,
): Promise<boolean> {
  if (!kinds.findOptional(kind)) return false;
  const [member] = await orm
    .select({ mutedChannels: participants.mutedChannels, mutedKinds: participants.mutedKinds })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.communityId, communityId), eq(users.email, recipient)));
  return member !== undefined && isOff(member, channel, kind);
}

/** What a member has switched off, among the types a community knows. */
export const preferencesOf = (
  { mutedChannels }: Pick<Stored, 'mutedChannels'>,
  types: readonly ContactType[],
): NotificationPref[] =>
  types.map((contactType) => ({ contactType, disable: mutedChannels.includes(contactType) }));

/** What may be switched off. */
export interface Switches {
  kinds: NotificationKinds;
  channels: readonly ChannelRule[];
}

/** The kinds a member can switch off, by each channel, and which of them are. */
export function kindPreferencesOf(
  { kinds, channels }: Switches,
  { mutedKinds, isManager }: Pick<Stored, 'mutedKinds' | 'isManager'>,
  lang: Lang,
): NotificationKindPref[] {
  return kinds.all.flatMap(({ kind, label, listed }) =>
    label && (listed === 'members' || (listed === 'managers' && isManager))
      ? channels.map(({ name, preference }) => ({
          kind,
          contactType: preference,
          label: label[lang],
          disable: mutedKinds.includes(muteOf(name, kind)),
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
  { kind, channel, disable }: { kind: string; channel: string; disable: boolean },
): Promise<void> {
  await orm
    .update(participants)
    .set({ mutedKinds: changed(participants.mutedKinds, muteOf(channel, kind), disable) })
    .where(eq(participants.id, participantId));
}

/** P11. Switches all that is optional off or on for a participant by a channel, or a kind of it. */
export async function setPreference(
  orm: Orm,
  { kinds, channels }: Switches,
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
  const channel = channels.find(({ preference }) => preference === contactType)?.name;
  if (!channel || !kinds.findOptional(kind)) {
    throw new AppError(1100, { details: [{ path: 'kind', message: 'nobody can switch it off there' }] });
  }
  await setKindPreference(orm, participantId, { kind, channel, disable });
}
