import type { CommunityConfig } from '../../config/types';
import { stepNameValues, type StepName } from '../../generated/config/stepsConfig';
import type { Lang } from '../../lib/lang';
import { registry } from './registry';
import type { Step, StepContext, StepParts } from './types';

/** Names of the steps that are shown, in the order of the config; equal orders as the schema has them (CFG-11). */
export const shownSteps = ({ steps }: CommunityConfig): StepName[] =>
  stepNameValues
    .filter((name) => steps[name].visible)
    .toSorted((one, other) => steps[one].order - steps[other].order);

/** From `stepsConfig.json` to the steps of the form: what is hidden, or has nothing to ask for, is not there (ONB-02). */
export function buildSteps(config: CommunityConfig, lang: Lang): Step[] {
  const context: StepContext = { config, lang, shown: shownSteps(config) };
  return context.shown
    .map((name): Step => ({ name, ...(registry[name](context) satisfies StepParts) }))
    .filter(({ empty }) => !empty);
}
