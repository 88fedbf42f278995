import { and, eq, isNull } from 'drizzle-orm';
import type { CommunityConfig } from '../../../../config/types';
import { routePaths } from '../../../../lib/routes';
import type { Database, Orm, Transaction } from '../../../db/database';
import { outbox, participants } from '../../../db/schema';
import { note, over, type Queued } from '../../deliveries/deliveries';
import { digest as digestKind, type Digest, type DigestEntry } from './digest';
import type { AnyNotification, Attachment, Block, Setting } from '../../kinds/definition';
import { randomId } from '../../../tokens';
import type { NotificationKinds } from '../../kinds/kinds';
import { lockReader } from '../lockReader';
import type { Notify } from '../../notify';
import type { Released } from '../released';
import { hashOf } from '../says';

/** So many calendar files go with one digest: mail servers refuse what is large. */
const mostFiles = 60;

interface Gathering {
  email: Queued;
  community: CommunityConfig;
  /** When a new digest is due. */
  until: Date;
}

/** Finds the digest that an email goes out with, or writes one; answers its id. */
export type Gather = (tx: Transaction, gathering: Gathering) => Promise<string>;

/** Digests are of one person and one reader, in one community. Called with the reader locked (`release.ts`). */
export function createGather(notify: Notify): Gather {
  return async (tx, { email, community, until }) => {
    const { channel, communityId, recipient, lang, causedBy, payload } = email;
    const waiting = (cause?: string) =>
      tx.orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            eq(outbox.kind, 'digest'),
            eq(outbox.channel, channel),
            eq(outbox.recipient, recipient),
            eq(outbox.communityId, communityId),
            eq(outbox.causedBy, causedBy ?? ''),
            eq(outbox.status, 'pending'),
            isNull(outbox.releasedAt),
            cause === undefined ? undefined : eq(outbox.cause, `digest:${cause}`),
          ),
        )
        .limit(1);
    const [open] = await waiting();
    if (open) return open.id;
    const cause = randomId();
    const siteUrl = payload?.siteUrl ?? '';
    const to = { community, siteUrl, lang, email: recipient };
    const data: Digest = {
      name: '',
      entries: [],
      files: [],
      preferencesUrl: `${siteUrl}${routePaths.profile}#notifications`,
    };
    const by = causedBy === null ? null : { userId: causedBy };
    await notify(tx, digestKind, to, data, {
      cause,
      thing: cause,
      by,
      notBefore: until,
      only: { channel, address: recipient },
    });
    const [written] = await waiting(cause);
    if (!written) throw new Error('a digest was not written');
    return written.id;
  };
}

/** What a digest gathers, in the order it was written. */
const gatheredIn = (orm: Orm, { id }: Pick<Queued, 'id'>): Promise<Queued[]> =>
  orm
    .select()
    .from(outbox)
    .where(and(eq(outbox.digestId, id), eq(outbox.status, 'gathered')))
    .orderBy(outbox.number);

const isWords = (block: Block): block is Extract<Block, { type: 'paragraph' | 'quote' }> =>
  block.type === 'paragraph' || block.type === 'quote';

/** An email as an entry among others: its own heading and words, and where its button leads. */
function entryOf(
  email: AnyNotification | undefined,
  data: object,
  { config, lang }: Setting,
): DigestEntry | undefined {
  if (!email) return undefined;
  const { heading, lead, blocks = [] } = email.content[lang](data, { title: config.community.title });
  const button = blocks.find((block) => block.type === 'button');
  return {
    title: heading,
    text: [lead, ...blocks.filter(isWords).map(({ text }) => text)].filter(Boolean).join('\n'),
    url: button?.url ?? '',
  };
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

/** Who caused a digest, where every email in it speaks of them anyway: nobody learns from it who acted. */
async function nameOf(orm: Orm, { communityId, causedBy }: Queued, entries: readonly Queued[]) {
  const [causer] = await orm
    .select({ id: participants.id, firstName: participants.firstName, lastName: participants.lastName })
    .from(participants)
    .where(and(eq(participants.communityId, communityId), eq(participants.userId, causedBy ?? '')));
  const isNamed = causer && entries.every(({ payload }) => payload?.about?.includes(causer.id));
  return isNamed ? `${causer.firstName} ${causer.lastName}`.trim() : '';
}

interface DigestOptions {
  kinds: NotificationKinds;
  db: Pick<Database, 'orm' | 'transaction'>;
  now: () => Date;
  communityById: (id: string) => Promise<CommunityConfig>;
}

/** What an email has to say by now; undefined for nothing. */
type Current = (email: Queued) => Promise<object | undefined>;

export type Digests = ReturnType<typeof createDigests>;

/** Makes digests when they are due, of what is still to be said by then. */
export function createDigests({ kinds, db, now, communityById }: DigestOptions) {
  const { orm } = db;
  return {
    /** What a digest says; undefined where nothing of it is left. From then on nothing more is gathered in it. */
    async dataOf(digest: Queued, current: Current): Promise<(Released & { data: Digest }) | undefined> {
      const date = digest.releasedAt ?? now();
      if (!digest.releasedAt) {
        await db.transaction(async (tx) => {
          await lockReader(tx.orm, digest);
          await tx.orm.update(outbox).set({ releasedAt: date }).where(eq(outbox.id, digest.id));
        });
      }
      const siteUrl = digest.payload?.siteUrl ?? '';
      const setting = { config: await communityById(digest.communityId), lang: digest.lang, siteUrl };
      const remaining: Queued[] = [];
      const entries: DigestEntry[] = [];
      const files: Attachment[] = [];
      for (const email of await gatheredIn(orm, digest)) {
        const data = await current(email);
        const entry = data && entryOf(kinds.find(email.kind), data, setting);
        if (!entry) {
          await orm
            .update(outbox)
            .set({ ...over(kinds, email), status: 'suppressed' })
            .where(eq(outbox.id, email.id));
          continue;
        }
        remaining.push(email);
        entries.push(entry);
        files.push(...(await filesOf(kinds.find(email.kind), data, setting)));
      }
      if (entries.length === 0) return undefined;
      const data = {
        name: await nameOf(orm, digest, remaining),
        entries,
        files: files.slice(0, mostFiles).map(({ content, contentType }, at) => ({
          filename: `calendar-${at + 1}.ics`,
          contentType,
          content: String(content),
        })),
        preferencesUrl: `${siteUrl}${routePaths.profile}#notifications`,
      };
      return { data, date };
    },

    /** Ends a digest, and what it gathered with it. False when there is no such digest any more. */
    end(digest: Queued, how: Pick<Queued, 'status'> & Partial<Queued>): Promise<boolean> {
      const at = now();
      return db.transaction(async (tx) => {
        const isNoted = await note(tx.orm, digest.id, { ...over(kinds, digest), ...how });
        const status = how.status === 'uncertain' ? 'failed' : how.status;
        for (const email of await gatheredIn(tx.orm, digest)) {
          const { siteUrl: _, about: __, unsubscribeUrl: ___, ...data } = email.payload ?? { siteUrl: '' };
          const says = hashOf(kinds, email.kind, data);
          const sent = status === 'sent' ? { sentAt: at, releasedAt: at, says } : {};
          await note(tx.orm, email.id, { ...over(kinds, email), ...sent, status });
        }
        return isNoted;
      });
    },
  };
}
