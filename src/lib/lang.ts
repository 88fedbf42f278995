/** Interface languages. The API writes them in capitals (`EN`), config files and HTML in small letters. */
export const langs = ['en', 'ru'] as const;

export type Lang = (typeof langs)[number];

/** A text for every language, or one per language. */
export type LocalizedText = string | Partial<Record<Lang, string>>;

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang);

/** The text in `lang`, else in English, else in any language given, else ''. */
export function localize(text: LocalizedText | undefined, lang: Lang): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return text[lang] ?? text.en ?? Object.values(text)[0] ?? '';
}
