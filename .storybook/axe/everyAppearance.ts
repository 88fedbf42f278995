import type { Preview } from '@storybook/react-vite';
import type { ElementContext } from 'axe-core';
import { notAsRequired } from '../../tests/support/notAsRequired';
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

interface Findings {
  lines: string[];
  /** The number of combinations of brand and theme in which axe ran. */
  appearances: number;
}

/** The parameters of a story's check, in addition to Storybook's own. */
interface Checked {
  a11y?: { test?: string; context?: { exclude?: string[] } };
  /** It is drawn in colours of its own, without the brand's tokens. */
  ownColours?: boolean;
}

/**
 * The findings of axe in the current brand: by all rules in the current theme, and in the other theme if that shows
 * other parts of the page. The rules about colours run in the other theme only for a story that the least brand does
 * not check (`isOnlyHere`).
 */
async function inOwnBrand(context: ElementContext, brand: string, isOnlyHere: boolean): Promise<Findings> {
  const first = currentTheme();
  const lines = violationsIn(await run(context, allRules), `${brand}, ${first}`);
  const shown = fingerprintOfPage();
  let appearances = 1;
  for (const theme of themes.filter((each) => each !== first)) {
    showTheme(theme);
    const isSame = fingerprintOfPage() === shown;
    if (isSame && !isOnlyHere) continue;
    lines.push(
      ...violationsIn(await run(context, isSame ? appearanceRules : allRules), `${brand}, ${theme}`),
    );
    appearances += 1;
  }
  return { lines, appearances };
}

/**
 * The theme of the least brand in which a story is checked: the one that its own brand leaves out. One is enough, because a
 * page uses the same tokens in both.
 */
const leastThemes = ({ ownColours = false }: Checked): readonly Theme[] => {
  const first = currentTheme();
  return ownColours ? [] : themes.filter((theme) => theme !== first);
};

/** The findings of axe in the least brand, and every text in colours that are not readable in every brand. */
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
 * UIX-08: after a story's test, axe checks the page in the story's brand, then in the least brand in the other theme:
 * everything that is readable and large enough there, in pairs of colours that every brand keeps, is so in any brand.
 * What is required is exposed as such. In Storybook itself the addon checks the story, and its appearance does not change.
 */
export const everyAppearance: Preview['afterEach'] = async ({ globals, parameters, reporting }) => {
  const { a11y } = parameters as Checked;
  if (!isTest || a11y?.test === 'off') return;
  const brand = String(globals.community);
  const theme = currentTheme();
  const context: ElementContext = { include: document.body, exclude: a11y?.context?.exclude ?? [] };
  const inLeast = leastThemes(parameters as Checked);
  const { lines: found, appearances } = await withoutTransitions(async () => {
    const own = await inOwnBrand(context, brand, inLeast.length === 0);
    if (inLeast.length === 0) return own;
    await showBrand(least);
    return {
      lines: [...own.lines, ...(await inLeastBrand(context, inLeast))],
      appearances: own.appearances + inLeast.length,
    };
  });
  found.push(...notAsRequired());
  await showBrand(brand);
  showTheme(theme);
  reporting.addReport({
    type: 'appearances',
    version: 1,
    result: { appearances },
    status: found.length > 0 ? 'failed' : 'passed',
  });
  if (found.length > 0) throw new Error(found.join('\n\n'));
};
