import { hash as digest } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import { notificationActions, notifications, participants } from '../../db/schema';
import { callAs } from '../../guards/callAs';
import { isKeptBack } from '../deliveries/blocked';
import { visibleData } from '../deliveries/visibleData';
import type { NotificationKinds } from '../kinds/kinds';
import { markSeen } from '../list/marking';
import { choicesOf, type ActionText } from './action';
import { actionWorks, endedTexts, type Ended } from './actionStates';
import type { HappenedSinceByKind } from './happenedSince';

interface ActionsOptions {
  kinds: NotificationKinds;
  happenedSince: HappenedSinceByKind;
  now: () => Date;
}

/** What a button would do, or why it does nothing. */
export interface ActionAnswer {
  lang: Lang;
  text: ActionText;
  /** The label of the button that does it. Undefined if it cannot be done, or was done. */
  button?: string;
  /** Which buttons of its message do nothing from now on. */
  ends: 'none' | 'this' | 'all';
}

export interface Actions {
  /** What a button would do. Undefined for a secret that no button of the community has. */
  look(hash: string, community: CommunityConfig): Promise<ActionAnswer | undefined>;
  /** Does it, by the call that it stands for, as the reader of its message. */
  act(
    hash: string,
    community: CommunityConfig,
    from: Pick<FastifyRequest, 'ip'>,
  ): Promise<ActionAnswer | undefined>;
  /** As `act`, for somebody who is known to be this user, in whatever community the button is of. */
  actFor(hash: string, userId: string): Promise<ActionAnswer | undefined>;
}

type App = Pick<FastifyInstance, 'communities' | 'db' | 'inject' | 'realtime' | 'sessions'>;

/** An address for calls that come from none, so that limits by address count each account on its own. */
function addressFor(userId: string): string {
  const groups = digest('sha256', userId, 'hex').match(/.{4}/g) ?? [];
  return `fd00:${groups.slice(0, 3).join(':')}::`;
}

