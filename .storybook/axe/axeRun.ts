import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';

/** Rules whose outcome depends on a brand's colours and measures. All others see the same page in every brand. */
const ofLooks = ['color-contrast', 'link-in-text-block', 'target-size'];

const quick: RunOptions = { resultTypes: ['violations'], iframes: false };

/**
 * All rules, and the size of targets, which axe leaves out unless asked; a story may be a part of a page, so that not
 * everything need stand in a landmark.
 */
export const allRules: RunOptions = {
  ...quick,
  rules: { region: { enabled: false }, 'target-size': { enabled: true } },
};

/** What it has of style sheets it has read for all rules; they are the same in every look. */
export const rulesOfLooks: RunOptions = { ...quick, preload: false, runOnly: ofLooks };

/** The same, telling of every text in which colours it has been seen, not only where something is wrong. */
export const rulesOfLooksWithColours: RunOptions = {
  ...rulesOfLooks,
  resultTypes: ['violations', 'passes', 'incomplete'],
  elementRef: true,
};

export const run = (context: ElementContext, options: RunOptions): Promise<AxeResults> =>
  axe.run(context, options);

/** What axe has found wrong in a look, a line for each element. */
export const violationsIn = ({ violations }: AxeResults, look: string): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${look}: ${id}, ${help}: ${target.join(' ')}\n${failureSummary}`,
    ),
  );
