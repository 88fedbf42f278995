import { and, eq, gt, inArray, isNotNull, isNull, max, ne, or } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database';
import { outbox } from '../../db/schema';
import type { CommunityConfig } from '../../../config/types';
import { over, type Queued } from '../deliveries/deliveries';
import { decide, type Before } from './collapse';
import type { Gather } from './digest/digests';
import type { NotificationKinds } from '../kinds/kinds';
import { lockReader } from './lockReader';
import type { Released } from './released';
import { hashOf } from './says';
import { things } from '../kinds/things';

const day = 86_400_000;

interface ReleaseOptions {
  kinds: NotificationKinds;
  db: Pick<Database, 'transaction'>;
  now: () => Date;
  gather: Gather;
  communityById: (id: string) => Promise<CommunityConfig>;
}

/** Lets an email go out; undefined where it does not, now or at all. */
export type Release = (email: Queued, data: object) => Promise<Released | undefined>;

/** Others to the same reader about the same thing, that wait or went out lately. */
const siblingsOf = (orm: Orm, { id, channel, recipient, collapseKey }: Queued, now: Date) =>
  orm
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.collapseKey, collapseKey ?? ''),
        eq(outbox.recipient, recipient),
        eq(outbox.channel, channel),
        ne(outbox.id, id),
        inArray(outbox.status, ['pending', 'sending', 'uncertain', 'gathered', 'sent']),
        or(isNull(outbox.releasedAt), gt(outbox.releasedAt, new Date(now.getTime() - day))),
      ),
    )
    .orderBy(outbox.number);

/** Whether nobody can have read it: it waits, or whoever took it has not let it out. */
const isUnsaid = ({ status, releasedAt }: Queued): boolean =>
  status === 'pending' || status === 'gathered' || (status === 'sending' && releasedAt === null);

/** What one email says in place of two that wait; undefined where that is nothing. */
function merged(kinds: NotificationKinds, earlier: Queued, kind: string, data: object): object | undefined {
  const merge = kinds.find(kind)?.merge;
  return merge && earlier.kind === kind && earlier.payload ? merge(earlier.payload, data) : data;
}

/** When the reader was last told something of the same category about another thing. */
async function otherAt(
  orm: Orm,
  kinds: NotificationKinds,
  { kind, collapseKey, recipient, channel, communityId }: Queued,
): Promise<Date | undefined> {
  const category = kinds.find(kind)?.category;
  const alike = kinds.all.filter((each) => each.category === category).map((each) => each.kind);
  const [found] = await orm
    .select({ at: max(outbox.releasedAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, recipient),
        eq(outbox.channel, channel),
        eq(outbox.communityId, communityId),
        inArray(outbox.kind, alike),
        ne(outbox.collapseKey, collapseKey ?? ''),
      ),
    );
  return found?.at ?? undefined;
}

/** What the same person caused the reader before, where that is bounded. */
async function causedBefore(
  orm: Orm,
  kinds: NotificationKinds,
  { kind, causedBy, recipient, channel }: Queued,
  now: Date,
): Promise<Pick<Before, 'caused' | 'digestAt'>> {
  const thing = kinds.find(kind)?.thing;
  if (!causedBy || !thing || !things[thing].bounded) return {};
  const bounded = kinds.all.filter((each) => things[each.thing].bounded).map((each) => each.kind);
  const theirs = and(
    eq(outbox.causedBy, causedBy),
    eq(outbox.recipient, recipient),
    eq(outbox.channel, channel),
    inArray(outbox.status, ['pending', 'sending', 'uncertain', 'sent']),
    isNull(outbox.digestId),
  );
  const caused = await orm
    .select({ at: outbox.releasedAt })
    .from(outbox)
    .where(and(theirs, inArray(outbox.kind, bounded), gt(outbox.releasedAt, new Date(now.getTime() - day))));
  const [digest] = await orm
    .select({ at: max(outbox.releasedAt) })
    .from(outbox)
    .where(and(theirs, eq(outbox.kind, 'digest'), isNotNull(outbox.releasedAt)));
  return { caused: caused.flatMap(({ at }) => at ?? []), digestAt: digest?.at ?? undefined };
}

