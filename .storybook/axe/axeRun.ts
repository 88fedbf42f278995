import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';

/** Rules whose outcome depends on a brand's colours and measures. All others see the same page in every brand. */
const ofAppearance = ['color-contrast', 'link-in-text-block', 'target-size'];

const quick: RunOptions = { resultTypes: ['violations'], iframes: false };

/**
 * All rules, and the size of targets, which axe leaves out unless asked; a story may be a part of a page, so that not
 * everything need stand in a landmark.
 */
export const allRules: RunOptions = {
  ...quick,
  rules: { region: { enabled: false }, 'target-size': { enabled: true } },
};

/** What it has of style sheets it has read for all rules; they are the same in every appearance. */
export const appearanceRules: RunOptions = { ...quick, preload: false, runOnly: ofAppearance };

/** The same, telling of every text in which colours it has been seen, not only where something is wrong. */
export const appearanceRulesWithColours: RunOptions = {
  ...appearanceRules,
  resultTypes: ['violations', 'passes', 'incomplete'],
  elementRef: true,
};

export const run = (context: ElementContext, options: RunOptions): Promise<AxeResults> =>
  axe.run(context, options);

/** What axe has found wrong in an appearance, a line for each element. */
export const violationsIn = ({ violations }: AxeResults, appearance: string): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${appearance}: ${id}, ${help}: ${target.join(' ')}\n${failureSummary}`,
    ),
  );
