import { and, eq, isNull } from 'drizzle-orm';
import type { CommunityConfig } from '../../../../config/types';
import { notificationSettings } from '../../../../lib/notificationSettings';
import type { Database, Orm, Transaction } from '../../../db/database';
import { participants } from '../../../db/schema';
import { end, note, queued, type Change, type Queued } from '../../deliveries/deliveries';
import { dailyDigest, digest as digestKind, type Digest, type DigestEntry } from './digest';
import type { AnyNotification, Attachment, Setting } from '../../kinds/definition';
import { nameOf } from '../../../people/nameOf';
import { randomId } from '../../../tokens';
import type { NotificationKinds } from '../../kinds/kinds';
import { summaryOf } from '../../kinds/summary';
import { lockReader } from '../lockReader';
import type { Notify } from '../../notify';
import type { TimedFor } from '../../times/timedFor';
import type { Current, Released } from '../released';
import { contentHash } from '../contentHash';

/** Maximum number of calendar files in one digest, because mail servers refuse large emails. */
const mostFiles = 60;

export interface Gathering {
  email: Queued;
  community: CommunityConfig;
  /** When a new digest is due. */
  until: Date;
  /** It gathers a day, and not what one person caused. */
  isDaily?: boolean;
}

/** Finds the digest that an email goes out with, or writes one; answers its id. */
export type Gather = (tx: Transaction, gathering: Gathering) => Promise<string>;

/**
 * A digest is for one recipient in one community, and about one person or a day. Called with the recipient locked
 * (`release.ts`).
 */
export function createGather(notify: Notify): Gather {
  return async (tx, { email, community, until, isDaily = false }) => {
    const kind = isDaily ? dailyDigest : digestKind;
    const { channel, address, communityId, recipient, userId, lang, siteUrl, causedBy } = email;
    const waiting = (cause?: string) =>
      tx.orm
        .select({ id: queued.id })
        .from(queued)
        .where(
          and(
            eq(queued.kind, kind.kind),
            eq(queued.channel, channel),
            eq(queued.address, address),
            eq(queued.recipient, recipient),
            eq(queued.communityId, communityId),
            isDaily ? undefined : eq(queued.causedBy, causedBy ?? ''),
            eq(queued.status, 'pending'),
            isNull(queued.releasedAt),
            cause === undefined ? undefined : eq(queued.cause, `${kind.kind}:${cause}`),
          ),
        )
        .limit(1);
    const [open] = await waiting();
    if (open) return open.id;
    const cause = randomId();
    const to = { community, siteUrl, lang, email: recipient, userId: userId ?? undefined };
    const data: Digest = {
      name: '',
      entries: [],
      files: [],
      preferencesUrl: `${siteUrl}${notificationSettings}`,
    };
    const by = isDaily || causedBy === null ? null : { userId: causedBy };
    await notify(tx, kind, to, data, {
      cause,
      thing: cause,
      by,
      notBefore: until,
      only: { channel, address },
    });
    const [written] = await waiting(cause);
    if (!written) throw new Error('a digest was not written');
    return written.id;
  };
}

/** The emails of a digest in the order of writing. */
const gatheredIn = (orm: Orm, { id }: Pick<Queued, 'id'>): Promise<Queued[]> =>
  orm
    .select()
    .from(queued)
    .where(and(eq(queued.digestId, id), eq(queued.status, 'gathered')))
    .orderBy(queued.number);

/** An email as an entry of a digest. */
function entryOf(
  email: AnyNotification | undefined,
  data: object,
  setting: Setting,
): DigestEntry | undefined {
  if (!email) return undefined;
  const { title, text, action } = summaryOf(email, data, setting);
  return { title, text, url: action?.url ?? '' };
}

/** The calendar files that an email brings along. */
async function filesOf(
  email: AnyNotification | undefined,
  data: object,
  setting: Setting,
): Promise<Attachment[]> {
  const files = (await email?.attachments?.(data, setting)) ?? [];
  return files.filter(({ contentType }) => contentType.startsWith('text/calendar'));
}

