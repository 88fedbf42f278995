import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { routePaths } from '../../../lib/routes';
import { matchingLists, participants } from '../../db/schema';
import type { Lease } from '../../jobs/leasedWorker';
import { memberOf } from '../../notifications/recipients/recipient';
import { isNetworking } from '../../people/pause';
import { randomSecret, sha256 } from '../../tokens';
import { causeOf } from './relevance';
import { isOwnList } from './weekSoFar';
import type { StoredRound } from './store';
import { featured, listsOf, type Recommended } from './recommended';
import { recommendations } from './notifications/recommendations';

/** People in an email, besides newcomers; the others are at home. */
const shown = 3;
/** Members notified in one transaction. Its emails are written one after the other, and calls wait for that. */
const atOnce = 1;

/** Notifies the members of a stored round; false if the server closed before all were notified. */
export type NotifyRound = (config: CommunityConfig, round: StoredRound, lease: Lease) => Promise<boolean>;

/** Notifies every member with a list, once: `notifiedAt` is written in the transaction of the notification. */
export function createNotifyRound(
  app: Pick<FastifyInstance, 'communities' | 'db' | 'createThrottle' | 'notify'>,
  now: () => Date,
): NotifyRound {
  const { db, notify } = app;

  /** The next members to notify. Those who cannot be met at the moment are left out later. */
  const nextOf = (roundId: string, after: string) =>
    db.orm
      .select({
        id: matchingLists.participantId,
        userId: participants.userId,
        enabled: participants.enabled,
        profileEnabled: participants.profileEnabled,
        networkingEnabled: participants.networkingEnabled,
        networkingPausedUntil: participants.networkingPausedUntil,
      })
      .from(matchingLists)
      .innerJoin(participants, eq(participants.id, matchingLists.participantId))
      .where(
        and(
          eq(matchingLists.roundId, roundId),
          isOwnList,
          isNull(matchingLists.notifiedAt),
          gt(matchingLists.participantId, after),
        ),
      )
      .orderBy(asc(matchingLists.participantId))
      .limit(atOnce);

  async function emailTo(
    config: CommunityConfig,
    { late }: StoredRound,
    { userId, list }: { userId: string; list: readonly Recommended[] },
  ) {
    const to = list.length > 0 ? await memberOf(app, db.orm, config, userId) : undefined;
    if (!to) return undefined;
    const link = randomSecret();
    const { lang, siteUrl } = to;
    const best = list.slice(0, shown);
    // A newcomer got the member in a list of their own. The member learns of it here.
    const newcomers = list.slice(shown).filter(({ isNewcomer }) => isNewcomer);
    const people = [...best, ...newcomers];
    const data = {
      people: people.map((each, place) => ({
        ...featured(each, { config, lang, siteUrl, link }),
        ...(place >= best.length && { isNewcomer: true }),
      })),
      more: list.length - people.length,
      homeUrl: siteUrl + routePaths.myCommunities,
      ...(late && { late }),
    };
    return { to, data, link, about: people.map(({ person }) => person.id) };
  }

  return async (config, round, lease) => {
    let after = '';
    const throttle = app.createThrottle();
    for (;;) {
      if (lease.isClosing()) return false;
      const begun = performance.now();
      const members = await nextOf(round.id, after);
      if (members.length === 0) return true;
      after = members.at(-1)!.id;
      const there = members.filter(
        (each) => each.enabled && each.profileEnabled && isNetworking(each, now()),
      );
      const viewers = there.map(({ id }) => id);
      const lists = viewers.length
        ? await listsOf(db.orm, { roundId: round.id, communityId: config.id, viewers, now: now() })
        : new Map<string, Recommended[]>();
      const emails: (NonNullable<Awaited<ReturnType<typeof emailTo>>> & { id: string })[] = [];
      for (const { id, userId } of there) {
        const email = await emailTo(config, round, { userId, list: lists.get(id) ?? [] });
        if (email) emails.push({ id, ...email });
      }
      await db.transaction(async (tx) => {
        await lease.renew(tx);
        for (const { id, to, data, link, about } of emails) {
          const own = and(eq(matchingLists.roundId, round.id), eq(matchingLists.participantId, id));
          const waiting = await tx.orm
            .update(matchingLists)
            .set({ linkHash: sha256(link) })
            .where(and(own, isNull(matchingLists.notifiedAt)))
            .returning({ id: matchingLists.participantId });
          if (waiting.length === 0) continue;
          const isNotified = await notify(tx, recommendations, to, data, {
            cause: causeOf(round.id, id),
            thing: round.id,
            by: null,
            about,
          });
          // If no channel reaches a member, they wait for one.
          if (isNotified) await tx.orm.update(matchingLists).set({ notifiedAt: now() }).where(own);
        }
      });
      await throttle(performance.now() - begun);
    }
  };
}
