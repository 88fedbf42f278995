import type { i18n } from 'i18next';
import type { Lang } from '../lib/lang';
import { inTime } from '../lib/loadLimit';
import type { Texts } from './types';

/** Texts that come with the screens that need them, so that no other page waits for them. */
const later = {
  home: {
    en: () => import('./en/home').then(({ home }) => home),
    ru: () => import('./ru/home').then(({ home }) => home),
  },
  account: {
    en: () => import('./en/account').then(({ account }) => account),
    ru: () => import('./ru/account').then(({ account }) => account),
  },
  auth: {
    en: () => import('./en/auth').then(({ auth }) => auth),
    ru: () => import('./ru/auth').then(({ auth }) => auth),
  },
  consent: {
    en: () => import('./en/consent').then(({ consent }) => consent),
    ru: () => import('./ru/consent').then(({ consent }) => consent),
  },
  failures: {
    en: () => import('./en/failures').then(({ failures }) => failures),
    ru: () => import('./ru/failures').then(({ failures }) => failures),
  },
  fields: {
    en: () => import('./en/fields').then(({ fields }) => fields),
    ru: () => import('./ru/fields').then(({ fields }) => fields),
  },
  hints: {
    en: () => import('./en/hints').then(({ hints }) => hints),
    ru: () => import('./ru/hints').then(({ hints }) => hints),
  },
  links: {
    en: () => import('./en/links').then(({ links }) => links),
    ru: () => import('./ru/links').then(({ links }) => links),
  },
  manager: {
    en: () => import('./en/manager').then(({ manager }) => manager),
    ru: () => import('./ru/manager').then(({ manager }) => manager),
  },
  onboarding: {
    en: () => import('./en/onboarding').then(({ onboarding }) => onboarding),
    ru: () => import('./ru/onboarding').then(({ onboarding }) => onboarding),
  },
  profile: {
    en: () => import('./en/profile').then(({ profile }) => profile),
    ru: () => import('./ru/profile').then(({ profile }) => profile),
  },
  participant: {
    en: () => import('./en/participant').then(({ participant }) => participant),
    ru: () => import('./ru/participant').then(({ participant }) => participant),
  },
} satisfies Record<string, Record<Lang, () => Promise<Texts>>>;

export type LaterNamespace = keyof typeof later;

export const isLaterNamespace = (name: string): name is LaterNamespace => Object.hasOwn(later, name);

const loading = new WeakMap<i18n, Partial<Record<LaterNamespace, Promise<void>>>>();

async function load(translator: i18n, namespace: LaterNamespace): Promise<void> {
  const texts = await inTime<Texts>(later[namespace][translator.language as Lang]());
  translator.addResourceBundle(translator.language, namespace, texts);
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
