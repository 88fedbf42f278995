import { stepNameValues } from '../../generated/config/stepsConfig';
import type { Lang } from '../../lib/lang';
import { counted } from '../../lib/rules/onboarding/counted';
import { minutesFor, type Asked } from '../../lib/rules/onboarding/effort';
import { stepsAsked, type FormSettings } from '../../lib/rules/onboarding/stepsAsked';

/** How many questions the survey has, and how many minutes survey and form take. */
export interface Measures {
  questions: number;
  minutes: number;
}

export const measuresOf = (questions: Asked['questions'], form: FormSettings): Measures => ({
  questions: questions.length,
  minutes: minutesFor({ questions, steps: stepsAsked(stepNameValues, form) }),
});

/** The same in words, for the placeholders of a welcome page. */
export const inWords = ({ questions, minutes }: Measures, lang: Lang): Record<keyof Measures, string> => ({
  questions: counted('questions', questions, lang),
  minutes: counted('minutes', minutes, lang),
});
