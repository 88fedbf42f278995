import type { SetStatus } from '../../contract/event';

/** What somebody is to an event; who is nothing to it is NOT_PARTICIPATING. */
export type ParticipationStatus = SetStatus;

/** Of an event, what decides who may take part. */
export interface Terms {
  paid: boolean;
  approvalRequired: boolean;
}

/** What is known of somebody's part in it. */
export interface Part {
  status: ParticipationStatus;
  /** An organiser said yes. */
  approved: boolean;
  /** The payment was confirmed. */
  hasPaid: boolean;
}

export type ParticipationAction = 'JOIN' | 'CANCEL' | 'APPROVE' | 'REJECT';

/** Why an act is not for somebody: an organiser said no, or there is nothing to answer. */
type Refusal = 'rejected' | 'answered';

const isOpen = ({ paid, approvalRequired }: Terms, { approved, hasPaid }: Omit<Part, 'status'>): boolean =>
  (!approvalRequired || approved) && (!paid || hasPaid);

/**
 * Transitions of section 4, in one place: what somebody is after an act, or why it is not for them. The payment of who paid
 * stands, whatever comes; an approval ends with the part it was given for. An invitation is an approval that came first.
 */
export function after(
  act: ParticipationAction,
  part: Part | undefined,
  terms: Terms,
  isInvited = false,
): Part | Refusal {
  const status = part?.status;
  const hasPaid = part?.hasPaid ?? false;
  switch (act) {
    case 'JOIN': {
      if (status === 'REJECTED' && !isInvited) return 'rejected';
      if (status === 'CONFIRMED' || (status === 'PENDING' && !isInvited)) return part!;
      const asks = { approved: isInvited || (status === 'PENDING' && part!.approved), hasPaid };
      return { ...asks, status: isOpen(terms, asks) ? 'CONFIRMED' : 'PENDING' };
    }
    case 'CANCEL':
      if (!part || status === 'CANCELLED' || status === 'REJECTED') return part ?? 'answered';
      return { status: 'CANCELLED', approved: false, hasPaid };
    case 'APPROVE': {
      if (!part || status !== 'PENDING') return 'answered';
      // Where nothing is left to approve, it is the payment that is confirmed.
      const paysNow = terms.paid && (part.approved || !terms.approvalRequired);
      const said = { approved: true, hasPaid: hasPaid || paysNow };
      return { ...said, status: isOpen(terms, said) ? 'CONFIRMED' : 'PENDING' };
    }
    case 'REJECT':
      if (status !== 'PENDING') return 'answered';
      return { status: 'REJECTED', approved: false, hasPaid };
  }
}

/** What a payment makes of who paid: who has not asked asks by it. Nothing is undone by it, and nobody declined let in. */
export function paidTo(part: Part | undefined, terms: Terms): Part {
  if (part?.status === 'CONFIRMED' || part?.status === 'REJECTED') return { ...part, hasPaid: true };
  const paid = { approved: part?.approved ?? false, hasPaid: true };
  return { ...paid, status: isOpen(terms, paid) ? 'CONFIRMED' : 'PENDING' };
}

/** What an organiser sets (E15), which is all that is to be said: who is confirmed counts as approved and as paid. */
export function setTo(status: ParticipationStatus, part: Part | undefined, { paid }: Terms): Part {
  const confirmed = status === 'CONFIRMED';
  return { status, approved: confirmed, hasPaid: (part?.hasPaid ?? false) || (confirmed && paid) };
}
