import { localize, type LocalizedText } from '../../lang';
import { listLimits } from '../profile/profileLimits';
import type { Broken, ProfileIssue } from '../profileMessages';
import type { FilledField } from '../profile/profileFields';
import { cleanText, textLength } from '../text';

/** A question of the survey, as config has it. */
export type SurveyRule = {
  readonly id: string;
  readonly title: LocalizedText;
  /** Characters of a text, options of a select. */
  readonly max: number;
  readonly required: boolean;
} & (
  | { readonly type: 'text'; readonly fills?: FilledField }
  | { readonly type: 'select'; readonly options: readonly LocalizedText[] }
);

/** An answer: a text, or the values of the options chosen. */
type Answer = string | string[];
export type Answers = Record<string, Answer>;

/** The stored value of an option, the same in every language: its English text, otherwise the first text. */
export const optionValue = (option: LocalizedText): string => localize(option, 'en');

/** An answer as it is stored: texts cleaned; options without repetition. '' or [] is none. */
export function cleanAnswer(question: SurveyRule, answer: Answer): Answer {
  if (question.type === 'text') return cleanText(typeof answer === 'string' ? answer : answer.join(', '));
  return [...new Set(typeof answer === 'string' ? [answer] : answer)].filter(Boolean);
}

/** The issue of a cleaned answer, or undefined (ONB-01): free text under 256 characters, one or up to N options. */
export function checkAnswer(question: SurveyRule, answer: Answer | undefined): Broken | undefined {
  if (!answer?.length) {
    return question.required ? { rule: 'questionRequired', values: { section: question.title } } : undefined;
  }
  if (question.type === 'text' || typeof answer === 'string') {
    const max = Math.min(question.max, listLimits.answer.max);
    return textLength(String(answer)) > max ? { rule: 'upTo', values: { max } } : undefined;
  }
  const known = new Set(question.options.map(optionValue));
  if (answer.some((value) => !known.has(value))) return { rule: 'unknownOption' };
  return answer.length > question.max ? { rule: 'upToOptions', values: { max: question.max } } : undefined;
}

/**
 * Checks answers by their questions; paths are question ids. Answers to unknown or removed questions are dropped.
 * `partial`: missing answers are no error.
 */
export function checkAnswers(
  questions: readonly SurveyRule[],
  given: Answers,
  { partial = false } = {},
): { answers: Answers; issues: ProfileIssue[] } {
  const asked = questions.filter(({ id }) => !partial || Object.hasOwn(given, id));
  const cleaned = asked.map((question) => {
    const answer = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    return { question, answer: answer === undefined ? undefined : cleanAnswer(question, answer) };
  });
  return {
    answers: Object.fromEntries(
      cleaned.flatMap(({ question, answer }) => (answer === undefined ? [] : [[question.id, answer]])),
    ),
    issues: cleaned.flatMap(({ question, answer }) => {
      const broken = checkAnswer(question, answer);
      return broken ? [{ path: question.id, ...broken }] : [];
    }),
  };
}
