import { createInstance, type i18n } from 'i18next';
import type { Lang } from '../lib/lang';
import type { Texts } from '../lib/texts';
import { loadTexts, type LaterNamespace } from './later';

/** One chunk per language, so that visitors load only their own. */
const bundles = {
  en: () => import('./en'),
  ru: () => import('./ru'),
} satisfies Record<Lang, () => Promise<{ bundle: Readonly<Record<string, Texts>> }>>;

/** The texts that every page begins with, by namespace. */
export const firstTexts = async (lang: Lang): Promise<Readonly<Record<string, Texts>>> =>
  (await bundles[lang]()).bundle;

/** A translator for one language with the texts at hand, by namespace. */
export function translatorOf(lang: Lang, texts: Readonly<Record<string, Texts>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: lang,
    fallbackLng: false,
    // A copy, because texts that load later are added to it.
    resources: { [lang]: { ...texts } },
    ns: Object.keys(texts),
    defaultNS: 'common',
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  // react-i18next copies a translator’s own properties for each component: this one has none, it inherits them all.
  return Object.create(instance) as i18n;
}

/**
 * A translator for one language, the texts that every page begins with and those of the `also` namespaces loaded. Every
 * call answers a new instance, so that one server process can render several languages at once (UIX-07).
 */
export async function initI18n(lang: Lang, ...also: LaterNamespace[]): Promise<i18n> {
  const instance = translatorOf(lang, await firstTexts(lang));
  await Promise.all(also.map((namespace) => loadTexts(instance, namespace)));
  return instance;
}
