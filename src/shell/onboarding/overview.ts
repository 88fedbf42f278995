import type { TFunction } from 'i18next';
import type { Lang } from '../../lib/lang';
import { counted } from '../../lib/rules/onboarding/counted';
import { minutesFor, type Asked } from '../../lib/rules/onboarding/effort';

/** The overview before the first page: what this community asks for, and how long it takes. */
export function overviewOf(asked: Asked, pages: number, lang: Lang, t: TFunction<'onboarding'>): string {
  const measures = {
    questions: counted('questions', asked.questions.length, lang),
    pages: counted('pages', pages, lang),
    minutes: counted('minutes', minutesFor(asked), lang),
  };
  const what = asked.questions.length > 0 ? t('overview.survey', measures) : t('overview.form', measures);
  return `${what} ${t('overview.pause')}`;
}
