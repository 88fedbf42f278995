import type { ParticipationStatus } from '../../../../lib/rules/event/participation';
import type { Transaction } from '../../../db/database';
import type { InvitedAs } from '../../../db/schema';
import type { Actor } from '../../../notifications/notify';
import type { StoredEvent } from '../../../eventAccess/stored';

interface ToOne {
  /** The person who caused it. Notifications caused by one person are limited. */
  by: Actor;
  participantId: string;
  /** Id of what happened, so that each recipient is notified once. */
  cause: string;
}

/** A change of one person’s participation. */
interface OfParticipation extends ToOne {
  /** The status before; null without a participation. */
  from: ParticipationStatus | null;
}

/** Why a payment gave nobody a seat. */
type PaymentProblem =
  'FULL' | 'CANCELLED' | 'DELETED' | 'OVER' | 'UNKNOWN_MEMBER' | 'REJECTED' | 'AMOUNT' | 'PAID_BEFORE';

/** The activities that people are notified of, by kind. */
export interface ParticipationActivities {
  /** They are confirmed: by joining, by an organiser, or by a payment. */
  CONFIRMED: OfParticipation;
  /** They asked to take part, or must pay first: by themselves, or by somebody else's decision. */
  ASKED: OfParticipation & { byThemselves: boolean };
  /** An organiser approved them, and they have yet to pay. */
  APPROVED: OfParticipation;
  /** An organiser rejected them. */
  REJECTED: OfParticipation;
  /** A confirmed participant no longer takes part: by themselves, or by somebody else's decision. */
  LEFT: OfParticipation & { byThemselves: boolean };
  /** They are offered a seat, which expires at `until`. */
  OFFERED: ToOne & { until: Date };
  /** An organiser invites them to take part, or to organise it too. */
  INVITED: ToOne & { invitedAs: InvitedAs; invitedBy: string };
  /** A payment gave nobody a seat, and organisers look into it. `paymentId` is the provider’s. */
  PAYMENT_PROBLEM: { cause: string; problem: PaymentProblem; paymentId: string };
}

type ParticipationActivity = {
  [What in keyof ParticipationActivities]: { what: What } & ParticipationActivities[What];
}[keyof ParticipationActivities];

/** Notifies people of an activity, in its transaction. `event` is the row after the activity. */
export type NotifyAbout = (
  tx: Transaction,
  event: StoredEvent,
  activity: ParticipationActivity,
) => Promise<void>;
