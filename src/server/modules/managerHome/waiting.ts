import { and, count, eq, isNull, min } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConfigError } from '../../../config/errors';
import type { Waiting, WaitingKind } from '../../../generated/api/admin';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { failedSince } from '../../notifications/deliveries/deliveries';

/** Who asks what waits, and where. */
export interface Asking {
  orm: Orm;
  communityId: string;
  by: Pick<Member, 'role' | 'userId'>;
  /** What is wrong in the community's settings. */
  issues: readonly ConfigError[];
  now: Date;
}

type Needed = Pick<FastifyInstance, 'introductions' | 'openReports'>;
type Found = Omit<Waiting, 'kind'>;
type Kinds = Record<WaitingKind, (asking: Asking) => Promise<Found>>;

/** How long an email that failed is spoken of, in ms. */
const emailsFor = 30 * 86_400_000;

/** Who asked to join and has had no answer. */
async function applicants({ orm, communityId }: Asking): Promise<Found> {
  const [found] = await orm
    .select({ count: count(), since: min(participants.createdAt) })
    .from(participants)
    .where(
      and(
        eq(participants.communityId, communityId),
        eq(participants.enabled, false),
        eq(participants.isGuest, false),
        isNull(participants.refusedAt),
        isNull(participants.removedAt),
      ),
    );
  return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
}

/** Everything that can wait for whoever manages a community, most urgent first (ADM-13). */
const waitingKinds = ({ introductions, openReports }: Needed): Kinds => ({
  ADMISSIONS: applicants,
  REPORTS: ({ orm, communityId, by }) => openReports(orm, communityId, by),
  INTRODUCTIONS: ({ orm, communityId, by }) => introductions.held(orm, communityId, by.userId),
  FAILED_EMAILS: ({ orm, communityId, now }) =>
    failedSince(orm, communityId, new Date(now.getTime() - emailsFor)),
  CONFIG_ISSUES: async ({ issues }) => ({ count: issues.length, since: null }),
});

/** Answers what waits, of the kinds that there is some of. */
export function createWaiting(app: Needed) {
  const kinds = Object.entries(waitingKinds(app)) as [WaitingKind, Kinds[WaitingKind]][];
  return async (asking: Asking): Promise<Waiting[]> => {
    const found = await Promise.all(kinds.map(async ([kind, find]) => ({ kind, ...(await find(asking)) })));
    return found.filter(({ count }) => count > 0);
  };
}