const set = (orm: Orm, ids: string[], change: Partial<Queued>) =>
  orm.update(outbox).set(change).where(inArray(outbox.id, ids));

/**
 * Looks at an email that is due together with the others to its reader (`collapse.ts`). Nothing is locked while people act: the
 * rows are compared when they are about to go out, by one process at a time for each reader. The newest of those that wait about a thing says
 * what all of them would.
 */
export function createRelease({ kinds, db, now, gather, communityById }: ReleaseOptions): Release {
  const suppressed = (email: Queued): Partial<Queued> => ({ ...over(kinds, email), status: 'suppressed' });
  return async (claimed, current) => {
    if (claimed.collapseKey === null) return { data: current, date: claimed.createdAt };
    const community = await communityById(claimed.communityId);
    return db.transaction(async (tx) => {
      const { orm } = tx;
      const at = now();
      await lockReader(orm, claimed);
      const [email] = await orm.select().from(outbox).where(eq(outbox.id, claimed.id));
      if (!email?.payload || email.status === 'suppressed') return undefined;
      // What may have arrived is tried again as it was.
      const again = { data: current, date: email.releasedAt ?? email.createdAt };
      if (email.status === 'uncertain') return again;
      const siblings = await siblingsOf(orm, email, at);
      const newer = siblings.find(({ number }) => number > email.number);
      if (newer) {
        if (newer.payload && isUnsaid(newer)) {
          const data = merged(kinds, email, newer.kind, newer.payload);
          const both = data ? { payload: { ...newer.payload, ...data } } : suppressed(newer);
          await set(orm, [newer.id], both);
        }
        await set(orm, [email.id], suppressed(email));
        return undefined;
      }
      if (email.releasedAt) return again;
      const earlier = siblings.filter(isUnsaid);
      // The data of the claim may lack what another handed on meanwhile.
      let data: object | undefined = merged(kinds, email, email.kind, current);
      for (const each of earlier.toReversed()) data &&= merged(kinds, each, email.kind, data);
      for (const each of earlier) await set(orm, [each.id], suppressed(each));
      const says = data && hashOf(kinds, email.kind, data);
      if (!data || !says) {
        await set(orm, [email.id], suppressed(email));
        return undefined;
      }
      const said = siblings
        .filter((each) => !isUnsaid(each))
        .flatMap(({ kind, releasedAt, says: known }) =>
          releasedAt ? [{ at: releasedAt, says: known, step: kinds.find(kind)?.step }] : [],
        );
      const since = new Date(Math.min(...[email, ...earlier].map(({ createdAt }) => createdAt.getTime())));
      const waiting = { says, step: kinds.find(email.kind)?.step, since, urgentFrom: email.urgentFrom };
      const before = {
        said,
        otherAt: await otherAt(orm, kinds, email),
        ...(await causedBefore(orm, kinds, email, at)),
      };
      const decision = decide(waiting, before, at);
      // It was not attempted.
      const kept = { payload: { ...email.payload, ...data }, attempts: email.attempts - 1 };
      switch (decision.do) {
        case 'send':
          await set(orm, [email.id], { payload: kept.payload, releasedAt: at, says });
          return { data, date: at };
        case 'drop':
          await set(orm, [email.id], suppressed(email));
          return undefined;
        case 'wait':
          await set(orm, [email.id], { ...kept, status: 'pending', tryAt: decision.until });
          return undefined;
        case 'gather': {
          const digestId = await gather(tx, { email, community, until: decision.until });
          await set(orm, [email.id], { ...kept, status: 'gathered', tryAt: null, digestId });
          return undefined;
        }
      }
    });
  };
}
