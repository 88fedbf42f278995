import type { i18n } from 'i18next';
import type { Lang } from '../lib/lang';
import { inTime } from '../lib/loadLimit';
import type { Texts } from '../lib/texts';
import { later } from './namespaces';

/** Texts that come with the screens that need them, so that no other page waits for them. */
export type LaterNamespace = keyof typeof later;

/** All of them, for stories and tests. */
export const laterNamespaces = Object.keys(later) as LaterNamespace[];

export const isLaterNamespace = (name: string): name is LaterNamespace => Object.hasOwn(later, name);

const loading = new WeakMap<i18n, Partial<Record<LaterNamespace, Promise<void>>>>();

async function load(translator: i18n, namespace: LaterNamespace): Promise<void> {
  if (translator.hasResourceBundle(translator.language, namespace)) return;
  // Each file exports the texts of one namespace under its name.
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
