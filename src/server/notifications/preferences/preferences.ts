import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NotificationChoice } from '../../../generated/api/notification';
import type { NotificationKindPref, NotificationPref } from '../../../generated/api/participant';
import type { Lang } from '../../../lib/lang';
import { newContactsKind } from '../../../lib/newContactsKind';
import { contactNames, type ContactType } from '../../../lib/rules/contacts/contactTypes';
import type { Database, Orm } from '../../db/database';
import { notificationPreferences, participants } from '../../db/schema';
import type { ChannelRule } from '../channel';
import { categories, type Category } from '../kinds/categories';
import type { AnyNotification } from '../kinds/definition';
import type { NotificationKinds } from '../kinds/kinds';
import type { Recipient } from '../recipients/recipient';

const stored = notificationPreferences;
type Kind = Pick<AnyNotification, 'kind' | 'category'>;

/** A member's choice for a channel, or for a kind in it. */
export type Preference = Pick<typeof stored.$inferSelect, 'channel' | 'kind' | 'isOn'>;
const columns = { channel: stored.channel, kind: stored.kind, isOn: stored.isOn };

/** In place of a kind: the channel as a whole. */
export const allKinds = '';

const choiceOf = (preferences: readonly Preference[], channel: string, kind: string) =>
  preferences.find((each) => each.channel === channel && each.kind === kind)?.isOn;

const isKindOn = (preferences: readonly Preference[], channel: string, { kind, category }: Kind): boolean =>
  choiceOf(preferences, channel, kind) ?? categories[category].isOn;

/** A channel that is switched off delivers nothing optional, whatever the choice for a kind. */
const isOn = (preferences: readonly Preference[], channel: string, kind: Kind): boolean =>
  choiceOf(preferences, channel, allKinds) !== false && isKindOn(preferences, channel, kind);

const concerns = (kind: string) => inArray(stored.kind, [allKinds, kind]);

/** A member with each of their choices about a kind. Nothing for a non-member. */
const readMember = (
  orm: Orm,
  { userId, communityId }: { userId: string; communityId: string },
  kind: string,
) =>
  orm
    .select({ memberId: participants.id, preference: columns })
    .from(participants)
    .leftJoin(
      stored,
      and(
        eq(stored.communityId, participants.communityId),
        eq(stored.userId, participants.userId),
        concerns(kind),
      ),
    )
    .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId)));

/** A member, and the channels by which they want an optional kind. */
interface Wanting {
  memberId: string;
  wants(channel: ChannelRule): boolean;
}

/**
 * The channels by which a member wants an optional kind (P11). Undefined for non-members, including a member who is
 * leaving: it locks the membership, because rows about the notification refer to it.
 */
export async function memberWanting(
  orm: Orm,
  { userId, community }: Pick<Recipient, 'userId' | 'community'>,
  kind: Kind,
): Promise<Wanting | undefined> {
  if (!userId) return undefined;
  const found = await readMember(orm, { userId, communityId: community.id }, kind.kind).for('key share', {
    of: participants,
  });
  const [member] = found;
  const preferences = found.flatMap(({ preference }) => preference ?? []);
  return member && { memberId: member.memberId, wants: ({ name }) => isOn(preferences, name, kind) };
}

/** Whether each user wants an optional kind by a channel, in a community. */
export async function readWanting(
  orm: Orm,
  communityId: string,
  kind: Kind,
): Promise<(userId: string, channel: ChannelRule) => boolean> {
  const rows = await orm
    .select({ userId: stored.userId, ...columns })
    .from(stored)
    .where(and(eq(stored.communityId, communityId), concerns(kind.kind)));
  const byUser = new Map<string, Preference[]>();
  for (const { userId, ...preference } of rows)
    byUser.set(userId, [...(byUser.get(userId) ?? []), preference]);
  return (userId, { name }) => isOn(byUser.get(userId) ?? [], name, kind);
}

/**
 * Why a waiting notification of an optional kind is not sent: its recipient is no longer a member, or has switched it off.
 * Undefined: it is wanted, or nobody can switch it off.
 */
