import type { Preview } from '@storybook/react-vite';
import axe, { type ElementContext, type RunOptions } from 'axe-core';
import { otherBrands, themes, wearBrand, wearTheme, withoutTransitions, wornTheme } from './themed';

/** Rules whose outcome depends on a brand's colours and measures. All others see the same page in every brand. */
const ofLooks = ['color-contrast', 'link-in-text-block', 'target-size'];

/** The style sheets were read for the look the story was shown in; they are the same in every other. */
const quick: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false };
const all: RunOptions = { ...quick, rules: { region: { enabled: false } } };
const looksAlone: RunOptions = { ...quick, runOnly: ofLooks };

async function faults(context: ElementContext, options: RunOptions, look: string): Promise<string[]> {
  const { violations } = await axe.run(context, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${look}: ${id}, ${help}: ${target.join(' ')}\n${failureSummary}`,
    ),
  );
}

interface Look {
  brand: string;
  theme: (typeof themes)[number];
  options: RunOptions;
}

/**
 * The looks a story is checked in besides the one it was shown in. The story of one community: its other theme, by all
 * rules. Any other story: the other theme by all rules, and every community in both themes by the rules of looks.
 */
function looksFor(brand: string, ofOneCommunity: boolean): Look[] {
  const worn = wornTheme();
  const other = themes.filter((theme) => theme !== worn).map((theme) => ({ brand, theme, options: all }));
  if (ofOneCommunity) return other;
  const rest = otherBrands(brand).flatMap((name) =>
    themes.map((theme) => ({ brand: name, theme, options: looksAlone })),
  );
  return [...other, ...rest];
}

/** Set by the addon that makes tests of stories. */
const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

/**
 * UIX-08: after a story's test, what is on the page is dressed in every other look and checked by axe again. In
 * Storybook itself the addon checks what is shown, and nothing changes behind its reader.
 */
export const everyLook: Preview['afterEach'] = async ({ globals, parameters, reporting }) => {
  const { a11y } = parameters as { a11y?: { test?: string; context?: { exclude?: string[] } } };
  if (!isTest || a11y?.test === 'off') return;
  const brand = String(globals.community);
  const theme = wornTheme();
  const looks = looksFor(brand, parameters.ofOneCommunity === true);
  const context: ElementContext = { include: document.body, exclude: a11y?.context?.exclude ?? [] };
  const found = await withoutTransitions(async () => {
    const lists: string[][] = [];
    for (const look of looks) {
      if (look.brand !== brand) await wearBrand(look.brand);
      wearTheme(look.theme);
      lists.push(await faults(context, look.options, `${look.brand}, ${look.theme}`));
    }
    return lists.flat();
  });
  await wearBrand(brand);
  wearTheme(theme);
  reporting.addReport({
    type: 'looks',
    version: 1,
    // The one it was shown in is the addon's.
    result: { looks: looks.length + 1 },
    status: found.length > 0 ? 'failed' : 'passed',
  });
  if (found.length > 0) throw new Error(found.join('\n\n'));
};
