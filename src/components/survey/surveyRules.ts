import type { Answers } from '../../generated/api/participant';
import type { SurveyQuestion } from '../../generated/api/question';
import { checkAnswer, cleanAnswer, type SurveyRule } from '../../lib/rules/onboarding/answers';
import type { Broken } from '../../lib/rules/profileMessages';

/** A question for the shared rules; options are represented by their stored values. */
const ruleOf = ({ id, type, title, options, max, required }: SurveyQuestion): SurveyRule =>
  type === 'text'
    ? { type, id, title, max, required }
    : { type, id, title, max, required, options: options.map(({ value }) => value) };

/** What is wrong with the answer to a question, or undefined (ONB-01, ONB-06). */
export function answerError(question: SurveyQuestion, answers: Answers): Broken | undefined {
  const rule = ruleOf(question);
  const answer = answers[question.id];
  return checkAnswer(rule, answer === undefined ? undefined : cleanAnswer(rule, answer));
}

/** Index of the first question with an invalid or missing answer. -1 if there is none. */
export const firstAnswerError = (questions: readonly SurveyQuestion[], answers: Answers): number =>
  questions.findIndex((question) => answerError(question, answers) !== undefined);

/** The answers as they are sent: cleaned, and only to current questions. */
export const answersOf = (questions: readonly SurveyQuestion[], answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.id];
      const cleaned = answer === undefined ? [] : cleanAnswer(ruleOf(question), answer);
      return cleaned.length > 0 ? [[question.id, cleaned]] : [];
    }),
  );
