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
import { mayConnect } from '../../guards/mayConnect';
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
import { hasPastContact, rememberContact } from './pastContact';
import { readableContacts } from './readableContacts';
import { hasArrived, isPendingReview } from './state';
import { notifyConnected, notifyIntroduced, withdrawIntroduced } from './notifyPair';
import { notifyIntroWaiting, withdrawIntroWaiting } from './notifyManagers';

/** How long an introduction can be withdrawn before it is delivered, in ms. */
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
  /** The language of the message. */
  lang: Lang;
  matchingId: string | null | undefined;
  /** It accepts an introduction of the other, and is never a new one. */
  isAnswer: boolean | undefined;
}

/**
 * Withdraws an introduction and its notification. Before it is delivered, its credit returns. A delivered one counts for
 * its week, because the other has seen it, and is remembered: the other may still report it.
 */
async function takeBack(
  { orm }: Transaction,
  config: CommunityConfig,
  own: Relation,
  now: Date,
): Promise<void> {
  await orm.delete(relations).where(ownRow({ ...own, viewerId: own.participantId }));
  if (!isUndelivered(own, now)) await rememberContact(orm, own, now);
  else if (own.paidWeek) await giveBack(orm, own.participantId, own.paidWeek);
  await withdrawIntroduced(orm, own);
  if (isPendingReview(own)) await withdrawIntroWaiting(orm, config, own);
}

/**
 * Shows a hidden person again. A delivered introduction becomes valid again, also one that they declined, unless they
 * have asked meanwhile: then `stands` is false, and the member answers.
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

/** Whether a LIKE is not delivered yet: it can still be withdrawn, or a manager has not passed it on. */
const isUndelivered = (own: Relation, now: Date): boolean =>
  isOnItsWay(own, now) || (own.relationType === 'LIKE' && isPendingReview(own));

/**
 * Whether an introduction needs a manager's review because its reader hides contacts. If the reader is the only manager
 * of the community, nobody could review it.
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

/** Decisions of members about each other, each in one transaction. */
export function createSetRelation(app: App) {
  /** Performs an action on a pair whose members are locked. Throws 1110 if the other is invisible to the member. */
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
      const relation = await relationNow(tx.orm, config, pair, now);
      return {
        relation,
        contacts: relation === 'CONNECTED' ? readableContacts(subject, 'connection', config) : undefined,
        undoUntil: own && isOnItsWay(own, now) ? (own.deliverAt?.toISOString() ?? null) : null,
        credits: await creditsOf(tx.orm, config, viewerId, now),
      };
    });
  }

  return {
    /**
     * Stores the wish to meet a person. A mutual LIKE connects the two and is free. Any other takes a credit, and waits
     * for a manager if its reader hides contacts, as their page and profile say. If the reader hides the member, the
     * member does not learn it. Throws 1173 if the community does not let the two connect, 1174 for an answer to nothing.
     */
    like: (deciding: Deciding, { introMessage, lang, matchingId = null, isAnswer }: Introduction) =>
      decide(deciding, async (tx, pair, subject) => {
        const { config, viewerId, subjectId, now } = deciding;
        const { own, theirs, connected } = await readRelationBetween(tx.orm, pair);
        if (own?.relationType === 'DISLIKE') throw new AppError(1171);
        if (connected || own) return;
        const answers = theirs?.relationType === 'LIKE';
        if (isAnswer && !answers) throw new AppError(1174);
        if (!answers && !(await mayConnect(tx.orm, config, pair))) throw new AppError(1173);
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
          // An undelivered introduction of the other counts as delivered now.
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

    /**
     * Hides a person from the member's own lists. An undelivered introduction to them is withdrawn, and theirs is not
     * delivered to the member.
     */
    hide: (deciding: Deciding, note: string) =>
      decide(deciding, async (tx, pair) => {
        const { config, viewerId, subjectId, now } = deciding;
        const { own, theirs } = await readRelationBetween(tx.orm, pair);
        if (own && isUndelivered(own, now)) await takeBack(tx, config, own, now);
        if (theirs) await withdrawIntroduced(tx.orm, theirs);
        // A delivered introduction is kept with it, for when the person is shown again.
        const hidden = { note, relationType: 'DISLIKE' as const, createdAt: now };
        await tx.orm
          .insert(relations)
          .values({ communityId: config.id, participantId: viewerId, subjectId, ...hidden })
          .onConflictDoUpdate({ target: [relations.participantId, relations.subjectId], set: hidden });
      }),

    /**
     * Shows a hidden person again, or withdraws an introduction. Throws 1172 if it was answered, 1110 if there is
     * neither. A declined one stays, so that it is not sent again.
     */
    undo: (deciding: Deciding) =>
      decide(deciding, async (tx, pair) => {
        const { own, theirs, connected } = await readRelationBetween(tx.orm, pair);
        if (!own) throw new AppError(1110);
        if (own.relationType === 'DISLIKE') {
          await showAgain(tx, own, connected || theirs?.relationType !== 'LIKE');
          return;
        }
        if (connected || own.declinedAt) throw new AppError(1172);
        await takeBack(tx, deciding.config, own, deciding.now);
      }),

    /**
     * Declines an introduction that waits for the member. Throws 1174 if it no longer waits, and 1110, as of nobody, if
     * none has arrived.
     */
    decline: (deciding: Deciding) =>
      decide(deciding, async (tx, pair) => {
        const { own, theirs, connected } = await readRelationBetween(tx.orm, pair);
        const arrived = theirs !== undefined && hasArrived(theirs, deciding.now);
        if (!arrived || connected || own || theirs.declinedAt) {
          const isKnown = arrived || connected || (await hasPastContact(tx.orm, pair));
          throw new AppError(isKnown ? 1174 : 1110);
        }
        await tx.orm.update(relations).set({ declinedAt: deciding.now }).where(theirRow(pair));
      }),
  };
}
