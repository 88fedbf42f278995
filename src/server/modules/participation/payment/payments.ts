import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { TakePaymentBody, TakenPayment } from '../../../../generated/api/payment';
import { paidTo } from '../../../../lib/rules/event/participation';
import { normalizeEmail } from '../../../../lib/rules/email';
import type { Orm, Transaction } from '../../../db/database';
import { events, participants, payments, users, type PaymentOutcome } from '../../../db/schema';
import { lockMember } from '../../../eventAccess/locks';
import { findParticipation, known } from '../../../eventAccess/participation';
import { isInEvent } from '../../../people/membershipState';
import { isFull } from '../../../eventAccess/seatCounts';
import type { ParticipationServices } from '../services';
import type { StoredEvent } from '../../../eventAccess/stored';
import { findWait } from '../../../eventAccess/waits';

/** The result of a payment for an existing event. */
type Given = Exclude<PaymentOutcome, 'UNKNOWN_EVENT'>;

const said = (outcome: PaymentOutcome): TakenPayment => ({
  outcome: outcome === 'CONFIRMED' || outcome === 'PENDING' ? outcome : 'PROBLEM',
});

/** The payer, a member or a guest of the event: by participant, otherwise by email. Undefined for anybody else. */
async function payerOf(
  orm: Orm,
  communityId: string,
  { paidBy, email, eventId }: TakePaymentBody,
): Promise<string | undefined> {
  if (paidBy === undefined && email === undefined) return undefined;
  const [payer] = await orm
    .select({ id: participants.id })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        eq(participants.communityId, communityId),
        isInEvent(sql`${eventId}::text`),
        isNull(participants.removedAt),
        paidBy === undefined ? eq(users.email, normalizeEmail(email ?? '')) : eq(participants.id, paidBy),
      ),
    );
  return payer?.id;
}

/** Why a payment cannot give anybody a seat, whoever paid. */
function problemOf(event: StoredEvent, { amount, currency }: TakePaymentBody, now: Date) {
  if (event.deletedAt) return 'DELETED';
  if (event.cancelledAt) return 'CANCELLED';
  if (event.overAt <= now) return 'OVER';
  const isEnough = event.paid && currency.toUpperCase() === event.currency && amount >= (event.price ?? 0);
  return isEnough ? undefined : 'AMOUNT';
}

/** Takes payments that a provider reports (EVT-12): each once, none lost. */
export function createPayments(
  { db, log }: Pick<FastifyInstance, 'db' | 'log'>,
  { offers, seats, notifyAbout }: ParticipationServices,
  now: () => Date,
) {
  /** Applies a payment for a locked event to its payer. */
  async function give(
    tx: Transaction,
    event: StoredEvent,
    participantId: string | undefined,
    payment: TakePaymentBody,
  ): Promise<Given> {
    const problem = problemOf(event, payment, now());
    if (problem) return problem;
    if (!participantId) return 'UNKNOWN_MEMBER';
    const whose = { eventId: event.id, participantId };
    const before = await findParticipation(tx.orm, whose);
    if (before?.status === 'REJECTED') return 'REJECTED';
    if (before?.paidAt && before.status !== 'CANCELLED') return 'PAID_BEFORE';
    const to = paidTo(before && known(before), event);
    const wait = await findWait(tx.orm, whose);
    const hasSeat = before?.status === 'CONFIRMED' || Boolean(wait?.offeredAt) || !isFull(event);
    const isConfirmed = to.status === 'CONFIRMED';
    const status = isConfirmed && !hasSeat ? 'PENDING' : to.status;
    await seats.put(tx, { event, participantId, before, to: { ...to, status }, by: null, agreed: true });
    return isConfirmed && !hasSeat ? 'FULL' : status === 'CONFIRMED' ? 'CONFIRMED' : 'PENDING';
  }

  return (communityId: string, payment: TakePaymentBody): Promise<TakenPayment> =>
    db.transaction(async (tx) => {
      const { orm } = tx;
      const { paymentId, eventId, email, amount, currency } = payment;
      const participantId = await payerOf(orm, communityId, payment);
      if (participantId) await lockMember(orm, participantId);
      const key = and(eq(payments.communityId, communityId), eq(payments.paymentId, paymentId));
      const written = await orm
        .insert(payments)
        .values({
          communityId,
          paymentId,
          eventId,
          participantId,
          amount,
          currency,
          email: email === undefined ? null : normalizeEmail(email),
          receivedAt: now(),
          outcome: 'UNKNOWN_EVENT',
        })
        .onConflictDoNothing()
        .returning({ paymentId: payments.paymentId });
      if (written.length === 0) {
        const [taken] = await orm.select({ outcome: payments.outcome }).from(payments).where(key);
        return said(taken!.outcome);
      }
      const [stored] = await orm
        .select()
        .from(events)
        .where(and(eq(events.id, eventId), eq(events.communityId, communityId)))
        .for('update');
      if (!stored) {
        log.warn({ communityId, paymentId }, 'a payment came for an event that is not there');
        return said('UNKNOWN_EVENT');
      }
      const event = stored.deletedAt ? stored : await offers.settle(tx, stored);
      const outcome = await give(tx, event, participantId, payment);
      await orm.update(payments).set({ outcome }).where(key);
      if (outcome !== 'CONFIRMED' && outcome !== 'PENDING') {
        const cause = `${communityId}:${paymentId}`;
        await notifyAbout(tx, event, { what: 'PAYMENT_PROBLEM', cause, problem: outcome, paymentId });
      }
      return said(outcome);
    });
}
