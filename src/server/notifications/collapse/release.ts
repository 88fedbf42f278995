import { and, eq, gt, inArray, isNotNull, isNull, max, ne, or } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database';
import { deliveries, type NotSentFor } from '../../db/schema';
import type { CommunityConfig } from '../../../config/types';
import { end, queued, queuedBy, type Change, type Queued } from '../deliveries/deliveries';
import { decide, type Before } from './collapse';
import type { Gather, Gathering } from './digest/digests';
import type { NotificationKinds } from '../kinds/kinds';
import type { TimedFor } from '../times/timedFor';
import { lockReader } from './lockReader';
import type { Current, Released } from './released';
import { contentHash } from './contentHash';
import { ruleOf } from '../kinds/things';

const day = 86_400_000;

interface ReleaseOptions {
  kinds: NotificationKinds;
  db: Pick<Database, 'transaction'>;
  now: () => Date;
  gather: Gather;
  communityById: (id: string) => Promise<CommunityConfig>;
  timedFor: TimedFor;
}

/** Releases an email whose current data are `data`. Undefined if it is not sent now, or not at all. */
export type Release = (email: Queued, data: object, current: Current) => Promise<Released | undefined>;

/** The content of an email combined with earlier ones that were not sent. Parts of it may no longer be true. */
interface Joined {
  joined: object;
  says: string;
}

/** The part of that content that is still true. Undefined for none. */
interface Asked extends Pick<Joined, 'says'> {
  left: object | undefined;
}

/** Other deliveries to the same address of a recipient about the same thing, waiting or sent recently. */
const siblingsOf = (orm: Orm, { id, channel, address, recipient, collapseKey }: Queued, now: Date) =>
  orm
    .select()
    .from(queued)
    .where(
      and(
        eq(queued.collapseKey, collapseKey ?? ''),
        eq(queued.recipient, recipient),
        eq(queued.channel, channel),
        eq(queued.address, address),
        ne(queued.id, id),
        inArray(queued.status, ['pending', 'sending', 'uncertain', 'gathered', 'sent']),
        or(isNull(queued.releasedAt), gt(queued.releasedAt, new Date(now.getTime() - day))),
      ),
    )
    .orderBy(queued.number);

/** Whether nobody can have read it: it waits, or its worker has not released it. */
const isUnsaid = ({ status, releasedAt }: Queued): boolean =>
  status === 'pending' || status === 'gathered' || (status === 'sending' && releasedAt === null);

/**
 * Merges two waiting emails into one. Undefined if nothing is left to say: the later one takes the earlier one back, and
 * no email about another thing has told the recipient in between what the earlier one would have said.
 */
function merged(
  kinds: NotificationKinds,
  earlier: Queued,
  { kind, data, otherAt }: { kind: string; data: object; otherAt?: Date },
): object | undefined {
  const merge = kinds.find(kind)?.merge;
  if (!merge || earlier.kind !== kind || !earlier.data) return data;
  return merge(earlier.data, data) ?? (otherAt && otherAt > earlier.createdAt ? data : undefined);
}

/** When the recipient last got an email of the same category about another thing. */
async function lastOther(
  orm: Orm,
  kinds: NotificationKinds,
  { kind, collapseKey, recipient, channel, address, communityId }: Queued,
): Promise<Date | undefined> {
  const category = kinds.find(kind)?.category;
  const alike = kinds.all.filter((each) => each.category === category).map((each) => each.kind);
  const [found] = await orm
    .select({ at: max(queued.releasedAt) })
    .from(queued)
    .where(
      and(
        eq(queued.recipient, recipient),
        eq(queued.channel, channel),
        eq(queued.address, address),
        eq(queued.communityId, communityId),
        inArray(queued.kind, alike),
        ne(queued.collapseKey, collapseKey ?? ''),
      ),
    );
  return found?.at ?? undefined;
}

/** When the same person caused earlier emails to the recipient, if the kind is limited. */
async function causedBefore(
  orm: Orm,
  kinds: NotificationKinds,
  { kind, causedBy, recipient, channel, address }: Queued,
  now: Date,
): Promise<Pick<Before, 'caused' | 'digestAt'>> {
  const thing = kinds.find(kind)?.thing;
  if (!causedBy || !thing || !ruleOf(thing).bounded) return {};
  const bounded = kinds.all.filter((each) => ruleOf(each.thing).bounded).map((each) => each.kind);
  const theirs = and(
    eq(queued.causedBy, causedBy),
    eq(queued.recipient, recipient),
    eq(queued.channel, channel),
    eq(queued.address, address),
    inArray(queued.status, ['pending', 'sending', 'uncertain', 'sent']),
    isNull(queued.digestId),
  );
  const caused = await orm
    .select({ at: queued.releasedAt })
    .from(queued)
    .where(and(theirs, inArray(queued.kind, bounded), gt(queued.releasedAt, new Date(now.getTime() - day))));
  const [digest] = await orm
    .select({ at: max(queued.releasedAt) })
    .from(queued)
    .where(and(theirs, eq(queued.kind, 'digest'), isNotNull(queued.releasedAt)));
  return { caused: caused.flatMap(({ at }) => at ?? []), digestAt: digest?.at ?? undefined };
}

