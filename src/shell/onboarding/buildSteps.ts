import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import { registry } from './registry';
import { shownSteps } from './shownSteps';
import type { Step, StepContext, StepParts } from './types';

/** The steps of the form by `stepsConfig.json`, without hidden and empty ones (ONB-02). */
export function buildSteps(config: CommunityConfig, lang: Lang): Step[] {
  const context: StepContext = { config, lang, shown: shownSteps(config) };
  return context.shown
    .map((name): Step => {
      const parts: StepParts = registry[name](context);
      return { name, withPrevious: config.steps[name].withPrevious, ...parts };
    })
    .filter(({ empty }) => !empty);
}