/** Buttons of messages: `app.actions`. */
export function createActions(app: App, { kinds, happenedSince, now }: ActionsOptions): Actions {
  const { orm } = app.db;

  async function find(hash: string, community: CommunityConfig) {
    const [row] = await orm
      .select({ button: notificationActions, notification: notifications, participantId: participants.id })
      .from(notificationActions)
      .innerJoin(notifications, eq(notifications.id, notificationActions.notificationId))
      .innerJoin(
        participants,
        and(
          eq(participants.userId, notifications.userId),
          eq(participants.communityId, notifications.communityId),
        ),
      )
      .where(and(eq(notificationActions.hash, hash), eq(notifications.communityId, community.id)));
    const action =
      row && kinds.find(row.notification.kind)?.actions?.find(({ name }) => name === row.button.actionName);
    if (!row?.notification.userId || !action) return undefined;
    const { button, notification, participantId } = row;
    const cause = notification.cause.slice(notification.kind.length + 1).split(':');
    return { action, button, notification, participantId, userId: row.notification.userId, cause };
  }
  type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

  const ended = ({ lang }: Found['notification'], why: Ended): ActionAnswer => ({
    lang,
    text: endedTexts[lang][why],
    ends: why === 'signIn' ? 'none' : 'this',
  });

  const refused = (
    { lang }: Found['notification'],
    lead: string,
    ends: ActionAnswer['ends'] = 'this',
  ): ActionAnswer => ({ lang, text: { ...endedTexts[lang].since, lead }, ends });

  /** The data that the reader may see now. Undefined if nothing is left of them. */
  async function dataOf({ notification }: Found, community: CommunityConfig): Promise<object | undefined> {
    if (await isKeptBack(orm, kinds, notification)) return undefined;
    const options = { kinds, communityById: async () => community, now: now() };
    return visibleData(orm, notification, options);
  }

  async function sinceOf({ button, notification, participantId, cause }: Found, data: object) {
    const { actionName: name, choice } = button;
    const { kind, lang } = notification;
    return happenedSince.get(kind)?.({ name, choice, cause, data, participantId, lang });
  }

  /** The data of a button that can still be pressed, or why it does nothing. */
  async function open(found: Found, community: CommunityConfig) {
    const { action, button, notification } = found;
    const data = await dataOf(found, community);
    const chosen = data && choicesOf(action, data).find(({ choice }) => choice === button.choice);
    if (!data || !chosen) return { answer: ended(notification, 'gone') };
    const since = await sinceOf(found, data);
    if (since) return { answer: refused(notification, since) };
    if (button.usedAt) return { answer: ended(notification, 'used') };
    const age = now().getTime() - button.createdAt.getTime();
    return age > actionWorks
      ? { answer: ended(notification, 'expired') }
      : { data, texts: action.texts[notification.lang], chosen: chosen.label };
  }

  const setUsed = async (hash: string, usedAt: Date | null): Promise<boolean> => {
    const isFree = usedAt ? isNull(notificationActions.usedAt) : undefined;
    const set = await orm
      .update(notificationActions)
      .set({ usedAt })
      .where(and(eq(notificationActions.hash, hash), isFree))
      .returning({ hash: notificationActions.hash });
    return set.length > 0;
  };

  /** Makes the call of an action within this process: its guard, limits and checks decide as for a call of the site. */
  async function call({ action, button, cause, notification }: Found, data: object, ip: string) {
    const { method, path } = action.call;
    const { params = {}, body } = action.input({ data, cause, choice: button.choice });
    const values = Object.entries(params as Record<string, string>);
    return app.inject({
      method,
      url: values.reduce((url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)), path),
      headers: {
        'content-type': 'application/json',
        'accept-language': notification.lang,
        'x-community-id': notification.communityId,
      },
      payload: JSON.stringify(body ?? {}),
      remoteAddress: ip,
    });
  }

  /** Its message is dealt with, so it is new on no page and goes out by no other channel. */
  async function see({ notification, participantId, userId }: Found) {
    const whose = { userId, communityId: notification.communityId, now: now() };
    await app.db.transaction(async (tx) => {
      if ((await markSeen(tx, whose, { ids: [notification.id] })) === 0) return;
      app.realtime.publish(tx, `/topic/participant/${participantId}`, { type: 'notification' });
    });
  }

  async function act(
    hash: string,
    community: CommunityConfig,
    ip: string,
  ): Promise<ActionAnswer | undefined> {
    const found = await find(hash, community);
    if (!found) return undefined;
    const { notification, userId } = found;
    const { answer, data, texts, chosen } = await open(found, community);
    if (answer) return answer;
    const identity = await app.sessions.readerOf(userId, community);
    if (!identity) return ended(notification, 'signIn');
    if (!(await setUsed(hash, now()))) return ended(notification, 'used');
    let isDone = false;
    try {
      const { statusCode, body } = await callAs(identity, community.id, () => call(found, data, ip));
      isDone = statusCode === 200;
      if (!isDone) {
        const { message } = JSON.parse(body) as { message: string };
        const since = await sinceOf(found, data);
        return since ? refused(notification, since) : refused(notification, message, 'none');
      }
    } finally {
      if (!isDone) await setUsed(hash, null);
    }
    await see(found);
    return { lang: notification.lang, text: texts.done(data, chosen), ends: 'all' };
  }

  return {
    async look(hash, community) {
      const found = await find(hash, community);
      if (!found) return undefined;
      const { answer, data, texts, chosen } = await open(found, community);
      if (answer) return answer;
      const { lang } = found.notification;
      return { lang, text: texts.ask(data, chosen), button: texts.button(data, chosen), ends: 'none' };
    },

    act: (hash, community, { ip }) => act(hash, community, ip),

    async actFor(hash, userId) {
      const [button] = await orm
        .select({ communityId: notifications.communityId })
        .from(notificationActions)
        .innerJoin(notifications, eq(notifications.id, notificationActions.notificationId))
        .where(and(eq(notificationActions.hash, hash), eq(notifications.userId, userId)));
      if (!button) return undefined;
      await app.communities.learn(button.communityId);
      const community = app.communities.byId(button.communityId);
      return community && act(hash, community, addressFor(userId));
    },
  };
}
