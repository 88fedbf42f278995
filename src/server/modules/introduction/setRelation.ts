import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { RelationAnswer } from '../../../generated/api/introduction';
import type { Lang } from '../../../lib/lang';
import { hidesContacts } from '../../../lib/rules/contacts/privacy';
import type { Orm, Transaction } from '../../db/database';
import { languagesOf } from '../../db/languagesOf';
import { relations } from '../../db/schema';
import { AppError } from '../../errors';
import type { Sees } from '../../people/viewing';
import { isManagedBesides } from '../../notifications/recipients/managers';
import {
  lockPair,
  ownRow,
  readRelationBetween,
  relationNow,
  theirRow,
  type Pair,
  type Relation,
} from './relationBetween';
import { connect } from './connect';
import { creditsOf, giveBack, spend } from './credits';
import { hasArrived, isPendingReview } from './state';
import { notifyConnected, notifyIntroduced, withdrawIntroduced } from './notifyPair';
import { notifyIntroWaiting, withdrawIntroWaiting } from './notifyManagers';

/** ms: for so long an introduction can be taken back, and is not told. */
const undoFor = 30_000;

type App = Pick<FastifyInstance, 'communities' | 'db' | 'notify' | 'publish' | 'readReasons'>;

interface Deciding {
  config: CommunityConfig;
  viewerId: string;
  subjectId: string;
  sees: Sees;
  now: Date;
}

interface Introduction {
  introMessage: string | null;
  /** In which the message is written. */
  lang: Lang;
  matchingId: string | null | undefined;
}

/** Takes an introduction back that was not delivered: its credit and its email with it. */
async function takeBack({ orm }: Transaction, config: CommunityConfig, own: Relation): Promise<void> {
  await orm.delete(relations).where(ownRow({ ...own, viewerId: own.participantId }));
  if (own.paidWeek) await giveBack(orm, own.participantId, own.paidWeek);
  await withdrawIntroduced(orm, own);
  if (isPendingReview(own)) await withdrawIntroWaiting(orm, config, own);
}

/**
 * Shows somebody again who was hidden: an introduction that had reached them stands as it did, also one that they declined.
 * Where they have asked meanwhile it does not `stand`: it is the member who answers.
 */
async function showAgain({ orm }: Transaction, own: Relation, stands: boolean): Promise<void> {
  const row = ownRow({ ...own, viewerId: own.participantId });
  if (!stands || !own.deliverAt) await orm.delete(relations).where(row);
  else {
    const before = { relationType: 'LIKE', note: null, createdAt: own.deliverAt } as const;
    await orm.update(relations).set(before).where(row);
  }
}

const isOnItsWay = (own: Relation, now: Date): boolean =>
  own.relationType === 'LIKE' && own.deliverAt !== null && own.deliverAt > now;

/** Whether a LIKE has not reached the other: it is on its way, or a manager has not passed it on. */
const isUndelivered = (own: Relation, now: Date): boolean =>
  isOnItsWay(own, now) || (own.relationType === 'LIKE' && isPendingReview(own));

/**
 * Whether an introduction waits for a manager: its reader hides contacts. Where its reader is the only one who manages the
 * community there is nobody to wait for.
 */
async function isReviewed(
  orm: Orm,
  { communityId, viewerId, subjectId }: Pair,
  subject: NonNullable<Awaited<ReturnType<typeof lockPair>>>,
): Promise<boolean> {
  if (!hidesContacts(subject, subject.contacts)) return false;
  if (!subject.isManager) return true;
  return isManagedBesides(orm, communityId, 'introductions.decide', [viewerId, subjectId]);
}

