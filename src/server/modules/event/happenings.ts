import type { ParticipationStatus } from '../../../lib/rules/event/participation';
import type { InvitedAs } from '../../db/schema';
import type { Actor } from '../../notifications/notify';
import type { StoredEvent } from './stored';

/** Whose act it is, so that what one person causes another is bounded. */
interface Caused {
  by: Actor;
}

interface ToOne extends Caused {
  participantId: string;
  /** Id of what happened: nobody is told of it twice. */
  cause: string;
}

/** What became of one person's part. */
interface OfPart extends ToOne {
  /** What they were before; null of who had no part. */
  from: ParticipationStatus | null;
}

/** Why a payment that came did not give anybody a place. */
type PaymentProblem =
  'FULL' | 'CANCELLED' | 'DELETED' | 'OVER' | 'UNKNOWN_MEMBER' | 'REJECTED' | 'AMOUNT' | 'PAID_BEFORE';

/** An event after and before it was changed. */
export interface ChangedEvent {
  event: StoredEvent;
  before: StoredEvent;
}

/** Everything of an event that somebody is told of, by what there is to know of it. */
export interface Happenings {
  /** They take part now: by joining, by the organiser's yes, or by a payment. */
  CONFIRMED: OfPart;
  /** They asked to take part, or have to pay first: by themselves, or as somebody else decided. */
  ASKED: OfPart & { byThemselves: boolean };
  /** An organiser said yes, and they have yet to pay. */
  APPROVED: OfPart;
  /** An organiser said no. */
  REJECTED: OfPart;
  /** Who was confirmed takes part no more: by themselves, or as somebody else decided. */
  LEFT: OfPart & { byThemselves: boolean };
  /** Its organisers changed something of it; `before` is what it was. With others of its series, where one act changed several. */
  CHANGED: Caused & { before: StoredEvent; others?: readonly ChangedEvent[] };
  /** It does not take place: cancelled, or deleted before it was over. With others of its series, where one act ended several. */
  CANCELLED: Caused & { others?: readonly StoredEvent[] };
  /** A place is theirs until then, if they take it. */
  OFFERED: ToOne & { until: Date };
  /** An organiser asks them to take part, or to organise it too. */
  INVITED: ToOne & { invitedAs: InvitedAs; invitedBy: string };
  /** A payment came that gave nobody a place: its organisers look into it. `paymentId` is the provider's. */
  PAYMENT_PROBLEM: { cause: string; problem: PaymentProblem; paymentId: string };
}

export type Happening = {
  [What in keyof Happenings]: { what: What } & Happenings[What];
}[keyof Happenings];
