import type { AxeResults, NodeResult } from 'axe-core';
import type { Palette } from '../../src/lib/tokens';
import { notGuaranteed } from '../least/guaranteed';

/** The data of axe about a text whose contrast it has measured. */
interface Measured {
  fgColor?: string;
  bgColor?: string;
  expectedContrastRatio?: string;
}

const measuredOf = ({ any }: NodeResult): Measured =>
  (any.find(({ id }) => id === 'color-contrast')?.data as Measured | null | undefined) ?? {};

/** Elements that no brand colours: a field whose value the browser draws itself, or an element of another site. */
const isNoBrands = ({ element }: NodeResult): boolean =>
  element !== undefined &&
  (/^rgba\(.*, 0\)$/.test(getComputedStyle(element).color) || element.matches('[data-own-colours]'));

/**
 * Texts on the page in colours that are not readable in every brand, while the page has a palette whose colours
 * identify their token. Texts that axe cannot measure (text on an image) have no colours, here as in every other
 * appearance.
 */
export function coloursNotGuaranteed(
  { passes, violations, incomplete }: AxeResults,
  palette: Palette,
): string[] {
  const nodes = [...passes, ...violations, ...incomplete]
    .filter(({ id }) => id === 'color-contrast')
    .flatMap((rule) => rule.nodes);
  return nodes.flatMap((node) => {
    const { fgColor, bgColor, expectedContrastRatio = '' } = measuredOf(node);
    if (!fgColor || !bgColor || isNoBrands(node)) return [];
    const seen = { ink: fgColor, ground: bgColor, needed: Number.parseFloat(expectedContrastRatio) };
    const wrong = notGuaranteed(seen, palette);
    return wrong ? [`${wrong}: ${node.target.join(' ')}\n  ${node.html.slice(0, 160)}`] : [];
  });
}
