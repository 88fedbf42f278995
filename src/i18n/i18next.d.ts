import 'i18next';
import type { bundle } from './en';
import type { account } from './en/account';
import type { auth } from './en/auth';
import type { consent } from './en/consent';
import type { failures } from './en/failures';
import type { fields } from './en/fields';
import type { hints } from './en/hints';
import type { home } from './en/home';
import type { links } from './en/links';
import type { manager } from './en/manager';
import type { onboarding } from './en/onboarding';
import type { participant } from './en/participant';
import type { profile } from './en/profile';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof bundle & {
      account: typeof account;
      auth: typeof auth;
      hints: typeof hints;
      home: typeof home;
      consent: typeof consent;
      failures: typeof failures;
      fields: typeof fields;
      links: typeof links;
      manager: typeof manager;
      onboarding: typeof onboarding;
      participant: typeof participant;
      profile: typeof profile;
    };
  }
}
