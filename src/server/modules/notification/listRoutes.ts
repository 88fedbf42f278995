import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/notification';
import type { Transaction } from '../../db/database';
import { member } from '../../guards/guards';
import { isInside, type Member } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { createListReading, type ListReader } from '../../notifications/list/readList';
import { dismiss, markSeen } from '../../notifications/list/marking';
import { route } from '../../plugins/route';

interface Asked {
  identity: Member;
  community: CommunityConfig;
}

/** The caller. Undefined for an administrator who is no member: they are notified by email only. */
function readerOf({ identity, community }: Asked): ListReader | undefined {
  const { membership, userId } = identity;
  if (!membership || !isInside(identity)) return undefined;
  return { userId, participantId: membership.participantId, sees: seesOf(identity, community), community };
}

/** N01 to N05. */
export function registerList(app: FastifyInstance, now: () => Date): void {
  const reading = createListReading(app.db, app.notificationKinds, now);

  /** Marks in a transaction, tells the other pages of the reader, and counts what is left. */
  async function change(
    asked: Asked,
    mark: (tx: Transaction, whose: { userId: string; communityId: string; now: Date }) => Promise<number>,
  ) {
    const reader = readerOf(asked);
    if (!reader) return { unseen: 0 };
    const { userId, participantId, community } = reader;
    await app.db.transaction(async (tx) => {
      if ((await mark(tx, { userId, communityId: community.id, now: now() })) === 0) return;
      app.realtime.publish(tx, `/topic/participant/${participantId}`, { type: 'notification' });
    });
    return { unseen: await reading.unseen(reader) };
  }

  route(app, calls.getNotifications, member, async (asked) => {
    const reader = readerOf(asked);
    return reader
      ? reading.list(reader, asked.query.before)
      : { notifications: [], hasMore: false, unseen: 0 };
  });

  route(app, calls.getUnseenNotifications, member, async (asked) => {
    const reader = readerOf(asked);
    return { unseen: reader ? await reading.unseen(reader) : 0 };
  });

  route(app, calls.getNewerNotifications, member, async (asked) => {
    const reader = readerOf(asked);
    return reader ? reading.newer(reader, asked.params.id) : { notifications: [], hasMore: false, unseen: 0 };
  });

  route(app, calls.markNotificationsSeen, member, (asked) =>
    change(asked, (tx, whose) => markSeen(tx, whose, asked.body)),
  );

  route(app, calls.dismissNotifications, member, (asked) =>
    change(asked, (tx, whose) => dismiss(tx, whose, asked.body.ids)),
  );
}
