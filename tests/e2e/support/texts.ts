import { account as accountEn } from '../../../src/i18n/en/account';
import { admin as adminEn } from '../../../src/i18n/en/admin';
import { adminAdmission as adminAdmissionEn } from '../../../src/i18n/en/adminAdmission';
import { adminReports as adminReportsEn } from '../../../src/i18n/en/adminReports';
import { adminAudit as adminAuditEn } from '../../../src/i18n/en/adminAudit';
import { adminBulk as adminBulkEn } from '../../../src/i18n/en/adminBulk';
import { adminInvites as adminInvitesEn } from '../../../src/i18n/en/adminInvites';
import { adminEvents as adminEventsEn } from '../../../src/i18n/en/adminEvents';
import { adminIntros as adminIntrosEn } from '../../../src/i18n/en/adminIntros';
import { adminMembers as adminMembersEn } from '../../../src/i18n/en/adminMembers';
import { auth as authEn } from '../../../src/i18n/en/auth';
import { consent as consentEn } from '../../../src/i18n/en/consent';
import { checkIn as checkInEn } from '../../../src/i18n/en/checkIn';
import { contacts as contactsEn } from '../../../src/i18n/en/contacts';
import { directory as directoryEn } from '../../../src/i18n/en/directory';
import { event as eventEn } from '../../../src/i18n/en/event';
import { eventPage as eventPageEn } from '../../../src/i18n/en/eventPage';
import { eventForm as eventFormEn } from '../../../src/i18n/en/eventForm';
import { events as eventsEn } from '../../../src/i18n/en/events';
import { fields as fieldsEn } from '../../../src/i18n/en/fields';
import { hints as hintsEn } from '../../../src/i18n/en/hints';
import { home as homeEn } from '../../../src/i18n/en/home';
import { bundle as pageEn } from '../../../src/i18n/en/index';
import { invite as inviteEn } from '../../../src/i18n/en/invite';
import { introduction as introductionEn } from '../../../src/i18n/en/introduction';
import { links as linksEn } from '../../../src/i18n/en/links';
import { meeting as meetingEn } from '../../../src/i18n/en/meeting';
import { notIn as notInEn } from '../../../src/i18n/en/notIn';
import { organise as organiseEn } from '../../../src/i18n/en/organise';
import { onboarding as onboardingEn } from '../../../src/i18n/en/onboarding';
import { participant as participantEn } from '../../../src/i18n/en/participant';
import { profile as profileEn } from '../../../src/i18n/en/profile';
import { requests as requestsEn } from '../../../src/i18n/en/requests';
import { report as reportEn } from '../../../src/i18n/en/report';
import { account as accountRu } from '../../../src/i18n/ru/account';
import { admin as adminRu } from '../../../src/i18n/ru/admin';
import { adminAdmission as adminAdmissionRu } from '../../../src/i18n/ru/adminAdmission';
import { adminReports as adminReportsRu } from '../../../src/i18n/ru/adminReports';
import { adminAudit as adminAuditRu } from '../../../src/i18n/ru/adminAudit';
import { adminBulk as adminBulkRu } from '../../../src/i18n/ru/adminBulk';
import { adminInvites as adminInvitesRu } from '../../../src/i18n/ru/adminInvites';
import { adminEvents as adminEventsRu } from '../../../src/i18n/ru/adminEvents';
import { adminIntros as adminIntrosRu } from '../../../src/i18n/ru/adminIntros';
import { adminMembers as adminMembersRu } from '../../../src/i18n/ru/adminMembers';
import { auth as authRu } from '../../../src/i18n/ru/auth';
import { consent as consentRu } from '../../../src/i18n/ru/consent';
import { checkIn as checkInRu } from '../../../src/i18n/ru/checkIn';
import { contacts as contactsRu } from '../../../src/i18n/ru/contacts';
import { directory as directoryRu } from '../../../src/i18n/ru/directory';
import { event as eventRu } from '../../../src/i18n/ru/event';
import { eventPage as eventPageRu } from '../../../src/i18n/ru/eventPage';
import { eventForm as eventFormRu } from '../../../src/i18n/ru/eventForm';
import { events as eventsRu } from '../../../src/i18n/ru/events';
import { fields as fieldsRu } from '../../../src/i18n/ru/fields';
import { hints as hintsRu } from '../../../src/i18n/ru/hints';
import { home as homeRu } from '../../../src/i18n/ru/home';
import { bundle as pageRu } from '../../../src/i18n/ru/index';
import { invite as inviteRu } from '../../../src/i18n/ru/invite';
import { introduction as introductionRu } from '../../../src/i18n/ru/introduction';
import { links as linksRu } from '../../../src/i18n/ru/links';
import { meeting as meetingRu } from '../../../src/i18n/ru/meeting';
import { notIn as notInRu } from '../../../src/i18n/ru/notIn';
import { organise as organiseRu } from '../../../src/i18n/ru/organise';
import { onboarding as onboardingRu } from '../../../src/i18n/ru/onboarding';
import { participant as participantRu } from '../../../src/i18n/ru/participant';
import { profile as profileRu } from '../../../src/i18n/ru/profile';
import { requests as requestsRu } from '../../../src/i18n/ru/requests';
import { report as reportRu } from '../../../src/i18n/ru/report';
import { ruleMessages } from '../../../src/lib/rules/messages';
import { profileFields, type ProfileField } from '../../../src/lib/rules/profile/profileFields';
import type { Lang } from '../../../src/lib/lang';

