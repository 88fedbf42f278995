import { confirmationLink } from '../../../lib/rules/auth/code';
import { accountDeleted } from './account/accountDeleted';
import { deletion } from './account/deletion';
import { emailChange } from './account/emailChange';
import { emailChanged } from './account/emailChanged';
import { emailTaken } from './account/emailTaken';
import { left } from './account/left';
import { newEmail } from './account/newEmail';
import { passwordChanged } from './account/passwordChanged';
import { passwordSet } from './account/passwordSet';
import { managerInvited } from './account/managerInvited';
import { roleGiven } from './account/roleGiven';
import { roleTaken } from './account/roleTaken';
import { admitted } from './admission/admitted';
import { refused } from './admission/refused';
import { confirm } from './auth/confirm';
import { login } from './auth/login';
import { magic } from './auth/magic';
import { otp } from './auth/otp';
import { external } from './auth/external';
import { recovery } from './auth/recovery';
import { digest } from './digest/digest';
import { eventApproved } from './event/eventApproved';
import { eventAsked } from './event/eventAsked';
import { eventCancelled } from './event/eventCancelled';
import { eventChanged } from './event/eventChanged';
import { eventConfirmed } from './event/eventConfirmed';
import { eventLeft } from './event/eventLeft';
import { eventInvited, organiserInvited } from './event/eventInvited';
import { eventOffered } from './event/eventOffered';
import { eventPayment } from './event/eventPayment';
import { eventRejected } from './event/eventRejected';
import { eventRequests } from './event/eventRequests';
import { eventSoon, eventTomorrow } from './event/eventReminder';
import { eventThanks } from './event/eventThanks';
import { connected } from './introduction/connected';
import { introduced } from './introduction/introduced';
import { introWaiting } from './introduction/introWaiting';
import { memberInvite } from './invite/memberInvite';
import { managerMessage, managerNews } from './management/managerMessage';
import { recommendations } from './matching/recommendations';
import { meetingAgreed } from './meeting/meetingAgreed';
import { meetingCancelled } from './meeting/meetingCancelled';
import { meetingChanged } from './meeting/meetingChanged';
import { meetingProposed } from './meeting/meetingProposed';
import { rateMeeting } from './meeting/rateMeeting';
import { hidden } from './report/hidden';
import { paused } from './report/paused';
import { removed } from './report/removed';
import { reportActedOn } from './report/reportActedOn';
import { reportDismissed } from './report/reportDismissed';
import { endedByManagers } from './report/endedByManagers';
import { reportForAdministrators } from './report/reportForAdministrators';
import { reportForOperator } from './report/reportForOperator';
import { reportWaiting } from './report/reportWaiting';
import { warned } from './report/warned';
import { requestAnswered } from './request/requestAnswered';
import type { AnyEmail } from './email';
import type { EmailKind } from './kinds';

/** Every email there is: a kind without one does not compile. */
export const emails = {
  confirm,
  otp,
  login,
  magic,
  recovery,
  external,
  deletion,
  accountDeleted,
  emailChange,
  newEmail,
  emailChanged,
  emailTaken,
  passwordSet,
  passwordChanged,
  left,
  managerInvited,
  roleGiven,
  roleTaken,
  admitted,
  refused,
  memberInvite,
  managerMessage,
  managerNews,
  warned,
  hidden,
  paused,
  removed,
  endedByManagers,
  reportWaiting,
  reportForAdministrators,
  reportForOperator,
  reportActedOn,
  reportDismissed,
  recommendations,
  requestAnswered,
  introduced,
  connected,
  introWaiting,
  meetingProposed,
  meetingAgreed,
  meetingChanged,
  meetingCancelled,
  rateMeeting,
  eventConfirmed,
  eventAsked,
  eventApproved,
  eventRejected,
  eventLeft,
  eventChanged,
  eventCancelled,
  eventOffered,
  eventInvited,
  organiserInvited,
  eventRequests,
  eventPayment,
  eventTomorrow,
  eventSoon,
  eventThanks,
  digest,
} satisfies Record<EmailKind, AnyEmail>;

export const emailKinds = Object.keys(emails) as EmailKind[];

/** The email of a kind as it was stored; undefined for one that only another version of the program knows. */
export const emailOf = (kind: string): AnyEmail | undefined =>
  Object.hasOwn(emails, kind) ? emails[kind as EmailKind] : undefined;

/** For how long an email of a kind as it was stored is worth sending, in seconds. */
export const worthOf = (kind: string): number => emailOf(kind)?.worth ?? confirmationLink.expiresIn;

/** Whether emails of a kind go to all members at once. */
export const isUnhurried = (kind: string): boolean => emailOf(kind)?.unhurried === true;