/** The person who caused a digest, if every email in it mentions them anyway: the digest must not reveal who acted. */
async function nameOfCauser(orm: Orm, { communityId, causedBy }: Queued, entries: readonly Queued[]) {
  const [causer] = await orm
    .select({ id: participants.id, firstName: participants.firstName, lastName: participants.lastName })
    .from(participants)
    .where(and(eq(participants.communityId, communityId), eq(participants.userId, causedBy ?? '')));
  const isNamed = causer && entries.every(({ about }) => about.includes(causer.id));
  return isNamed ? nameOf(causer) : '';
}

interface DigestOptions {
  kinds: NotificationKinds;
  db: Pick<Database, 'orm' | 'transaction'>;
  now: () => Date;
  communityById: (id: string) => Promise<CommunityConfig>;
  timedFor: TimedFor;
}

export type Digests = ReturnType<typeof createDigests>;

/** Makes due digests from the emails that are still true. */
export function createDigests({ kinds, db, now, communityById, timedFor }: DigestOptions) {
  const { orm } = db;
  return {
    /** Whether a delivery is a digest of others. */
    isDigest: ({ kind }: Pick<Queued, 'kind'>) => kind === digestKind.kind || kind === dailyDigest.kind,

    /**
     * The data of a digest, or until when it waits for quiet hours to end. Undefined if nothing is left. Afterwards, no further
     * emails are added to it.
     */
    async dataOf(
      digest: Queued,
      current: Current,
    ): Promise<(Released & { data: Digest }) | { waitsUntil: Date } | undefined> {
      const date = digest.releasedAt ?? now();
      if (!digest.releasedAt) {
        await db.transaction(async (tx) => {
          await lockReader(tx.orm, digest);
          await note(tx.orm, digest.id, { releasedAt: date });
        });
      }
      const { siteUrl } = digest;
      const community = await communityById(digest.communityId);
      const setting = { config: community, lang: digest.lang, siteUrl };
      // The hour of a daily digest was chosen, even if it lies in quiet hours.
      const isDaily = digest.kind === dailyDigest.kind;
      const quietUntil: (Date | undefined)[] = [];
      const remaining: Queued[] = [];
      const entries: DigestEntry[] = [];
      const files: Attachment[] = [];
      for (const email of await gatheredIn(orm, digest)) {
        const timing = await timedFor(orm, email, { community, at: now(), isInDigest: true });
        const data = timing.do === 'drop' ? 'paused' : await current(email);
        const entry = typeof data === 'string' ? undefined : entryOf(kinds.find(email.kind), data, setting);
        if (typeof data === 'string' || !entry) {
          const notSentFor = typeof data === 'string' ? data : 'outdated';
          await end(orm, kinds, email, { status: 'suppressed', notSentFor });
          continue;
        }
        remaining.push(email);
        quietUntil.push(timing.do === 'wait' ? timing.until : undefined);
        entries.push(entry);
        files.push(...(await filesOf(kinds.find(email.kind), data, setting)));
      }
      const [waitsUntil] = quietUntil;
      if (waitsUntil && !isDaily && quietUntil.every(Boolean)) return { waitsUntil };
      if (entries.length === 0) return undefined;
      const data = {
        name: isDaily ? '' : await nameOfCauser(orm, digest, remaining),
        entries,
        files: files.slice(0, mostFiles).map(({ content, contentType }, at) => ({
          filename: `calendar-${at + 1}.ics`,
          contentType,
          content: String(content),
        })),
        preferencesUrl: `${siteUrl}${notificationSettings}`,
      };
      return { data, date };
    },

    /** Ends a digest and the emails in it. False if the digest does not exist any more. */
    finish(digest: Queued, how: Pick<Queued, 'status'> & Change): Promise<boolean> {
      const at = now();
      return db.transaction(async (tx) => {
        const isNoted = await end(tx.orm, kinds, digest, how);
        const status = how.status === 'uncertain' ? 'failed' : how.status;
        for (const email of await gatheredIn(tx.orm, digest)) {
          const hash = contentHash(kinds, email.kind, email.data ?? {});
          const sent = status === 'sent' ? { sentAt: at, releasedAt: at, contentHash: hash } : {};
          await end(tx.orm, kinds, email, { ...sent, status });
        }
        return isNoted;
      });
    },
  };
}
