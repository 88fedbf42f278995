import type { Lang } from '../../lib/lang';
import type { categories, Category } from '../mail/templates/categories';
import type { Storable } from '../mail/templates/email';
import { emails } from '../mail/templates/emails';
import type { EmailKind } from '../mail/templates/kinds';
import type { TextsByChannel } from './channels';

/** A kind of notification: what it is about, and what it says by each channel it goes by. */
export interface NotificationDefinition<Data extends Storable<Data> = object> {
  category: Category;
  texts: Partial<TextsByChannel<Data>>;
  /** What whoever switches it off calls it, in settings and where its emails' link leads. */
  label?: Readonly<Record<Lang, string>>;
  /** Whose settings list it. Left out where nobody is told twice. */
  listed?: 'members' | 'managers';
}

/** What may be switched off has a name to do so by. */
type Named<Of extends Category> = (typeof categories)[Of]['optional'] extends true
  ? Required<Pick<NotificationDefinition, 'label'>> & Pick<NotificationDefinition, 'listed'>
  : { label?: undefined; listed?: undefined };

/** Every email has its kind of notification, of the email's category: nothing else sends it. */
export type OfEmails = {
  [Kind in EmailKind]: {
    category: (typeof emails)[Kind]['category'];
    texts: { EMAIL: (typeof emails)[Kind] };
  } & Named<(typeof emails)[Kind]['category']>;
};

export type NotificationKinds = Readonly<Record<string, NotificationDefinition>>;

