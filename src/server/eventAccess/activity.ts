import type { ParticipationStatus } from '../../lib/rules/event/participation';
import type { Transaction } from '../db/database';
import type { InvitedAs } from '../db/schema';
import type { Actor } from '../notifications/notify';
import type { StoredEvent } from './stored';

/** Who caused it. Notifications caused by one person are bounded. */
interface Caused {
  by: Actor;
}

interface ToOne extends Caused {
  participantId: string;
  /** Id of what happened, so that nobody is notified of it twice. */
  cause: string;
}

/** A change of one person’s participation. */
interface OfPart extends ToOne {
  /** The status before; null without a participation. */
  from: ParticipationStatus | null;
}

/** Why a payment gave nobody a seat. */
type PaymentProblem =
  'FULL' | 'CANCELLED' | 'DELETED' | 'OVER' | 'UNKNOWN_MEMBER' | 'REJECTED' | 'AMOUNT' | 'PAID_BEFORE';

/** An event after and before a change. */
export interface ChangedEvent {
  event: StoredEvent;
  before: StoredEvent;
}

/** What happens to an event that people are notified of, by kind. */
export interface EventActivities {
  /** They are confirmed: by joining, by an organiser, or by a payment. */
  CONFIRMED: OfPart;
  /** They asked to take part, or have to pay first: by themselves, or as somebody else decided. */
  ASKED: OfPart & { byThemselves: boolean };
  /** An organiser approved them, and they have yet to pay. */
  APPROVED: OfPart;
  /** An organiser rejected them. */
  REJECTED: OfPart;
  /** Somebody confirmed does not take part any more: by themselves, or as somebody else decided. */
  LEFT: OfPart & { byThemselves: boolean };
  /** Its organisers changed it; `before` is the row before, `others` are dates of its series that changed with it. */
  CHANGED: Caused & { before: StoredEvent; others?: readonly ChangedEvent[] };
  /** It is cancelled, or deleted before it was over; `others` are dates of its series that ended with it. */
  CANCELLED: Caused & { others?: readonly StoredEvent[] };
  /** They are offered a seat, which expires at `until`. */
  OFFERED: ToOne & { until: Date };
  /** An organiser invites them to take part, or to organise it too. */
  INVITED: ToOne & { invitedAs: InvitedAs; invitedBy: string };
  /** A payment gave nobody a seat, and organisers look into it. `paymentId` is the provider’s. */
  PAYMENT_PROBLEM: { cause: string; problem: PaymentProblem; paymentId: string };
}

type EventActivity = {
  [What in keyof EventActivities]: { what: What } & EventActivities[What];
}[keyof EventActivities];

/** Notifies people of an activity, in its transaction. `event` is the row after the activity. */
export type NotifyAbout = (tx: Transaction, event: StoredEvent, activity: EventActivity) => Promise<void>;
