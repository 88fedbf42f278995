import 'i18next';
import type { bundle } from './en';
import type { account } from './en/account';
import type { admin } from './en/admin';
import type { adminAdmission } from './en/adminAdmission';
import type { adminBulk } from './en/adminBulk';
import type { adminIntros } from './en/adminIntros';
import type { adminInvites } from './en/adminInvites';
import type { adminMembers } from './en/adminMembers';
import type { adminAudit } from './en/adminAudit';
import type { directory } from './en/directory';
import type { requests } from './en/requests';
import type { adminReports } from './en/adminReports';
import type { auth } from './en/auth';
import type { consent } from './en/consent';
import type { contacts } from './en/contacts';
import type { event } from './en/event';
import type { events } from './en/events';
import type { failures } from './en/failures';
import type { fields } from './en/fields';
import type { hints } from './en/hints';
import type { home } from './en/home';
import type { introduction } from './en/introduction';
import type { links } from './en/links';
import type { manager } from './en/manager';
import type { meeting } from './en/meeting';
import type { notIn } from './en/notIn';
import type { onboarding } from './en/onboarding';
import type { participant } from './en/participant';
import type { profile } from './en/profile';
import type { report } from './en/report';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof bundle & {
      account: typeof account;
      admin: typeof admin;
      adminAdmission: typeof adminAdmission;
      adminBulk: typeof adminBulk;
      adminIntros: typeof adminIntros;
      adminInvites: typeof adminInvites;
      adminMembers: typeof adminMembers;
      adminAudit: typeof adminAudit;
      directory: typeof directory;
      requests: typeof requests;
      meeting: typeof meeting;
      adminReports: typeof adminReports;
      auth: typeof auth;
      consent: typeof consent;
      contacts: typeof contacts;
      event: typeof event;
      events: typeof events;
      failures: typeof failures;
      fields: typeof fields;
      hints: typeof hints;
      home: typeof home;
      introduction: typeof introduction;
      links: typeof links;
      manager: typeof manager;
      notIn: typeof notIn;
      onboarding: typeof onboarding;
      participant: typeof participant;
      profile: typeof profile;
      report: typeof report;
    };
  }
}
