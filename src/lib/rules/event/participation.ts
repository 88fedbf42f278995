import type { SetStatus } from '../../contract/event';

/** A person's participation in an event. Without one it is NOT_PARTICIPATING. */
export type ParticipationStatus = SetStatus;

/** The settings of an event that decide who may take part. */
export interface Terms {
  paid: boolean;
  approvalRequired: boolean;
}

/** The known facts about a person's participation. */
export interface Part {
  status: ParticipationStatus;
  /** An organiser approved it. */
  approved: boolean;
  /** The payment was confirmed. */
  hasPaid: boolean;
}

export type ParticipationAction = 'JOIN' | 'CANCEL' | 'APPROVE' | 'REJECT';

/** Why an action is refused: an organiser declined the person, or there is nothing to answer. */
type Refusal = 'rejected' | 'answered';

const isOpen = ({ paid, approvalRequired }: Terms, { approved, hasPaid }: Omit<Part, 'status'>): boolean =>
  (!approvalRequired || approved) && (!paid || hasPaid);

/**
 * Transitions of section 4: the participation after an action, or why the action is refused. A payment stays valid
 * whatever follows; an approval ends with its participation. An invitation counts as an approval in advance.
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
      // If nothing needs an approval, the confirmation is about the payment.
      const paysNow = terms.paid && (part.approved || !terms.approvalRequired);
      const said = { approved: true, hasPaid: hasPaid || paysNow };
      return { ...said, status: isOpen(terms, said) ? 'CONFIRMED' : 'PENDING' };
    }
    case 'REJECT':
      if (status !== 'PENDING') return 'answered';
      return { status: 'REJECTED', approved: false, hasPaid };
  }
}

/**
 * The participation after a payment. A payment counts as a request to join. It revokes nothing, and does not admit a
 * person who was declined.
 */
export function paidTo(part: Part | undefined, terms: Terms): Part {
  if (part?.status === 'CONFIRMED' || part?.status === 'REJECTED') return { ...part, hasPaid: true };
  const paid = { approved: part?.approved ?? false, hasPaid: true };
  return { ...paid, status: isOpen(terms, paid) ? 'CONFIRMED' : 'PENDING' };
}

/** The participation that an organiser sets (E15). A confirmed person counts as approved and as having paid. */
export function setTo(status: ParticipationStatus, part: Part | undefined, { paid }: Terms): Part {
  const confirmed = status === 'CONFIRMED';
  return { status, approved: confirmed, hasPaid: (part?.hasPaid ?? false) || (confirmed && paid) };
}
