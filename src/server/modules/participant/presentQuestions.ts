import type { CommunityConfig } from '../../../config/types';
import type { SurveyQuestion } from '../../../generated/api/question';
import { localize, type Lang } from '../../../lib/lang';
import { optionValue } from '../../../lib/rules/onboarding/answers';

/** The survey in a language. The stored value of an option is the same in each. */
export const presentQuestions = (
  { questions: { questions } }: Pick<CommunityConfig, 'questions'>,
  lang: Lang,
): SurveyQuestion[] =>
  questions.map((question) => ({
    id: question.id,
    type: question.type,
    title: localize(question.title, lang),
    options:
      question.type === 'select'
        ? question.options.map((option) => ({ value: optionValue(option), label: localize(option, lang) }))
        : [],
    max: question.max,
    required: question.required,
    withPrevious: question.withPrevious,
    fills: question.type === 'text' ? question.fills : undefined,
  }));
