import type { TFunction } from 'i18next';
import type { RailStop } from '../../features/profile/onboarding/page/Rail';
import type { StepName } from '../../generated/config/stepsConfig';

interface Way {
  /** How many questions the survey has. */
  questions: number;
  steps: readonly { name: StepName }[];
  /** The page now, from 0: first the questions. */
  page: number;
  goTo: (page: number) => void;
}

/** The whole way as the rail shows it: the survey is one stop, every step another; back to what is done. */
export function railOf({ questions, steps, page, goTo }: Way, t: TFunction<'onboarding'>): RailStop[] {
  const survey: RailStop = {
    key: 'survey',
    label: t('steps.survey'),
    state: page < questions ? 'current' : 'done',
    onGo: page < questions ? undefined : () => goTo(0),
  };
  const stops = steps.map(({ name }, at): RailStop => {
    const place = questions + at;
    const state = place === page ? 'current' : place < page ? 'done' : 'ahead';
    return {
      key: name,
      label: t(`steps.${name}`),
      state,
      onGo: state === 'done' ? () => goTo(place) : undefined,
    };
  });
  return questions > 0 ? [survey, ...stops] : stops;
}
