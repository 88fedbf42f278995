import { and, desc, eq, gt } from 'drizzle-orm';
import type { SentNotification, SentNotifications } from '../../../generated/api/notification';
import type { Lang } from '../../../lib/lang';
import type { Orm } from '../../db/database';
import { queued, type Queued } from '../deliveries/deliveries';
import { deliveries } from '../../db/schema';
import { pageOf, pageSize } from '../../people/paging';
import type { NotificationKinds } from '../kinds/kinds';
import { titleOf } from '../kinds/titles';
import { whyOf } from '../kinds/why';

/** For how long a member sees what was sent to them, in ms. */
const shownFor = 30 * 86_400_000;

const states: Record<Queued['status'], SentNotification['state']> = {
  pending: 'WAITING',
  sending: 'WAITING',
  uncertain: 'WAITING',
  gathered: 'WAITING',
  sent: 'SENT',
  suppressed: 'NOT_SENT',
  failed: 'FAILED',
};

interface Asked {
  kinds: NotificationKinds;
  userId: string;
  community: { id: string; title: string };
  lang: Lang;
  now: Date;
  page: number;
}

/** N09. What was about other people is not repeated: a title names the kind alone. */
export async function readSent(
  orm: Orm,
  { kinds, userId, community, lang, now, page }: Asked,
): Promise<SentNotifications> {
  const rows = await orm
    .select({
      id: queued.id,
      channel: queued.channel,
      kind: queued.kind,
      status: queued.status,
      sentAt: queued.sentAt,
      createdAt: queued.createdAt,
      leasedUntil: queued.leasedUntil,
      notSentFor: deliveries.notSentFor,
    })
    .from(queued)
    .innerJoin(deliveries, eq(deliveries.id, queued.id))
    .where(
      and(
        eq(queued.recipient, userId),
        eq(queued.communityId, community.id),
        gt(queued.createdAt, new Date(now.getTime() - shownFor)),
      ),
    )
    .orderBy(desc(queued.number), queued.channel)
    .limit(pageSize + 1)
    .offset(page * pageSize);
  const { items, hasMore } = pageOf(rows, page);
  return {
    sent: items.flatMap((row): SentNotification[] => {
      const definition = kinds.find(row.kind);
      // A block is never told.
      const notSentFor = row.notSentFor === 'apart' ? 'outdated' : row.notSentFor;
      return definition
        ? [
            {
              id: row.id,
              channel: row.channel,
              title: titleOf(definition, lang),
              why: whyOf(definition, { lang, title: community.title }),
              state: states[row.status],
              ...(notSentFor ? { notSentFor } : {}),
              at: (row.sentAt ?? row.leasedUntil ?? row.createdAt).toISOString(),
            },
          ]
        : [];
    }),
    hasMore,
  };
}