/** Everything that people are told. */
export const notificationKinds = {
  confirm: { category: 'security', texts: { EMAIL: emails.confirm } },
  otp: { category: 'security', texts: { EMAIL: emails.otp } },
  login: { category: 'security', texts: { EMAIL: emails.login } },
  magic: { category: 'security', texts: { EMAIL: emails.magic } },
  recovery: { category: 'security', texts: { EMAIL: emails.recovery } },
  external: { category: 'security', texts: { EMAIL: emails.external } },
  deletion: { category: 'security', texts: { EMAIL: emails.deletion } },
  accountDeleted: { category: 'security', texts: { EMAIL: emails.accountDeleted } },
  emailChange: { category: 'security', texts: { EMAIL: emails.emailChange } },
  newEmail: { category: 'security', texts: { EMAIL: emails.newEmail } },
  emailChanged: { category: 'security', texts: { EMAIL: emails.emailChanged } },
  emailTaken: { category: 'security', texts: { EMAIL: emails.emailTaken } },
  passwordSet: { category: 'security', texts: { EMAIL: emails.passwordSet } },
  passwordChanged: { category: 'security', texts: { EMAIL: emails.passwordChanged } },
  left: { category: 'security', texts: { EMAIL: emails.left } },
  roleGiven: { category: 'security', texts: { EMAIL: emails.roleGiven } },
  roleTaken: { category: 'security', texts: { EMAIL: emails.roleTaken } },
  admitted: {
    category: 'membership',
    texts: { EMAIL: emails.admitted },
    label: { en: 'Your admission', ru: 'Ваше вступление' },
  },
  refused: {
    category: 'membership',
    texts: { EMAIL: emails.refused },
    label: { en: 'Your application', ru: 'Ваша заявка' },
  },
  memberInvite: { category: 'invitation', texts: { EMAIL: emails.memberInvite } },
  managerMessage: { category: 'personal', texts: { EMAIL: emails.managerMessage } },
  managerNews: {
    category: 'news',
    texts: { EMAIL: emails.managerNews },
    label: { en: 'News from the community’s managers', ru: 'Новости от менеджеров сообщества' },
    listed: 'members',
  },
  warned: { category: 'conduct', texts: { EMAIL: emails.warned } },
  hidden: { category: 'conduct', texts: { EMAIL: emails.hidden } },
  paused: { category: 'conduct', texts: { EMAIL: emails.paused } },
  removed: { category: 'conduct', texts: { EMAIL: emails.removed } },
  reportWaiting: {
    category: 'managing',
    texts: { EMAIL: emails.reportWaiting },
    label: { en: 'New reports to look into', ru: 'Новые жалобы на рассмотрение' },
    listed: 'managers',
  },
  reportActedOn: {
    category: 'membership',
    texts: { EMAIL: emails.reportActedOn },
    label: { en: 'Action taken on your report', ru: 'Приняты меры по вашей жалобе' },
    listed: 'members',
  },
  reportDismissed: {
    category: 'membership',
    texts: { EMAIL: emails.reportDismissed },
    label: { en: 'Your report was closed', ru: 'Ваша жалоба закрыта без мер' },
    listed: 'members',
  },
  recommendations: {
    category: 'matching',
    texts: { EMAIL: emails.recommendations },
    label: { en: 'People to meet, every week', ru: 'Еженедельные рекомендации: с кем познакомиться' },
    listed: 'members',
  },
  requestAnswered: {
    category: 'matching',
    texts: { EMAIL: emails.requestAnswered },
    label: { en: 'Answers to your request', ru: 'Ответы на ваш запрос' },
    listed: 'members',
  },
  introduced: {
    category: 'matching',
    texts: { EMAIL: emails.introduced },
    label: { en: 'Someone would like to meet you', ru: 'С вами хотят познакомиться' },
    listed: 'members',
  },
  connected: {
    category: 'matching',
    texts: { EMAIL: emails.connected },
    label: { en: 'You’re connected with someone', ru: 'Знакомство состоялось' },
    listed: 'members',
  },
  introWaiting: {
    category: 'managing',
    texts: { EMAIL: emails.introWaiting },
    label: { en: 'New introductions to check', ru: 'Новые знакомства на проверке' },
    listed: 'managers',
  },
  meetingProposed: {
    category: 'matching',
    texts: { EMAIL: emails.meetingProposed },
    label: { en: 'Someone suggests times to meet', ru: 'Вам предлагают время для встречи' },
    listed: 'members',
  },
  meetingAgreed: {
    category: 'matching',
    texts: { EMAIL: emails.meetingAgreed },
    label: { en: 'A meeting is agreed', ru: 'Встреча назначена' },
    listed: 'members',
  },
  meetingChanged: {
    category: 'matching',
    texts: { EMAIL: emails.meetingChanged },
    label: { en: 'A meeting is moved', ru: 'Встреча перенесена' },
    listed: 'members',
  },
  meetingCancelled: {
    category: 'matching',
    texts: { EMAIL: emails.meetingCancelled },
    label: { en: 'A meeting is called off', ru: 'Встреча отменена' },
    listed: 'members',
  },
  rateMeeting: {
    category: 'matching',
    texts: { EMAIL: emails.rateMeeting },
    label: { en: 'How a meeting went', ru: 'Как прошла встреча' },
    listed: 'members',
  },
  eventConfirmed: {
    category: 'events',
    texts: { EMAIL: emails.eventConfirmed },
    label: { en: 'You’ve got a place at an event', ru: 'Вы участвуете в событии' },
    listed: 'members',
  },
  eventAsked: {
    category: 'events',
    texts: { EMAIL: emails.eventAsked },
    label: { en: 'You asked to join an event', ru: 'Ваша заявка на событие' },
    listed: 'members',
  },
  eventApproved: {
    category: 'events',
    texts: { EMAIL: emails.eventApproved },
    label: { en: 'Your request is approved', ru: 'Заявка на событие одобрена' },
    listed: 'members',
  },
  eventRejected: {
    category: 'events',
    texts: { EMAIL: emails.eventRejected },
    label: { en: 'Your request is declined', ru: 'Заявка на событие отклонена' },
    listed: 'members',
  },
  eventLeft: {
    category: 'events',
    texts: { EMAIL: emails.eventLeft },
    label: { en: 'You’re no longer going to an event', ru: 'Вы больше не участвуете в событии' },
    listed: 'members',
  },
  eventChanged: {
    category: 'events',
    texts: { EMAIL: emails.eventChanged },
    label: { en: 'An event is at another time or place', ru: 'У события новое время или место' },
    listed: 'members',
  },
  eventCancelled: {
    category: 'events',
    texts: { EMAIL: emails.eventCancelled },
    label: { en: 'An event is cancelled', ru: 'Событие отменено' },
    listed: 'members',
  },
  eventOffered: {
    category: 'events',
    texts: { EMAIL: emails.eventOffered },
    label: { en: 'A place is free for you', ru: 'Для вас освободилось место' },
    listed: 'members',
  },
  eventRequests: {
    category: 'events',
    texts: { EMAIL: emails.eventRequests },
    label: { en: 'People ask to join your event', ru: 'Заявки на ваше событие' },
    listed: 'members',
  },
  eventPayment: {
    category: 'events',
    texts: { EMAIL: emails.eventPayment },
    label: { en: 'A payment for your event needs you', ru: 'Оплата вашего события требует внимания' },
    listed: 'members',
  },
  eventTomorrow: {
    category: 'events',
    texts: { EMAIL: emails.eventTomorrow },
    label: { en: 'A reminder a day before an event', ru: 'Напоминание за день до события' },
    listed: 'members',
  },
  eventSoon: {
    category: 'events',
    texts: { EMAIL: emails.eventSoon },
    label: { en: 'A reminder an hour before an event', ru: 'Напоминание за час до события' },
    listed: 'members',
  },
  eventThanks: {
    category: 'events',
    texts: { EMAIL: emails.eventThanks },
    label: { en: 'What to do after an event', ru: 'Что делать после события' },
    listed: 'members',
  },
} satisfies OfEmails & NotificationKinds;

/** A kind as it was stored or sent; undefined for one that nobody may switch off, or that this program does not know. */
export function optionalKind(kind: string): (NotificationDefinition & Named<'news'>) | undefined {
  const known: NotificationKinds = notificationKinds;
  const found = Object.hasOwn(known, kind) ? known[kind] : undefined;
  return found?.label && { ...found, label: found.label };
}

/** What is known only when something of a kind is told. */
export type DataOf<Kind extends NotificationDefinition> = Kind extends {
  texts: Partial<TextsByChannel<infer Data>>;
}
  ? Data
  : never;
