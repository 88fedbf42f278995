import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type {
  ChooseNotificationsBody,
  NotificationSettings,
  NotificationTimes,
} from '../../../generated/api/notification';
import * as calls from '../../../generated/api/contract/notification';
import { users } from '../../db/schema';
import { AppError } from '../../errors';
import { member } from '../../guards/guards';
import { isInside, type Member } from '../../guards/membership';
import { answerLang } from '../../lang';
import { clearRefusals } from '../../notifications/addresses/refused';
import { readSent } from '../../notifications/list/readSent';
import { choicesOf, isChannelOn } from '../../notifications/preferences/preferences';
import { storePreference } from '../../notifications/preferences/storePreference';
import { readTimes } from '../../notifications/times/readTimes';
import { storeTimes } from '../../notifications/times/storeTimes';
import { route } from '../../plugins/route';

interface Asked {
  identity: Member;
  community: CommunityConfig;
}

/** The longest pause, in ms. */
const longestPause = 366 * 86_400_000;

/** The caller with their participant. Throws 1110 for an administrator who is no member. */
function memberIn({ identity }: Asked) {
  const { membership, userId } = identity;
  if (!membership || !isInside(identity)) throw new AppError(1110);
  return { userId, participantId: membership.participantId, isManager: membership.isManager };
}

const refused = (path: string, message: string) => new AppError(1100, { details: [{ path, message }] });

/** Throws 1100 for what the schema does not say. */
function requireTimes({ pausedUntil, quietFrom, quietUntil }: NotificationTimes, now: Date): void {
  if (pausedUntil !== null) {
    const until = Date.parse(pausedUntil);
    if (!(until <= now.getTime() + longestPause)) throw refused('pausedUntil', 'must be within a year');
  }
  if ((quietFrom === null) !== (quietUntil === null)) throw refused('quietUntil', 'both or neither');
}

/** N06 to N09. */
export function registerSettings(app: FastifyInstance, now: () => Date): void {
  const { orm } = app.db;
  const switches = { kinds: app.notificationKinds, channels: app.channels };

  async function timesOf(userId: string, community: CommunityConfig) {
    const { times, zone } = await readTimes(orm, userId, community);
    const isPaused = times.pausedUntil !== null && times.pausedUntil > now();
    return {
      times: {
        ...times,
        pausedUntil: isPaused ? (times.pausedUntil?.toISOString() ?? null) : null,
      },
      timeZone: zone,
    };
  }

  route(app, calls.getNotificationSettings, member, async (asked): Promise<NotificationSettings> => {
    const { userId, isManager } = memberIn(asked);
    const { community, request } = asked;
    const [preferences, when] = await Promise.all([
      app.preferencesIn({ communityId: community.id, userId }),
      timesOf(userId, community),
    ]);
    return {
      channels: await Promise.all(
        app.channels.map(async (channel) => ({
          channel: channel.name,
          isOn: isChannelOn(preferences, channel),
          ...(await channel.connectionOf(orm, userId, community.id)),
        })),
      ),
      kinds: choicesOf(switches, preferences, { isManager }, answerLang(request)),
      ...when,
    };
  });

  /** The kinds that a choice is about. Undefined among them: the channel as a whole. Throws 1100 for others than there are. */
  function kindsIn(asked: Asked & { body: ChooseNotificationsBody }): (string | undefined)[] {
    const { kind, group } = asked.body;
    if (group === undefined) {
      if (kind === undefined || app.notificationKinds.findOptional(kind)) return [kind];
      throw refused('kind', 'nobody can switch it off');
    }
    if (kind !== undefined) throw refused('group', 'not with a kind');
    const listed = choicesOf(switches, [], memberIn(asked), 'en').filter((one) => one.group === group);
    return listed.map((one) => one.kind);
  }

  route(app, calls.chooseNotifications, member, async (asked) => {
    const { participantId, userId } = memberIn(asked);
    const { channel, isOn } = asked.body;
    if (!app.channels.some(({ name }) => name === channel)) throw refused('channel', 'is none');
    const kinds = kindsIn(asked);
    await app.db.transaction(async (tx) => {
      for (const kind of kinds)
        await storePreference(tx.orm, participantId, { channel, kind, disable: !isOn });
    });
    if (isOn && kinds.includes(undefined) && channel === 'EMAIL') {
      const [user] = await orm.select({ address: users.email }).from(users).where(eq(users.id, userId));
      if (user) await clearRefusals(orm, { channel, address: user.address });
    }
    return 'OK';
  });

  route(app, calls.setNotificationTimes, member, async (asked) => {
    const { userId } = memberIn(asked);
    const { body, community } = asked;
    requireTimes(body, now());
    await app.db.transaction(async (tx) => {
      await storeTimes(tx, { userId, community, now: now() }, body);
      tx.afterCommit(() => app.deliveries.wake());
    });
    return (await timesOf(userId, community)).times;
  });

  route(app, calls.getSentNotifications, member, async (asked) => {
    const { userId } = memberIn(asked);
    const { community, query, request } = asked;
    return readSent(orm, {
      kinds: app.notificationKinds,
      userId,
      community: { id: community.id, title: community.community.title },
      lang: answerLang(request),
      now: now(),
      page: query.page ?? 0,
    });
  });
}