const set = (orm: Orm, { id }: Queued, change: Change) =>
  orm.update(deliveries).set(change).where(eq(deliveries.id, id));

/**
 * Decides about a due email together with the others to its recipient (`collapse.ts`). Actions of people lock nothing:
 * the rows are compared when they are about to be sent, by one process at a time for each recipient. The newest waiting
 * email about a thing contains the content of all of them.
 */
export function createRelease({ kinds, db, now, gather, communityById, timedFor }: ReleaseOptions): Release {
  const suppress = (orm: Orm, email: Queued, notSentFor: NotSentFor) =>
    end(orm, kinds, email, { status: 'suppressed', notSentFor });

  const look = (
    claimed: Queued,
    current: object,
    { community, asked }: { community: CommunityConfig; asked?: Asked },
  ) =>
    db.transaction(async (tx): Promise<Released | Joined | undefined> => {
      const { orm } = tx;
      const at = now();
      await lockReader(orm, claimed);
      const email = await queuedBy(orm, claimed.id);
      if (!email?.data || email.status === 'suppressed') return undefined;
      // An email that may have arrived is repeated unchanged.
      const again = { data: current, date: email.releasedAt ?? email.createdAt };
      if (email.status === 'uncertain') return again;
      const siblings = await siblingsOf(orm, email, at);
      const otherAt = await lastOther(orm, kinds, email);
      const newer = siblings.find(({ number }) => number > email.number);
      if (newer) {
        if (newer.data && isUnsaid(newer)) {
          const data = merged(kinds, email, { ...newer, data: newer.data, otherAt });
          if (data) await set(orm, newer, { data: { ...newer.data, ...data } });
          else await suppress(orm, newer, 'outdated');
        }
        await suppress(orm, email, 'repeated');
        return undefined;
      }
      if (email.releasedAt) return again;
      const earlier = siblings.filter(isUnsaid);
      // The data of the claim may lack what another handed on meanwhile.
      let data: object | undefined = merged(kinds, email, { ...email, data: current });
      for (const each of earlier.toReversed()) data &&= merged(kinds, each, { ...email, data, otherAt });
      const joinedSays = data && contentHash(kinds, email.kind, data);
      if (data && joinedSays && joinedSays !== contentHash(kinds, email.kind, current)) {
        if (asked?.says !== joinedSays) return { joined: data, says: joinedSays };
        data = asked.left;
      }
      for (const each of earlier) await suppress(orm, each, 'repeated');
      const says = data && contentHash(kinds, email.kind, data);
      if (!data || !says) {
        await suppress(orm, email, 'outdated');
        return undefined;
      }
      const said = siblings
        .filter((each) => !isUnsaid(each))
        .flatMap(({ kind, releasedAt, contentHash: known }) =>
          releasedAt ? [{ at: releasedAt, says: known, step: kinds.find(kind)?.step }] : [],
        );
      const since = new Date(Math.min(...[email, ...earlier].map(({ createdAt }) => createdAt.getTime())));
      const waiting = { says, step: kinds.find(email.kind)?.step, since, urgentFrom: email.urgentFrom };
      const before = {
        said,
        otherAt,
        ...(await causedBefore(orm, kinds, email, at)),
      };
      const decision = decide(waiting, before, at);
      // It was not attempted.
      const kept = { data: { ...email.data, ...data }, attempts: email.attempts - 1 };
      const waits = async (until: Date) => {
        await set(orm, email, { ...kept, status: 'pending', leasedUntil: until });
        return undefined;
      };
      const gathers = async (how: Pick<Gathering, 'until' | 'isDaily'>) => {
        const digestId = await gather(tx, { email, community, ...how });
        await set(orm, email, { ...kept, status: 'gathered', leasedUntil: null, digestId });
        return undefined;
      };
      if (decision.do === 'drop') {
        await suppress(orm, email, 'repeated');
        return undefined;
      }
      if (decision.do === 'wait') return waits(decision.until);
      const timing = await timedFor(orm, email, { community, at });
      if (timing.do === 'drop') {
        await suppress(orm, email, 'paused');
        return undefined;
      }
      if (decision.do === 'gather') return gathers({ until: decision.until });
      if (timing.do === 'wait') return waits(timing.until);
      if (timing.do === 'gather') return gathers({ until: timing.until, isDaily: true });
      await set(orm, email, { data: kept.data, releasedAt: at, contentHash: says });
      return { data, date: at };
    });

  return async (claimed, data, current) => {
    if (claimed.collapseKey === null) return { data, date: claimed.createdAt };
    const community = await communityById(claimed.communityId);
    let asked: Asked | undefined;
    for (;;) {
      const found = await look(claimed, data, { community, asked });
      if (!found || 'data' in found) return found;
      // Modules run queries of their own, so the reader must not be locked meanwhile.
      const left = await current({ ...claimed, data: { ...found.joined } });
      asked = { says: found.says, left: typeof left === 'string' ? undefined : left };
    }
  };
}
