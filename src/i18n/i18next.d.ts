import 'i18next';
import type { bundle } from './en';
import type { LaterTexts } from './namespaces';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof bundle & LaterTexts;
  }
}
