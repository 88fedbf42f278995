import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Draft } from '../../features/onboarding/draft/draft';
import type { StepFormProps } from '../../features/onboarding/steps/types';
import { SurveyAnswer } from '../../components/survey/SurveyAnswer';
import { answerError } from '../../components/survey/surveyRules';
import type { SurveyQuestion } from '../../generated/api/question';
import type { ProfileIssue } from '../../lib/rules/profileMessages';
import type { Step } from './types';

type Translate = TFunction<'onboarding'>;

/** One page of onboarding: a question of the survey, or a step of the form. */
export interface PageDefinition {
  key: string;
  /** Where it is: 'Question 2 of 4'. */
  position: string;
  title: string;
  intro?: string;
  check: (draft: Draft) => readonly ProfileIssue[] | Promise<readonly ProfileIssue[]>;
  form: (props: StepFormProps) => ReactNode;
}

/** How to answer, where that is not plain from the field. */
const howTo = ({ type, max }: SurveyQuestion, t: Translate): string | undefined =>
  type === 'text' ? undefined : max > 1 ? t('survey.upTo', { count: max }) : t('survey.one');

function questionPage(question: SurveyQuestion, position: string, t: Translate): PageDefinition {
  const { id, title, required } = question;
  return {
    key: `question ${id}`,
    position: required ? position : t('optional', { title: position }),
    title,
    intro: howTo(question, t),
    check: ({ answers }) => {
      const broken = answerError(question, answers);
      return broken ? [{ path: 'answer', ...broken }] : [];
    },
    form: ({ draft, change, errorOf }) => (
      <SurveyAnswer
        question={question}
        answer={draft.answers[id]}
        onAnswer={(answer) =>
          change((before) => ({ ...before, answers: { ...before.answers, [id]: answer } }))
        }
        error={errorOf('answer')}
      />
    ),
  };
}

const stepPage = ({ name, form, check }: Step, position: string, t: Translate): PageDefinition => ({
  key: `step ${name}`,
  position,
  title: t(`titles.${name}`),
  intro: t(`intros.${name}`),
  check: async (draft) => (await check(draft)).issues,
  form,
});

/** Where a community asks for nothing at all: what is left is to join. */
const readyPage = (t: Translate): PageDefinition => ({
  key: 'ready',
  position: '',
  title: t('titles.ready'),
  intro: t('intros.ready'),
  check: () => [],
  form: () => null,
});

/** Every page in order: the questions, then the steps; at least one to join from. */
export function pagesOf(
  questions: readonly SurveyQuestion[],
  steps: readonly Step[],
  t: Translate,
): [PageDefinition, ...PageDefinition[]] {
  const [first = readyPage(t), ...rest] = [
    ...questions.map((question, at) =>
      questionPage(question, t('question', { number: at + 1, total: questions.length }), t),
    ),
    ...(steps.length > 0
      ? steps.map((step, at) => stepPage(step, t('step', { number: at + 1, total: steps.length }), t))
      : [readyPage(t)]),
  ];
  return [first, ...rest];
}
