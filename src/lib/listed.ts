import type { Lang } from './lang';

const locales = { en: 'en-GB', ru: 'ru-RU' } satisfies Record<Lang, string>;

/** Several texts as a sentence names them: 'Ada, Bob and Cleo', «Ада, Борис и Клара»; with `or`, one of them. */
export const listed = (lang: Lang, texts: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat(locales[lang], { type: joint === 'and' ? 'conjunction' : 'disjunction' }).format(texts);
