import type { FastifyBaseLogger } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { LeaseLost, type Lease } from '../../jobs/leasedWorker';
import { makeButtons } from '../actions/buttons';
import { clearRefusals, noteRefusal } from '../addresses/refused';
import type { StoppedAddress } from '../addresses/tellStopped';
import { currentData } from './currentData';
import type { Digests } from '../collapse/digest/digests';
import type { NotificationKinds } from '../kinds/kinds';
import type { RelevanceByKind } from './relevance';
import type { Release } from '../collapse/release';
import type { Released } from '../collapse/released';
import type { Channel } from '../channel';
import { end, note, type Change, type Queued } from './deliveries';
import { deadline, nextTry, expiresInOf, type Failure, type Waits } from './schedule';

export interface AttemptOptions {
  kinds: NotificationKinds;
  orm: Orm;
  channel: Channel;
  communityById: (id: string) => Promise<CommunityConfig>;
  relevance?: RelevanceByKind;
  /** Releases a delivery, now or later, considering the others to its recipient. */
  release: Release;
  digests: Digests;
  /** Stores that an address takes nothing any more, and tells its owner if `store` says so. */
  stop: (at: StoppedAddress, store: (orm: Orm) => Promise<boolean>) => Promise<void>;
  now: () => Date;
  log: FastifyBaseLogger;
  waits?: Waits;
}

/** A moment, or the end of a time in ms from now if that is later. */
const noEarlier = (moment: Date, now: Date, after = 0): Date =>
  new Date(Math.max(moment.getTime(), now.getTime() + after));

/**
 * Makes one attempt at a claimed delivery. It ends as sent, as waiting for another attempt, or as given up once it has
 * expired. If the process ends in between, a delivery that may have arrived is marked as uncertain. Rejects only if the
 * outcome cannot be stored.
 */
export async function attemptDelivery(
  delivery: Queued,
  lease: Lease,
  options: AttemptOptions,
): Promise<void> {
  const { kinds, orm, channel, communityById, release, digests, stop, now, log, waits } = options;
  const { signal } = lease;
  const { id, kind, createdAt, siteUrl, unsubscribeUrl } = delivery;
  const isDigest = digests.isDigest(delivery);
  const scheduled = { expiresIn: expiresInOf(kinds, kind), createdAt, attempts: delivery.attempts };
  /** The emails of a digest end together with it. */
  const noteEnd = (how: Pick<Queued, 'status'> & Change) =>
    isDigest ? digests.finish(delivery, how) : end(orm, kinds, delivery, how);
  const giveUp = async (status: 'uncertain' | 'failed', error?: Failure) => {
    log.warn({ delivery: id, status }, 'a delivery was given up');
    await noteEnd({ status, ...(error && { error }) });
  };
  let status: 'pending' | 'uncertain' = delivery.status === 'uncertain' ? 'uncertain' : 'pending';
  if (now() >= deadline(scheduled)) return giveUp(status === 'uncertain' ? status : 'failed');
  const current = (each: Queued) => currentData(each, options);
  let released: Released | undefined;
  try {
    if (isDigest) {
      const found = await digests.dataOf(delivery, current);
      // What was not sent is not the digest of its day.
      const unsent = { releasedAt: null };
      if (!found) await noteEnd({ ...unsent, status: 'suppressed', notSentFor: 'outdated' });
      else if ('waitsUntil' in found) {
        const attempts = delivery.attempts - 1;
        await note(orm, id, { ...unsent, status, leasedUntil: found.waitsUntil, attempts }, lease.isHeld);
      } else released = found;
    } else {
      const left = await current(delivery);
      if (typeof left === 'string') await noteEnd({ status: 'suppressed', notSentFor: left });
      else released = await release(delivery, left, current);
    }
  } catch (error) {
    // Nothing was sent, so the delivery does not wait for its lease to expire.
    log.warn({ err: error, delivery: id }, 'a delivery could not be looked at');
    const leasedUntil = nextTry(scheduled, 'temporary', now(), waits) ?? now();
    await note(orm, id, { status, leasedUntil }, lease.isHeld);
    return;
  }
  if (!released) return;
  let handedOver = false;
  try {
    const config = await communityById(delivery.communityId);
    const definition = isDigest || !channel.hasButtons ? undefined : kinds.find(kind);
    const buttons = definition
      ? await makeButtons(orm, definition, delivery, { data: released.data, now: now() })
      : [];
    const message = await channel.render({
      id,
      kind,
      address: delivery.address,
      replyKey: delivery.replyKey ?? undefined,
      buttons,
      ...released,
      setting: { config, lang: delivery.lang, siteUrl, unsubscribeUrl: unsubscribeUrl ?? undefined },
    });
    const onHandOver = async () => {
      const leasedUntil = nextTry(scheduled, 'uncertain', now(), waits) ?? deadline(scheduled);
      // Its account may have been deleted, or another worker attempts it.
      if (!(await note(orm, id, { status: 'uncertain', leasedUntil }, lease.isHeld))) throw new LeaseLost();
      handedOver = true;
    };
    await channel.send(message, { onHandOver, signal });
  } catch (error) {
    const failure: Failure =
      handedOver && !channel.isRefusal(error)
        ? 'uncertain'
        : channel.isPermanent(error)
          ? 'permanent'
          : 'temporary';
    if (failure === 'uncertain') status = 'uncertain';
    log.warn({ err: error, delivery: id, failure }, 'a delivery could not be sent');
    const refusal = channel.refusalOf?.(error);
    if (refusal) await stop(delivery, (tx) => noteRefusal(tx, delivery, { ...refusal, now: now() }));
    const { addressBook } = channel;
    if (addressBook?.isGone(error)) {
      await stop(delivery, (tx) => addressBook.stop(tx, delivery, now()));
      await noteEnd({ status: 'suppressed', notSentFor: 'stopped', error: failure });
      return;
    }
    // Cut by the end of the server: the next one begins with it.
    const next =
      signal.aborted && failure !== 'uncertain' ? now() : nextTry(scheduled, failure, now(), waits);
    const leasedUntil = next && noEarlier(next, now(), channel.retryAfterOf?.(error));
    if (leasedUntil)
      await note(orm, id, { status, leasedUntil, error: failure }, handedOver ? undefined : lease.isHeld);
    else await giveUp(status === 'uncertain' ? status : 'failed', failure);
    return;
  }
  await clearRefusals(orm, delivery);
  if (!(await noteEnd({ status: 'sent', sentAt: now(), error: null }))) await channel.takeBack?.([id]);
}
