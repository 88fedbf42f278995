import { account as accountEn } from '../../../src/i18n/en/account';
import { auth as authEn } from '../../../src/i18n/en/auth';
import { consent as consentEn } from '../../../src/i18n/en/consent';
import { fields as fieldsEn } from '../../../src/i18n/en/fields';
import { hints as hintsEn } from '../../../src/i18n/en/hints';
import { home as homeEn } from '../../../src/i18n/en/home';
import { bundle as pageEn } from '../../../src/i18n/en/index';
import { links as linksEn } from '../../../src/i18n/en/links';
import { participant as participantEn } from '../../../src/i18n/en/participant';
import { profile as profileEn } from '../../../src/i18n/en/profile';
import { account as accountRu } from '../../../src/i18n/ru/account';
import { auth as authRu } from '../../../src/i18n/ru/auth';
import { consent as consentRu } from '../../../src/i18n/ru/consent';
import { fields as fieldsRu } from '../../../src/i18n/ru/fields';
import { hints as hintsRu } from '../../../src/i18n/ru/hints';
import { home as homeRu } from '../../../src/i18n/ru/home';
import { bundle as pageRu } from '../../../src/i18n/ru/index';
import { links as linksRu } from '../../../src/i18n/ru/links';
import { participant as participantRu } from '../../../src/i18n/ru/participant';
import { profile as profileRu } from '../../../src/i18n/ru/profile';
import { ruleMessages } from '../../../src/lib/rules/messages';
import { profileFields, type ProfileField } from '../../../src/lib/rules/profile/profileFields';
import type { Lang } from '../../../src/lib/lang';

const en = {
  ...pageEn,
  account: accountEn,
  auth: { ...authEn, ...linksEn },
  consent: consentEn,
  fields: fieldsEn,
  hints: hintsEn,
  home: homeEn,
  participant: participantEn,
  profile: profileEn,
};
const ru = {
  ...pageRu,
  account: accountRu,
  auth: { ...authRu, ...linksRu },
  consent: consentRu,
  fields: fieldsRu,
  hints: hintsRu,
  home: homeRu,
  participant: participantRu,
  profile: profileRu,
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
