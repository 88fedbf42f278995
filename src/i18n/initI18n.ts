import { createInstance, type i18n, type Resource } from 'i18next';
import type { Lang } from '../lib/lang';
import { loadTexts, type LaterNamespace } from './later';

/** One chunk per language, so that a visitor loads only the one that is read. */
const bundles = {
  en: () => import('./en'),
  ru: () => import('./ru'),
} satisfies Record<Lang, () => Promise<{ bundle: Resource[string] }>>;

/**
 * A translator for one language, its texts and those of the `also` namespaces loaded. Every call answers a new instance, so that one server process can
 * render several languages at once (UIX-07).
 */
export async function initI18n(lang: Lang, ...also: LaterNamespace[]): Promise<i18n> {
  const { bundle } = await bundles[lang]();
  const instance = createInstance();
  await instance.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: bundle },
    ns: Object.keys(bundle),
    defaultNS: 'common',
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  await Promise.all(also.map((namespace) => loadTexts(instance, namespace)));
  return instance;
}