const en = {
  ...pageEn,
  account: accountEn,
  admin: adminEn,
  adminAdmission: adminAdmissionEn,
  adminReports: adminReportsEn,
  adminAudit: adminAuditEn,
  adminBulk: adminBulkEn,
  adminInvites: adminInvitesEn,
  adminEvents: adminEventsEn,
  adminIntros: adminIntrosEn,
  adminMembers: adminMembersEn,
  auth: { ...authEn, ...linksEn },
  checkIn: checkInEn,
  consent: consentEn,
  contacts: contactsEn,
  directory: directoryEn,
  requests: requestsEn,
  event: eventEn,
  eventPage: eventPageEn,
  eventForm: eventFormEn,
  events: eventsEn,
  fields: fieldsEn,
  hints: hintsEn,
  home: homeEn,
  invite: inviteEn,
  introduction: introductionEn,
  meeting: meetingEn,
  notIn: notInEn,
  organise: organiseEn,
  onboarding: onboardingEn,
  participant: participantEn,
  profile: profileEn,
  report: reportEn,
};
const ru = {
  ...pageRu,
  account: accountRu,
  admin: adminRu,
  adminAdmission: adminAdmissionRu,
  adminReports: adminReportsRu,
  adminAudit: adminAuditRu,
  adminBulk: adminBulkRu,
  adminInvites: adminInvitesRu,
  adminEvents: adminEventsRu,
  adminIntros: adminIntrosRu,
  adminMembers: adminMembersRu,
  auth: { ...authRu, ...linksRu },
  checkIn: checkInRu,
  consent: consentRu,
  contacts: contactsRu,
  directory: directoryRu,
  requests: requestsRu,
  event: eventRu,
  eventPage: eventPageRu,
  eventForm: eventFormRu,
  events: eventsRu,
  fields: fieldsRu,
  hints: hintsRu,
  home: homeRu,
  invite: inviteRu,
  introduction: introductionRu,
  meeting: meetingRu,
  notIn: notInRu,
  organise: organiseRu,
  onboarding: onboardingRu,
  participant: participantRu,
  profile: profileRu,
  report: reportRu,
};

type Bundle = typeof en;

/** The interface's own texts, so that a test reads what a person reads in either language. */
export const texts = (lang: Lang): Bundle => (lang === 'ru' ? (ru as unknown as Bundle) : en);

/** What the fields of a profile are called. */
export const labelsIn = (lang: Lang): Record<ProfileField, string> =>
  Object.fromEntries(
    Object.entries(profileFields).map(([field, { label }]) => [field, label[lang]]),
  ) as Record<ProfileField, string>;

/** A text of the shared rules. */
export const rule = (name: keyof typeof ruleMessages, lang: Lang = 'en'): string => ruleMessages[name][lang];

/** A text with its `{{names}}` filled in and its `<link>…</link>` marks taken away. */
export const fill = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')).replace(/<\/?\w+>/g, '');
