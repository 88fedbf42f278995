import type { Colors } from '../../generated/config/brand';
import { confusable } from '../brand/confusable';
import type { Mode } from '../brand/derived';
import { shiftedLinks, unreadable } from '../brand/unreadable';
import { issueIn, ownFile, type CrossCheck } from './context';

const pathOf = (mode: Mode, role: string) => ['colors', ...(mode === 'dark' ? ['dark'] : []), role];

const figure = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The folder's own colours. Schema errors of the file are reported elsewhere. */
function ownColors(context: Parameters<CrossCheck>[0]): Colors | undefined {
  if (!context.checked.files['brand.json']?.isGood) return undefined;
  return ownFile(context, 'brand.json').colors as Colors | undefined;
}

/**
 * Every given colour reaches WCAG 2.2 AA wherever the design puts it (brand/pairs.ts): light and dark, at rest, hovered,
 * pressed, focused and disabled (UIX-08). What is derived does so by itself.
 */
export const checkContrast: CrossCheck = (context) => {
  const colors = ownColors(context);
  if (!colors) return [];
  return unreadable(colors).map(({ mode, role, given, of, on, ratio, needed, nearest }) => {
    const path = pathOf(mode, role);
    const where = mode === 'dark' ? ' on dark backgrounds' : '';
    const what = role === 'surface' ? `text on ${given} as surface` : `${given} as ${of} on ${on}`;
    return issueIn(context, 'brand.json', path, {
      code: 'contrast',
      found: given,
      ...(nearest && { suggestion: nearest, fix: [{ set: path, to: nearest }] }),
      message: `${what}${where} has a contrast of ${figure(ratio)} and needs ${needed}`,
    });
  });
};

/** A primary that links cannot have: they are shown in another colour, which a designer should know. */
export const checkLinks: CrossCheck = (context) => {
  const colors = ownColors(context);
  if (!colors) return [];
  // If a given colour is replaced, its links are checked after that is fixed.
  const unsettled = new Set(unreadable(colors).map(({ mode }) => mode));
  const shifted = shiftedLinks(colors).filter(({ mode }) => !unsettled.has(mode));
  return shifted.map(({ mode, primary, link, on, ratio }) =>
    issueIn(context, 'brand.json', pathOf(mode, 'primary'), {
      code: 'shifted-color',
      severity: 'hint',
      found: primary,
      message: `links${mode === 'dark' ? ' on dark backgrounds' : ''} are shown in ${link}: ${primary} on ${on} has a contrast of ${figure(ratio)} and needs 4.5`,
    }),
  );
};

const seen = { protanopia: 'red', deuteranopia: 'green', tritanopia: 'blue' } as const;

/** Colours with different meanings look different to everybody. Texts and icons carry the meaning, too, so it is a hint. */
export const checkVision: CrossCheck = (context) => {
  const colors = ownColors(context);
  if (!colors) return [];
  return confusable(colors).map(({ mode, role, other, vision }) =>
    issueIn(context, 'brand.json', pathOf(mode, role), {
      code: 'confusable-colors',
      severity: 'hint',
      message: `${role} and ${other}${mode === 'dark' ? ' on dark backgrounds' : ''} look alike to people who do not see ${seen[vision]} (${vision}): make one of them lighter or darker`,
    }),
  );
};
