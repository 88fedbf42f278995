import type { i18n } from 'i18next';
import type { Lang } from '../lib/lang';
import { inTime } from '../lib/loadLimit';
import type { Texts } from '../lib/texts';

/** Texts that come with the screens that need them, so that no other page waits for them. */
const later = {
  home: {
    en: () => import('./en/home'),
    ru: () => import('./ru/home'),
  },
  account: {
    en: () => import('./en/account'),
    ru: () => import('./ru/account'),
  },
  admin: {
    en: () => import('./en/admin'),
    ru: () => import('./ru/admin'),
  },
  adminAdmission: {
    en: () => import('./en/adminAdmission'),
    ru: () => import('./ru/adminAdmission'),
  },
  adminReports: {
    en: () => import('./en/adminReports'),
    ru: () => import('./ru/adminReports'),
  },
  adminIntros: {
    en: () => import('./en/adminIntros'),
    ru: () => import('./ru/adminIntros'),
  },
  adminBulk: {
    en: () => import('./en/adminBulk'),
    ru: () => import('./ru/adminBulk'),
  },
  adminInvites: {
    en: () => import('./en/adminInvites'),
    ru: () => import('./ru/adminInvites'),
  },
  adminEvents: {
    en: () => import('./en/adminEvents'),
    ru: () => import('./ru/adminEvents'),
  },
  adminMembers: {
    en: () => import('./en/adminMembers'),
    ru: () => import('./ru/adminMembers'),
  },
  feeds: {
    en: () => import('./en/feeds'),
    ru: () => import('./ru/feeds'),
  },
  meeting: {
    en: () => import('./en/meeting'),
    ru: () => import('./ru/meeting'),
  },
  adminAudit: {
    en: () => import('./en/adminAudit'),
    ru: () => import('./ru/adminAudit'),
  },
  auth: {
    en: () => import('./en/auth'),
    ru: () => import('./ru/auth'),
  },
  consent: {
    en: () => import('./en/consent'),
    ru: () => import('./ru/consent'),
  },
  contacts: {
    en: () => import('./en/contacts'),
    ru: () => import('./ru/contacts'),
  },
  event: {
    en: () => import('./en/event'),
    ru: () => import('./ru/event'),
  },
  events: {
    en: () => import('./en/events'),
    ru: () => import('./ru/events'),
  },
  eventForm: {
    en: () => import('./en/eventForm'),
    ru: () => import('./ru/eventForm'),
  },
  eventPage: {
    en: () => import('./en/eventPage'),
    ru: () => import('./ru/eventPage'),
  },
  failures: {
    en: () => import('./en/failures'),
    ru: () => import('./ru/failures'),
  },
  directory: {
    en: () => import('./en/directory'),
    ru: () => import('./ru/directory'),
  },
  requests: {
    en: () => import('./en/requests'),
    ru: () => import('./ru/requests'),
  },
  fields: {
    en: () => import('./en/fields'),
    ru: () => import('./ru/fields'),
  },
  hints: {
    en: () => import('./en/hints'),
    ru: () => import('./ru/hints'),
  },
  introduction: {
    en: () => import('./en/introduction'),
    ru: () => import('./ru/introduction'),
  },
  links: {
    en: () => import('./en/links'),
    ru: () => import('./ru/links'),
  },
  manager: {
    en: () => import('./en/manager'),
    ru: () => import('./ru/manager'),
  },
  notIn: {
    en: () => import('./en/notIn'),
    ru: () => import('./ru/notIn'),
  },
  onboarding: {
    en: () => import('./en/onboarding'),
    ru: () => import('./ru/onboarding'),
  },
  checkIn: {
    en: () => import('./en/checkIn'),
    ru: () => import('./ru/checkIn'),
  },
  invite: {
    en: () => import('./en/invite'),
    ru: () => import('./ru/invite'),
  },
  organise: {
    en: () => import('./en/organise'),
    ru: () => import('./ru/organise'),
  },
  profile: {
    en: () => import('./en/profile'),
    ru: () => import('./ru/profile'),
  },
  participant: {
    en: () => import('./en/participant'),
    ru: () => import('./ru/participant'),
  },
  report: {
    en: () => import('./en/report'),
    ru: () => import('./ru/report'),
  },
} satisfies Record<string, Record<Lang, () => Promise<Record<string, Texts>>>>;

export type LaterNamespace = keyof typeof later;

export const isLaterNamespace = (name: string): name is LaterNamespace => Object.hasOwn(later, name);

const loading = new WeakMap<i18n, Partial<Record<LaterNamespace, Promise<void>>>>();

async function load(translator: i18n, namespace: LaterNamespace): Promise<void> {
  if (translator.hasResourceBundle(translator.language, namespace)) return;
  // Each file has the texts of one namespace, under its name.
  const file: Record<string, Texts> = await inTime<Record<string, Texts>>(
    later[namespace][translator.language as Lang](),
  );
  translator.addResourceBundle(translator.language, namespace, file[namespace]);
}

/** Loads the texts of a namespace into a translator, once; what did not come is asked for again. */
export function loadTexts(translator: i18n, namespace: LaterNamespace): Promise<void> {
  const known = loading.get(translator) ?? {};
  loading.set(translator, known);
  return (known[namespace] ??= load(translator, namespace).catch((error: unknown) => {
    delete known[namespace];
    throw error;
  }));
}
