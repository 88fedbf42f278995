import type { Lang } from '../../../lib/lang';

const inRussian = new Intl.PluralRules('ru');

/** The people beside the first: '2 others', «2 человека». */
export const others: Record<Lang, (count: number) => string> = {
  en: (count) => (count === 1 ? 'one other' : `${count} others`),
  ru: (count) => `${count} ${inRussian.select(count) === 'few' ? 'человека' : 'человек'}`,
};
