import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Each thing axe finds on the page as it stands, as a line a person can act on (UIX-08). */
export async function axeFindings(page: Page): Promise<string[]> {
  // Without its second page: everything we show is of one origin.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