export async function whyUnwanted(
  orm: Orm,
  kinds: NotificationKinds,
  { name }: ChannelRule,
  { kind, communityId, userId }: { kind: string; communityId: string; userId: string | null },
): Promise<'outdated' | 'switchedOff' | undefined> {
  const definition = kinds.findOptional(kind);
  if (!definition || userId === null) return undefined;
  const found = await readMember(orm, { userId, communityId }, kind);
  if (found.length === 0) return 'outdated';
  const preferences = found.flatMap(({ preference }) => preference ?? []);
  return isOn(preferences, name, definition) ? undefined : 'switchedOff';
}

/** The choices of a member in a community. */
export type PreferencesIn = (
  member: Pick<typeof participants.$inferSelect, 'communityId' | 'userId'>,
) => Promise<Preference[]>;

export function createPreferencesIn({ prepare }: Pick<Database, 'prepare'>): PreferencesIn {
  const ofMember = prepare('preferences of a member', (orm) =>
    orm
      .select(columns)
      .from(stored)
      .where(
        and(
          eq(stored.communityId, sql.placeholder('communityId')),
          eq(stored.userId, sql.placeholder('userId')),
        ),
      ),
  );
  return ({ communityId, userId }) => ofMember({ communityId, userId });
}

/** The channels that a member has switched off, among the types that a community knows. */
export const channelPreferencesOf = (
  preferences: readonly Preference[],
  types: readonly ContactType[],
): NotificationPref[] =>
  types.map((contactType) => ({
    contactType,
    disable: choiceOf(preferences, contactType, allKinds) === false,
  }));

/** Whether new contacts come to a member by email (HOM-05). */
export function newContactsByEmail(kinds: NotificationKinds, preferences: readonly Preference[]): boolean {
  const kind = kinds.findOptional(newContactsKind);
  return kind !== undefined && isOn(preferences, 'EMAIL', kind);
}

/** The optional kinds. */
export interface Switches {
  kinds: NotificationKinds;
  channels: readonly ChannelRule[];
}

/** Settings (P11) list the channels that have the name of a contact type. */
const isContactType = (name: string): name is ContactType => name in contactNames;

/** The group of settings that lists an optional kind. */
function groupOf(category: Category): NotificationKindPref['group'] {
  const found = categories[category];
  return 'group' in found ? found.group : 'COMMUNITY';
}

/** The kinds that a member can switch off in settings, by channel, and their state. */
export function kindPreferencesOf(
  { kinds, channels }: Switches,
  preferences: readonly Preference[],
  { isManager }: Pick<typeof participants.$inferSelect, 'isManager'>,
  lang: Lang,
): NotificationKindPref[] {
  const contactTypes = channels.map(({ name }) => name).filter(isContactType);
  return kinds.all.flatMap(({ label, listed, ...kind }) =>
    label && (listed === 'members' || (listed === 'managers' && isManager))
      ? contactTypes.map((contactType) => ({
          kind: kind.kind,
          contactType,
          group: groupOf(kind.category),
          label: label[lang],
          disable: !isKindOn(preferences, contactType, kind),
        }))
      : [],
  );
}

/** Whether a channel as a whole is on. */
export const isChannelOn = (preferences: readonly Preference[], { name }: ChannelRule): boolean =>
  choiceOf(preferences, name, allKinds) !== false;

/** The kinds that a member can switch off in settings, with the channels in which each is on, whether or not the channel is. */
export const choicesOf = (
  { kinds, channels }: Switches,
  preferences: readonly Preference[],
  { isManager }: Pick<typeof participants.$inferSelect, 'isManager'>,
  lang: Lang,
): NotificationChoice[] =>
  kinds.all.flatMap(({ label, listed, ...kind }) =>
    label && (listed === 'members' || (listed === 'managers' && isManager))
      ? [
          {
            kind: kind.kind,
            group: groupOf(kind.category),
            label: label[lang],
            channels: channels.map(({ name }) => name).filter((name) => isKindOn(preferences, name, kind)),
          },
        ]
      : [],
  );
