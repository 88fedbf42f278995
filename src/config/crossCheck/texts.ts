import { shapes } from '../../generated/config/shapes';
import type { Shape } from '../../lib/json/shape';
import { isLang, type Lang } from '../../lib/lang';
import { fileNames, schemaOf } from '../fileNames';
import type { Path } from '../location';
import { isObject } from '../resolve/merge';
import type { ConfigError, FileName } from '../types';
import { walk } from '../validate/walk';
import { effectiveFile, issueIn, ownFile, texts, type Context, type CrossCheck } from './context';

export const langNames: Readonly<Record<Lang, string>> = { en: 'English', ru: 'Russian' };

/** Languages that a visitor of the community can meet, the default one first. */
export function offeredLangs(context: Context): Lang[] {
  const { lang, langChoices } = effectiveFile(context, 'community.json');
  return [...new Set([lang, ...texts(langChoices).map(({ text }) => text)])].filter(isLang);
}

type Found = (file: FileName, value: unknown, shape: Shape, path: Path) => ConfigError[];

/** Applies a rule to every value of the folder's own files. */
function everywhere(context: Context, found: Found): ConfigError[] {
  const issues: ConfigError[] = [];
  for (const file of fileNames) {
    const shape: Shape = shapes[schemaOf(file)];
    walk(ownFile(context, file), shape, (value, form, path) =>
      issues.push(...found(file, value, form, path)),
    );
  }
  return issues;
}

/** A text that is written per language is there in every language a visitor can choose. */
export const checkTranslations: CrossCheck = (context) => {
  const offered = offeredLangs(context);
  return everywhere(context, (file, value, { localized }, path) => {
    if (!localized || !isObject(value)) return [];
    const missing = offered.filter((lang) => value[lang] === undefined);
    if (missing.length > 0 && missing.length < offered.length) {
      const names = missing.map((lang) => langNames[lang]).join(', ');
      const found = Object.keys(value).join(', ');
      const message = `the text is missing in ${names}, which visitors can choose`;
      return [issueIn(context, file, path, { code: 'missing-text', severity: 'warning', found, message })];
    }
    return sameText(value.en, value.ru)
      ? [issueIn(context, file, [...path, 'ru'], untranslated(String(value.ru)))]
      : [];
  });
};

/** A sentence that reads the same in two languages was left untranslated; a name or a figure was not. */
export const sameText = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && one === other && /(?<!\p{L})\p{L}{2,}\s+\p{L}{2,}\s+\p{L}{2}/u.test(one);

export const untranslated = (text: string) =>
  ({
    code: 'untranslated-text',
    severity: 'hint',
    found: text.length > 60 ? `${text.slice(0, 59)}…` : text,
    message: 'the text is the same in English and Russian',
  }) as const;

/** The number of visible characters, with an estimate for placeholders. */
const lengthOf = (text: string, title: string): number =>
  [...text.replaceAll('{{title}}', title).replaceAll(/\{\{\w+\}\}/g, '4 questions')].length;

/** Texts in narrow places (a tab, a button) fit on a phone. */
export const checkFit: CrossCheck = (context) => {
  const { title } = ownFile(context, 'community.json');
  return everywhere(context, (file, value, { fits }, path) => {
    if (fits === undefined) return [];
    const written = isObject(value)
      ? Object.entries(value).map(([lang, text]) => ({ text, path: [...path, lang] }))
      : [{ text: value, path }];
    return written.flatMap(({ text, path: at }) => {
      const length = typeof text === 'string' ? lengthOf(text, typeof title === 'string' ? title : '') : 0;
      if (length <= fits) return [];
      const message = `${length} characters won’t fit on a phone: there is room for about ${fits} characters`;
      const issue = { code: 'text-will-not-fit', severity: 'warning', found: String(length) } as const;
      return [issueIn(context, file, at, { ...issue, allowed: `about ${fits} characters`, message })];
    });
  });
};
