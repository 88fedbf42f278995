import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import { registry } from './registry';
import { shownSteps } from './shownSteps';
import type { Step, StepContext, StepParts } from './types';

/** From `stepsConfig.json` to the steps of the form: what is hidden, or has nothing to ask for, is not there (ONB-02). */
export function buildSteps(config: CommunityConfig, lang: Lang): Step[] {
  const context: StepContext = { config, lang, shown: shownSteps(config) };
  return context.shown
    .map((name): Step => {
      const parts: StepParts = registry[name](context);
      return { name, withPrevious: config.steps[name].withPrevious, ...parts };
    })
    .filter(({ empty }) => !empty);
}
