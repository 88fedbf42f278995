import type { TFunction } from 'i18next';
import type { StepperStep } from '../../features/onboarding/page/Stepper';
import type { PageDefinition } from './pages';

interface Progress {
  pages: readonly PageDefinition[];
  /** The page now, from 0. */
  page: number;
  goTo: (page: number) => void;
}

const uncapitalized = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** The label of a page: the names of its steps. */
const labelOf = (page: PageDefinition, t: TFunction<'onboarding'>): string =>
  page
    .flatMap(({ step }) => (step ? [t(`steps.${step}`)] : []))
    .map((label, at) => (at > 0 ? uncapitalized(label) : label))
    .join(', ');

const isOfSurvey = ([{ key }]: PageDefinition): boolean => key.startsWith('question ');

/** Onboarding in the stepper: the survey is one stop, every page of the form another. Completed stops are links. */
export function stepperOf({ pages, page, goTo }: Progress, t: TFunction<'onboarding'>): StepperStep[] {
  const stop = (first: number, last: number, key: string, label: string): StepperStep => {
    const state = page < first ? 'ahead' : page > last ? 'done' : 'current';
    return { key, label, state, onGo: state === 'done' ? () => goTo(first) : undefined };
  };
  const survey = pages.filter(isOfSurvey).length;
  const form = pages.flatMap((one, at) => (one[0].step ? [stop(at, at, one[0].key, labelOf(one, t))] : []));
  return survey > 0 ? [stop(0, survey - 1, 'survey', t('steps.survey')), ...form] : form;
}