/** What members decide about each other, each in one transaction. */
export function createSetRelation(app: App) {
  /** Does something about a pair whose members are locked; 1110 of somebody who is not there for the member. */
  async function decide(
    { config, viewerId, subjectId, sees, now }: Deciding,
    act: (
      tx: Transaction,
      pair: Pair,
      subject: NonNullable<Awaited<ReturnType<typeof lockPair>>>,
    ) => Promise<void>,
  ): Promise<RelationAnswer> {
    const pair = { communityId: config.id, viewerId, subjectId };
    return app.db.transaction(async (tx) => {
      const subject = await lockPair(tx.orm, { ...pair, sees, now });
      if (!subject) throw new AppError(1110);
      await act(tx, pair, subject);
      const { own } = await readRelationBetween(tx.orm, pair);
      return {
        relation: await relationNow(tx.orm, pair, now),
        undoUntil: own && isOnItsWay(own, now) ? (own.deliverAt?.toISOString() ?? null) : null,
        credits: await creditsOf(tx.orm, config, viewerId, now),
      };
    });
  }

  return {
    /**
     * Would like to meet somebody. Who is liked back is connected with them, at no cost; an introduction to anybody else
     * takes a credit, and waits for a manager where its reader hides contacts, as their page and profile say. Who hides the member is told nothing.
     */
    like: (deciding: Deciding, { introMessage, lang, matchingId = null }: Introduction) =>
      decide(deciding, async (tx, pair, subject) => {
        const { config, viewerId, subjectId, now } = deciding;
        const { own, theirs, connected } = await readRelationBetween(tx.orm, pair);
        if (own?.relationType === 'DISLIKE') throw new AppError(1171);
        if (connected || own) return;
        const answers = theirs?.relationType === 'LIKE';
        const relation = {
          communityId: config.id,
          participantId: viewerId,
          subjectId,
          introMessage,
          ...languagesOf(relations, { introMessage }, lang),
          matchingId,
          relationType: 'LIKE' as const,
          paidWeek: answers ? null : await spend(tx.orm, config, viewerId, now),
          deliverAt: answers ? now : new Date(now.getTime() + undoFor),
          pendingReviewSince: !answers && (await isReviewed(tx.orm, pair, subject)) ? now : null,
          createdAt: now,
        };
        await tx.orm.insert(relations).values(relation);
        if (answers) {
          // What was on its way to the member has arrived by that.
          await tx.orm
            .update(relations)
            .set({
              deliverAt: theirs.deliverAt && theirs.deliverAt < now ? theirs.deliverAt : now,
              declinedAt: null,
            })
            .where(theirRow(pair));
          await withdrawIntroduced(tx.orm, theirs);
          if (await connect(tx.orm, pair, now)) {
            await notifyConnected(app, tx, config, pair, now);
            const { communityId } = pair;
            await app.publish(tx, 'connected', {
              communityId,
              subject: viewerId,
              data: { otherId: subjectId },
            });
          }
        } else if (!theirs)
          await (relation.pendingReviewSince ? notifyIntroWaiting : notifyIntroduced)(
            app,
            tx,
            config,
            relation,
          );
      }),

    /** Hides somebody from the member's own lists. What was on its way to them is taken back, and the member is told nothing of theirs. */
    hide: (deciding: Deciding, note: string) =>
      decide(deciding, async (tx, pair) => {
        const { config, viewerId, subjectId, now } = deciding;
        const { own, theirs } = await readRelationBetween(tx.orm, pair);
        if (own && isUndelivered(own, now)) await takeBack(tx, config, own);
        if (theirs) await withdrawIntroduced(tx.orm, theirs);
        // What had reached them stays beside it, for when they are shown again.
        const hidden = { note, relationType: 'DISLIKE' as const, createdAt: now };
        await tx.orm
          .insert(relations)
          .values({ communityId: config.id, participantId: viewerId, subjectId, ...hidden })
          .onConflictDoUpdate({ target: [relations.participantId, relations.subjectId], set: hidden });
      }),

    /** Shows somebody again, or takes an introduction back; 1172 when it was delivered, 1110 where there is neither. */
    undo: (deciding: Deciding) =>
      decide(deciding, async (tx, pair) => {
        const { own, theirs, connected } = await readRelationBetween(tx.orm, pair);
        if (!own) throw new AppError(1110);
        if (own.relationType === 'DISLIKE') {
          await showAgain(tx, own, connected || theirs?.relationType !== 'LIKE');
          return;
        }
        if (connected || !isUndelivered(own, deciding.now)) throw new AppError(1172);
        await takeBack(tx, deciding.config, own);
      }),

    /** Declines an introduction that waits for the member; 1110 where none does. */
    decline: (deciding: Deciding) =>
      decide(deciding, async (tx, pair) => {
        const { own, theirs, connected } = await readRelationBetween(tx.orm, pair);
        if (connected || own || !theirs || theirs.declinedAt || !hasArrived(theirs, deciding.now))
          throw new AppError(1110);
        await tx.orm.update(relations).set({ declinedAt: deciding.now }).where(theirRow(pair));
      }),
  };
}
