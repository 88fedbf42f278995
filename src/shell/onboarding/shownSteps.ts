import type { CommunityConfig } from '../../config/types';
import { stepNameValues, type StepName } from '../../generated/config/stepsConfig';

/** Names of the steps that are shown, in the order of the config; equal orders as the schema has them (CFG-11). */
export const shownSteps = ({ steps }: CommunityConfig): StepName[] =>
  stepNameValues
    .filter((name) => steps[name].visible)
    .toSorted((one, other) => steps[one].order - steps[other].order);
