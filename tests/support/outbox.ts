import { sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { queued } from '../../src/server/notifications/deliveries/deliveries';

/** Deliveries of all times, each with its notification, by the address they go to. */
export const outbox = new QueryBuilder()
  .select({
    id: queued.id,
    recipient: queued.address,
    channel: queued.channel,
    status: queued.status,
    attempts: queued.attempts,
    leasedUntil: queued.leasedUntil,
    contentHash: queued.contentHash,
    releasedAt: queued.releasedAt,
    digestId: queued.digestId,
    sentAt: queued.sentAt,
    number: queued.number,
    userId: queued.userId,
    communityId: queued.communityId,
    kind: queued.kind,
    cause: queued.cause,
    lang: queued.lang,
    siteUrl: queued.siteUrl,
    unsubscribeUrl: queued.unsubscribeUrl,
    data: sql<Record<string, unknown> | null>`${queued.data}`.as('stored_data'),
    about: queued.about,
    collapseKey: queued.collapseKey,
    causedBy: queued.causedBy,
    createdAt: queued.createdAt,
  })
  .from(queued)
  .as('outbox');
