import { emails } from '../mail/templates/emails';
import type { NotificationKinds } from './definition';

/** Kinds of notifications about reports, and about what managers decide of how somebody behaved. */
export const reportKinds = {
  warned: { category: 'conduct', thing: 'conduct', texts: { EMAIL: emails.warned } },
  hidden: { category: 'conduct', thing: 'conduct', texts: { EMAIL: emails.hidden } },
  paused: { category: 'conduct', thing: 'conduct', texts: { EMAIL: emails.paused } },
  removed: { category: 'conduct', thing: 'conduct', texts: { EMAIL: emails.removed } },
  endedByManagers: { category: 'conduct', thing: 'conduct', texts: { EMAIL: emails.endedByManagers } },
  reportForAdministrators: {
    category: 'operating',
    thing: 'queue',
    texts: { EMAIL: emails.reportForAdministrators },
  },
  reportForOperator: { category: 'operating', thing: 'queue', texts: { EMAIL: emails.reportForOperator } },
  reportWaiting: {
    category: 'managing',
    thing: 'queue',
    texts: { EMAIL: emails.reportWaiting },
    label: { en: 'New reports to look into', ru: 'Новые жалобы на рассмотрение' },
    listed: 'managers',
  },
  reportActedOn: {
    category: 'membership',
    thing: 'report',
    texts: { EMAIL: emails.reportActedOn },
    label: { en: 'Action taken on your report', ru: 'Приняты меры по вашей жалобе' },
    listed: 'members',
  },
  reportDismissed: {
    category: 'membership',
    thing: 'report',
    texts: { EMAIL: emails.reportDismissed },
    label: { en: 'Your report was closed', ru: 'Ваша жалоба закрыта без мер' },
    listed: 'members',
  },
} as const satisfies NotificationKinds;
