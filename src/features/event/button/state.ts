import type { Event } from '../../../generated/api/event';

/** The states of an event's button (EVT-05): those of section 4 of the specification, and further ones. */
export const buttonStates = [
  'loading',
  'going',
  'cancelling',
  'join',
  'joinAgain',
  'askToJoin',
  'pending',
  'rejected',
  'joinOnline',
  'payToJoin',
  'payToRegister',
  'logInToPay',
  'ended',
  /** A visitor of an event that costs nothing. */
  'logInToJoin',
  /** Signed in, and not in the community yet. */
  'finishProfile',
  /** Signed in with an unconfirmed address. */
  'confirmEmail',
  /** The event is full: no action, joining the waiting list, or waiting; then an offer. */
  'full',
  'joinWaitingList',
  'logInToWait',
  'waiting',
  'offered',
  'eventCancelled',
] as const;

export type ButtonState = (typeof buttonStates)[number];

/** The properties of an event that the button depends on. */
export type ButtonEvent = Pick<
  Event,
  | 'isPast'
  | 'startsAt'
  | 'endsAt'
  | 'eventType'
  | 'onlineMeetingLink'
  | 'paid'
  | 'approvalRequired'
  | 'isFull'
  | 'isCancelled'
  | 'waitingListEnabled'
  | 'waiting'
  | 'participation'
>;

export interface ButtonFacts {
  /** Undefined while it is not known. */
  event: ButtonEvent | undefined;
  isVisitor: boolean;
  /** A signed-in non-member who may take part as a guest (SES-04). */
  mayCome?: boolean;
  /** Signed in with an unconfirmed address, which may be somebody else's. */
  isUnconfirmed?: boolean;
  /** The member gives up their place right now. */
  isCancelling: boolean;
  now: Date;
}

/** Whether an event is over, also if it ended while the page was open. */
export const isOver = (
  { isPast, startsAt, endsAt }: Pick<Event, 'isPast' | 'startsAt' | 'endsAt'>,
  now: Date,
) => isPast || new Date(endsAt ?? startsAt) <= now;

/** The state of an event's button for a viewer. A possible guest sees the same as a member without a participation. */
export function buttonState({
  event,
  isVisitor,
  mayCome = false,
  isUnconfirmed = false,
  isCancelling,
  now,
}: ButtonFacts): ButtonState {
  if (!event) return 'loading';
  if (event.isCancelled) return 'eventCancelled';
  if (isOver(event, now)) return 'ended';
  if (isCancelling) return 'cancelling';
  const { participation: part, paid, approvalRequired } = event;
  switch (part?.status) {
    case 'CONFIRMED':
      return event.eventType === 'ONLINE' && event.onlineMeetingLink ? 'joinOnline' : 'going';
    case 'REJECTED':
      return 'rejected';
    case 'PENDING':
      return paid && !part.paid && (part.approved || !approvalRequired) ? 'payToJoin' : 'pending';
  }
  const { waiting, isFull, waitingListEnabled } = event;
  const outside = isUnconfirmed ? 'confirmEmail' : 'finishProfile';
  // An offer that expired while the page was open is no longer valid.
  if (waiting) return waiting.offeredUntil && new Date(waiting.offeredUntil) > now ? 'offered' : 'waiting';
  if (isFull)
    return waitingListEnabled
      ? isVisitor
        ? 'logInToWait'
        : part || mayCome
          ? 'joinWaitingList'
          : outside
      : 'full';
  if (isVisitor) return paid ? 'logInToPay' : 'logInToJoin';
  if (!part && !mayCome) return outside;
  if (approvalRequired) return 'askToJoin';
  // A person who has paid does not pay again.
  if (paid && !part?.paid) return 'payToRegister';
  return part?.status === 'CANCELLED' ? 'joinAgain' : 'join';
}
