import type { TFunction } from 'i18next';
import type { StepperStep } from '../../features/onboarding/page/Stepper';
import type { StepName } from '../../generated/config/stepsConfig';

interface Progress {
  /** How many questions the survey has. */
  questions: number;
  steps: readonly { name: StepName }[];
  /** The page now, from 0: first the questions. */
  page: number;
  goTo: (page: number) => void;
}

/** Onboarding as the stepper shows it: the survey is one step, every step of the form another; back to what is done. */
export function stepperOf(
  { questions, steps, page, goTo }: Progress,
  t: TFunction<'onboarding'>,
): StepperStep[] {
  const survey: StepperStep = {
    key: 'survey',
    label: t('steps.survey'),
    state: page < questions ? 'current' : 'done',
    onGo: page < questions ? undefined : () => goTo(0),
  };
  const stops = steps.map(({ name }, at): StepperStep => {
    const index = questions + at;
    const state = index === page ? 'current' : index < page ? 'done' : 'ahead';
    return {
      key: name,
      label: t(`steps.${name}`),
      state,
      onGo: state === 'done' ? () => goTo(index) : undefined,
    };
  });
  return questions > 0 ? [survey, ...stops] : stops;
}
