import type { Preview } from '@storybook/react-vite';
import type { ElementContext } from 'axe-core';
import { leastBrand } from '../least/leastBrand';
import { allRules, appearanceRules, appearanceRulesWithColours, run, violationsIn } from './axeRun';
import { coloursNotGuaranteed } from './colours';
import {
  least,
  fingerprintOfPage,
  themes,
  showBrand,
  showTheme,
  withoutTransitions,
  currentTheme,
  type Theme,
} from './themed';

/** Set by the addon that makes tests of stories. */
export const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

/** How a story is checked, besides what Storybook itself knows. */
interface Checked {
  a11y?: { test?: string; context?: { exclude?: string[] } };
  /** It is drawn in colours of its own, none of the brand's tokens. */
  ownColours?: boolean;
  /** It shows one community, and nothing in another brand. */
  ofOneCommunity?: boolean;
}

/** What axe finds in the brand that is worn, in both themes: the first by all rules. */
async function inBothThemes(context: ElementContext, brand: string): Promise<string[]> {
  const first = currentTheme();
  const found = violationsIn(await run(context, allRules), `${brand}, ${first}`);
  const shown = fingerprintOfPage();
  for (const theme of themes.filter((each) => each !== first)) {
    showTheme(theme);
    // Rules that do not look at colours have their say again only where the theme shows other parts of the page.
    const rules = fingerprintOfPage() === shown ? appearanceRules : allRules;
    found.push(...violationsIn(await run(context, rules), `${brand}, ${theme}`));
  }
  return found;
}

/**
 * The themes of the least brand that a story is seen in. Which tokens a page uses is the same in both, so one is enough
 * for the screens of a community: there are as many of them as there are communities.
 */
function leastThemes({ ownColours = false, ofOneCommunity = false }: Checked): readonly Theme[] {
  if (ownColours) return [];
  return ofOneCommunity ? [currentTheme()] : themes;
}

/** What axe finds in the least brand, and every text in colours that not every brand lets be read. */
async function inLeastBrand(context: ElementContext, of: readonly Theme[]): Promise<string[]> {
  const found: string[] = [];
  for (const theme of of) {
    showTheme(theme);
    const results = await run(context, appearanceRulesWithColours);
    const appearance = `${least}, ${theme}`;
    found.push(
      ...violationsIn(results, appearance),
      ...coloursNotGuaranteed(results, leastBrand[theme]).map((line) => `${appearance}: ${line}`),
    );
  }
  return found;
}

/**
 * UIX-08: after a story's test, axe checks what is on the page in the brand it was shown in, by day and by night, then
 * in the least brand: what can be read and hit there, in pairs that every brand keeps, can be in any. In Storybook
 * itself the addon checks what is shown, and nothing changes behind its reader.
 */
export const everyAppearance: Preview['afterEach'] = async ({ globals, parameters, reporting }) => {
  const { a11y } = parameters as Checked;
  if (!isTest || a11y?.test === 'off') return;
  const brand = String(globals.community);
  const theme = currentTheme();
  const context: ElementContext = { include: document.body, exclude: a11y?.context?.exclude ?? [] };
  const inLeast = leastThemes(parameters as Checked);
  const found = await withoutTransitions(async () => {
    const lines = await inBothThemes(context, brand);
    if (inLeast.length === 0) return lines;
    await showBrand(least);
    return [...lines, ...(await inLeastBrand(context, inLeast))];
  });
  await showBrand(brand);
  showTheme(theme);
  reporting.addReport({
    type: 'appearances',
    version: 1,
    result: { appearances: themes.length + inLeast.length },
    status: found.length > 0 ? 'failed' : 'passed',
  });
  if (found.length > 0) throw new Error(found.join('\n\n'));
};
