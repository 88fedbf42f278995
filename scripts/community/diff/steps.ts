import type { CommunityConfig } from '../../../src/config/types';
import { stepNameValues, type StepName } from '../../../src/generated/config/stepsConfig';
import { addedAndRemoved } from './addedAndRemoved';
import { differences, isSame } from './values';

const shownSteps = ({ steps }: CommunityConfig): StepName[] =>
  stepNameValues
    .filter((name) => steps[name].visible)
    .toSorted((one, other) => steps[one].order - steps[other].order);

/** A visible step without its position, because the order is compared separately. */
function restOf({ steps }: CommunityConfig, names: readonly StepName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { ...steps[name], order: undefined }]));
}

/** Steps of the form that came and went, their order, and what changed in those that stayed. */
export function stepChanges(before: CommunityConfig, after: CommunityConfig): string[] {
  const [shown, shownNow] = [shownSteps(before), shownSteps(after)];
  const stayed = shownNow.filter((name) => shown.includes(name));
  const wasOrder = shown.filter((name) => shownNow.includes(name));
  return [
    ...addedAndRemoved(shown, shownNow, 'step'),
    ...(isSame(wasOrder, stayed) ? [] : [`order ${shownNow.join(', ')}`]),
    ...differences(restOf(before, stayed), restOf(after, stayed)),
  ];
}
