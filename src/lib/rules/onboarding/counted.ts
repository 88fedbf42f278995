import type { Lang } from '../../lang';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Units of onboarding. Russian is in the accusative: «займёт 1 минуту». */
const words = {
  questions: {
    en: { one: 'question', other: 'questions' },
    ru: { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' },
  },
  minutes: {
    en: { one: 'minute', other: 'minutes' },
    ru: { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' },
  },
  pages: {
    en: { one: 'page', other: 'pages' },
    ru: { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' },
  },
} satisfies Record<string, Record<Lang, Forms>>;

type Counted = keyof typeof words;

/** A number with its word: '4 questions', «4 вопроса». */
export function counted(what: Counted, count: number, lang: Lang): string {
  const forms: Forms = words[what][lang];
  return `${count} ${forms[new Intl.PluralRules(lang).select(count)] ?? forms.other}`;
}
