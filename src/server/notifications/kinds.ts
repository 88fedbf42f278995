import { emails } from '../mail/templates/emails';
import type { Named, NotificationDefinition, NotificationKinds, OfEmails } from './definition';
import { eventKinds } from './eventKinds';
import { reportKinds } from './reportKinds';

/** Everything that people are told. */
export const notificationKinds = {
  confirm: { category: 'security', thing: 'account', texts: { EMAIL: emails.confirm } },
  otp: { category: 'security', thing: 'account', texts: { EMAIL: emails.otp } },
  login: { category: 'security', thing: 'account', texts: { EMAIL: emails.login } },
  magic: { category: 'security', thing: 'account', texts: { EMAIL: emails.magic } },
  recovery: { category: 'security', thing: 'account', texts: { EMAIL: emails.recovery } },
  external: { category: 'security', thing: 'account', texts: { EMAIL: emails.external } },
  deletion: { category: 'security', thing: 'account', texts: { EMAIL: emails.deletion } },
  accountDeleted: { category: 'security', thing: 'account', texts: { EMAIL: emails.accountDeleted } },
  emailChange: { category: 'security', thing: 'account', texts: { EMAIL: emails.emailChange } },
  newEmail: { category: 'security', thing: 'account', texts: { EMAIL: emails.newEmail } },
  emailChanged: { category: 'security', thing: 'account', texts: { EMAIL: emails.emailChanged } },
  emailTaken: { category: 'security', thing: 'account', texts: { EMAIL: emails.emailTaken } },
  passwordSet: { category: 'security', thing: 'account', texts: { EMAIL: emails.passwordSet } },
  passwordChanged: { category: 'security', thing: 'account', texts: { EMAIL: emails.passwordChanged } },
  left: { category: 'security', thing: 'account', texts: { EMAIL: emails.left } },
  managerInvited: { category: 'security', thing: 'account', texts: { EMAIL: emails.managerInvited } },
  roleGiven: { category: 'security', thing: 'account', texts: { EMAIL: emails.roleGiven } },
  roleTaken: { category: 'security', thing: 'account', texts: { EMAIL: emails.roleTaken } },
  admitted: {
    category: 'membership',
    thing: 'application',
    step: 2,
    texts: { EMAIL: emails.admitted },
    label: { en: 'Your admission', ru: 'Ваше вступление' },
  },
  refused: {
    category: 'membership',
    thing: 'application',
    step: 1,
    texts: { EMAIL: emails.refused },
    label: { en: 'Your application', ru: 'Ваша заявка' },
  },
  memberInvite: { category: 'invitation', thing: 'invitation', texts: { EMAIL: emails.memberInvite } },
  managerMessage: { category: 'personal', thing: 'message', texts: { EMAIL: emails.managerMessage } },
  managerNews: {
    category: 'news',
    thing: 'message',
    texts: { EMAIL: emails.managerNews },
    label: { en: 'News from the community’s managers', ru: 'Новости от менеджеров сообщества' },
    listed: 'members',
  },
  ...reportKinds,
  recommendations: {
    category: 'matching',
    thing: 'round',
    texts: { EMAIL: emails.recommendations },
    label: { en: 'People to meet, every week', ru: 'Еженедельные рекомендации: с кем познакомиться' },
    listed: 'members',
  },
  requestAnswered: {
    category: 'matching',
    thing: 'answer',
    texts: { EMAIL: emails.requestAnswered },
    label: { en: 'Answers to your request', ru: 'Ответы на ваш запрос' },
    listed: 'members',
  },
  introduced: {
    category: 'matching',
    thing: 'introduction',
    step: 1,
    texts: { EMAIL: emails.introduced },
    label: { en: 'Someone would like to meet you', ru: 'С вами хотят познакомиться' },
    listed: 'members',
  },
  connected: {
    category: 'matching',
    thing: 'introduction',
    step: 2,
    texts: { EMAIL: emails.connected },
    label: { en: 'You’re connected with someone', ru: 'Знакомство состоялось' },
    listed: 'members',
  },
  introWaiting: {
    category: 'managing',
    thing: 'queue',
    texts: { EMAIL: emails.introWaiting },
    label: { en: 'New introductions to check', ru: 'Новые знакомства на проверке' },
    listed: 'managers',
  },
  meetingProposed: {
    category: 'matching',
    thing: 'proposal',
    texts: { EMAIL: emails.meetingProposed },
    label: { en: 'Someone suggests times to meet', ru: 'Вам предлагают время для встречи' },
    listed: 'members',
  },
  meetingAgreed: {
    category: 'matching',
    thing: 'meeting',
    texts: { EMAIL: emails.meetingAgreed },
    label: { en: 'A meeting is agreed', ru: 'Встреча назначена' },
    listed: 'members',
  },
  meetingChanged: {
    category: 'matching',
    thing: 'meeting',
    texts: { EMAIL: emails.meetingChanged },
    label: { en: 'A meeting is moved', ru: 'Встреча перенесена' },
    listed: 'members',
  },
  meetingCancelled: {
    category: 'matching',
    thing: 'meeting',
    texts: { EMAIL: emails.meetingCancelled },
    label: { en: 'A meeting is called off', ru: 'Встреча отменена' },
    listed: 'members',
  },
  rateMeeting: {
    category: 'matching',
    thing: 'rating',
    texts: { EMAIL: emails.rateMeeting },
    label: { en: 'How a meeting went', ru: 'Как прошла встреча' },
    listed: 'members',
  },
  ...eventKinds,
  digest: { category: 'digest', thing: 'digest', texts: { EMAIL: emails.digest } },
} satisfies OfEmails & NotificationKinds;

/** A kind as it was stored or sent; undefined for one that nobody may switch off, or that this program does not know. */
export function optionalKind(kind: string): (NotificationDefinition & Named<'news'>) | undefined {
  const known: NotificationKinds = notificationKinds;
  const found = Object.hasOwn(known, kind) ? known[kind] : undefined;
  return found?.label && { ...found, label: found.label };
}
