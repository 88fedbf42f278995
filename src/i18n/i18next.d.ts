import 'i18next';
import type { bundle } from './en';
import type { auth } from './en/auth';
import type { failures } from './en/failures';
import type { home } from './en/home';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof bundle & { auth: typeof auth; home: typeof home; failures: typeof failures };
  }
}
