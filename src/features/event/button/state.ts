import type { Event } from '../../../generated/api/event';

/** What the button of an event can be (EVT-05): those of section 4 of the specification, and what else may stand in their place. */
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
  /** Signed in, with an address that is to be confirmed first. */
  'confirmEmail',
  /** No place left: nothing to do, a place in line to take, or one taken; then a place that is held for the member. */
  'full',
  'joinWaitingList',
  'logInToWait',
  'waiting',
  'offered',
  'eventCancelled',
] as const;

export type ButtonState = (typeof buttonStates)[number];

/** Of an event, what the button depends on. */
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
  /** Signed in and no member, who may take part as a guest (SES-04). */
  mayCome?: boolean;
  /** Signed in with an address that may be somebody else's still. */
  isUnconfirmed?: boolean;
  /** The member gives up their place right now. */
  isCancelling: boolean;
  now: Date;
}

/** Whether an event is over: also where it ended on a page that stayed open. */
export const isOver = (
  { isPast, startsAt, endsAt }: Pick<Event, 'isPast' | 'startsAt' | 'endsAt'>,
  now: Date,
) => isPast || new Date(endsAt ?? startsAt) <= now;

/** What the button of an event is to somebody now: to who may come as a guest, what it is to a member without a part. */
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
  // An offer that ran out while the page was open is one no more.
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
  // Who paid before need not do so again.
  if (paid && !part?.paid) return 'payToRegister';
  return part?.status === 'CANCELLED' ? 'joinAgain' : 'join';
}
