import { ruleMessages } from '../../../src/lib/rules/messages';
import { profileFields, type ProfileField } from '../../../src/lib/rules/profile/profileFields';
import type { Lang } from '../../../src/lib/lang';
import type { bundle } from '../../../src/i18n/en';
import { firstTexts } from '../../../src/i18n/initI18n';
import { later, type LaterTexts } from '../../../src/i18n/namespaces';

type Bundle = typeof bundle &
  Omit<LaterTexts, 'auth' | 'links'> & { auth: LaterTexts['auth'] & LaterTexts['links'] };

async function read(lang: Lang): Promise<Bundle> {
  const texts: Record<string, object> = { ...(await firstTexts(lang)) };
  for (const [name, files] of Object.entries(later)) {
    texts[name] = ((await files[lang]()) as unknown as Record<string, object>)[name]!;
  }
  // The pages of links are part of signing in.
  return { ...texts, auth: { ...texts.auth, ...texts.links } } as Bundle;
}
const byLang = { en: await read('en'), ru: await read('ru') };

/** The interface's texts, so that a test reads the same as a person in either language. */
export const texts = (lang: Lang): Bundle => byLang[lang];

/** The names of a profile's fields. */
export const labelsIn = (lang: Lang): Record<ProfileField, string> =>
  Object.fromEntries(
    Object.entries(profileFields).map(([field, { label }]) => [field, label[lang]]),
  ) as Record<ProfileField, string>;

/** A text of the shared rules. */
export const rule = (name: keyof typeof ruleMessages, lang: Lang = 'en'): string => ruleMessages[name][lang];

/** A text with its `{{names}}` filled in and its `<link>…</link>` marks taken away. */
export const fill = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')).replace(/<\/?\w+>/g, '');

/** A text for a number, in the form that the language has for it: `key_one`, `key_few`, … */
export function counted<Key extends string>(
  forms: Record<`${Key}_other`, string>,
  key: Key,
  count: number,
  lang: Lang,
  values: Record<string, string | number> = {},
): string {
  const form = `${key}_${new Intl.PluralRules(lang).select(count)}`;
  return fill((forms as Record<string, string>)[form] ?? forms[`${key}_other`], { ...values, count });
}
