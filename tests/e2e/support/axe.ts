import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';

/** The minified script, which is half as large as `axe.source`: each page gets and compiles it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into the page, once for all that is asked of it. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Each violation that axe finds on the settled page, as a line (UIX-08). */
export async function axeFindings(page: Page): Promise<string[]> {
  await settle(page);
  await loadAxe(page);
  const { violations } = await page.evaluate(async (): Promise<Pick<AxeResults, 'violations'>> => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    return here.run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Lets the page take its new size and colours, without the time that transitions would take for it. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // A transition that ends may begin another one, of what inherits from it.
    for (let still = 0; still < 3; still++) {
      await frame();
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSTransition)) continue;
        animation.finish();
        still = 0;
      }
    }
  });
