import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Draft } from '../../features/onboarding/draft/draft';
import type { StepFormProps } from '../../features/onboarding/steps/types';
import { SurveyAnswer } from '../../components/survey/SurveyAnswer';
import { answerError } from '../../components/survey/surveyRules';
import type { SurveyQuestion } from '../../generated/api/question';
import type { StepName } from '../../generated/config/stepsConfig';
import type { ProfileIssue } from '../../lib/rules/profileMessages';
import type { Step } from './types';

type Translate = TFunction<'onboarding'>;

/** One item of onboarding: a question of the survey, or a step of the form. */
export interface Item {
  /** Its number, as the draft counts them: from 0, first the questions. */
  at: number;
  key: string;
  title: string;
  intro?: string;
  /** Undefined for a question. */
  step?: StepName;
  withPrevious?: boolean;
  check: (draft: Draft) => readonly ProfileIssue[] | Promise<readonly ProfileIssue[]>;
  form: (props: StepFormProps) => ReactNode;
}

/** How to answer, if the field does not show it. */
function howTo({ type, max, required }: SurveyQuestion, t: Translate): string | undefined {
  const choice = type === 'text' ? [] : [max > 1 ? t('survey.upTo', { count: max }) : t('survey.one')];
  const words = [...(required ? [] : [t('survey.optional')]), ...choice];
  return words.length > 0 ? words.join(' ') : undefined;
}

export function questionItem(question: SurveyQuestion, at: number, t: Translate): Item {
  const { id, title, withPrevious } = question;
  return {
    at,
    key: `question ${id}`,
    title,
    intro: howTo(question, t),
    withPrevious,
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

export const stepItem = ({ name, withPrevious, form, check }: Step, at: number, t: Translate): Item => ({
  at,
  key: `step ${name}`,
  title: t(`titles.${name}`),
  intro: t(`intros.${name}`),
  step: name,
  withPrevious,
  check: async (draft) => (await check(draft)).issues,
  form,
});

/** The item of a community that asks for nothing: only joining is left. */
export const readyItem = (at: number, t: Translate): Item => ({
  at,
  key: 'ready',
  title: t('titles.ready'),
  intro: t('intros.ready'),
  check: () => [],
  form: () => null,
});
