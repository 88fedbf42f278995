import type { CodeKind, TicketKind } from '../../db/schema';

/**
 * Every kind of email: one for each kind of code and link that is mailed, and those that tell something. Stored with what
 * waits in the outbox, so a kind keeps its name.
 */
export type EmailKind =
  | Exclude<CodeKind, TicketKind>
  | 'accountDeleted'
  | 'emailChanged'
  | 'emailTaken'
  | 'passwordChanged'
  | 'left'
  | 'roleGiven'
  | 'roleTaken'
  | 'admitted'
  | 'refused'
  | 'memberInvite'
  | 'managerMessage'
  | 'managerNews'
  | 'warned'
  | 'hidden'
  | 'paused'
  | 'removed'
  | 'reportWaiting'
  | 'reportActedOn'
  | 'reportDismissed'
  | 'recommendations'
  | 'requestAnswered'
  | 'introduced'
  | 'connected'
  | 'introWaiting'
  | 'meetingProposed'
  | 'meetingAgreed'
  | 'meetingChanged'
  | 'meetingCancelled'
  | 'rateMeeting'
  | 'eventConfirmed'
  | 'eventAsked'
  | 'eventApproved'
  | 'eventRejected'
  | 'eventLeft'
  | 'eventChanged'
  | 'eventCancelled'
  | 'eventOffered'
  | 'eventPayment'
  | 'eventTomorrow'
  | 'eventSoon'
  | 'eventThanks';
