import { auth as authEn } from '../../../src/i18n/en/auth';
import { home as homeEn } from '../../../src/i18n/en/home';
import { bundle as pageEn } from '../../../src/i18n/en/index';
import { auth as authRu } from '../../../src/i18n/ru/auth';
import { home as homeRu } from '../../../src/i18n/ru/home';
import { bundle as pageRu } from '../../../src/i18n/ru/index';
import { ruleMessages } from '../../../src/lib/rules/messages';
import type { Lang } from '../../../src/lib/lang';

const en = { ...pageEn, auth: authEn, home: homeEn };
const ru = { ...pageRu, auth: authRu, home: homeRu };

type Bundle = typeof en;

/** The interface's own texts, so that a test reads what a person reads in either language. */
export const texts = (lang: Lang): Bundle => (lang === 'ru' ? (ru as unknown as Bundle) : en);

/** A text of the shared rules. */
export const rule = (name: keyof typeof ruleMessages, lang: Lang = 'en'): string => ruleMessages[name][lang];

/** A text with its `{{names}}` filled in and its `<link>…</link>` marks taken away. */
export const fill = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')).replace(/<\/?\w+>/g, '');
