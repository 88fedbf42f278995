import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';

/** Rules whose result depends on a brand's colours and measures. All others have the same result in every brand. */
const ofAppearance = ['color-contrast', 'link-in-text-block', 'target-size'];

const quick: RunOptions = { resultTypes: ['violations'], iframes: false };

/**
 * All rules, including the size of targets, which axe leaves out by default. A story may be a part of a page, so not
 * everything needs to be in a landmark.
 */
export const allRules: RunOptions = {
  ...quick,
  rules: { region: { enabled: false }, 'target-size': { enabled: true } },
};

/** Style sheets were read for all rules already; they are the same in every appearance. */
export const appearanceRules: RunOptions = { ...quick, preload: false, runOnly: ofAppearance };

/** The same, but reports the colours of every text, also of those without a violation. */
export const appearanceRulesWithColours: RunOptions = {
  ...appearanceRules,
  resultTypes: ['violations', 'passes', 'incomplete'],
  elementRef: true,
};

export const run = (context: ElementContext, options: RunOptions): Promise<AxeResults> =>
  axe.run(context, options);

/** The violations of axe in an appearance, one line for each element. */
export const violationsIn = ({ violations }: AxeResults, appearance: string): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${appearance}: ${id}, ${help}: ${target.join(' ')}\n${failureSummary}`,
    ),
  );
