import { shadowDepths } from '../../../src/config/brand/css';
import type { ResolvedBrand } from '../../../src/config/types';
import type { Colors } from '../../../src/generated/config/brand';
import { hostedFonts, type FontFamily } from '../../../src/lib/fontTable';
import { colorTokens, type Palette } from '../../../src/lib/tokens';
import { toColorValue } from './color';
import { vendor, type DimensionValue, type ShadowValue } from './format';

const px = (value: number): DimensionValue => ({ value, unit: 'px' });

/** Values that the platform derives are marked, so that an import can leave them to the platform. */
const derived = { $extensions: { [vendor]: { derived: true } } };

const paletteTokens = (palette: Readonly<Palette>, given: object) =>
  Object.fromEntries(
    colorTokens.map((name) => [
      name,
      { $value: toColorValue(palette[name]), ...(Object.hasOwn(given, name) ? {} : derived) },
    ]),
  );

/** Families in the order a browser tries them. */
function families(family: FontFamily): string[] {
  if (family === 'system') return ['system-ui', 'sans-serif'];
  return [family, hostedFonts[family].kind === 'serif' ? 'serif' : 'sans-serif'];
}

function shadow(strength: ResolvedBrand['shadow'], size: number): ShadowValue {
  const [y, blur, alpha] = shadowDepths[strength][size] ?? [0, 0, 0];
  return {
    color: toColorValue('#000000', alpha),
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(0),
  };
}

/**
 * A brand as design tokens (Format Module 2025.10): the shown colours of both themes, families, measures, shadows.
 * `given` are the brand's own colours; the others are marked as derived.
 */
export function exportBrand(brand: ResolvedBrand, given: Colors): object {
  const { dark = {}, ...light } = given;
  return {
    $description: `${brand.title}: the brand as the platform shows it`,
    color: {
      $type: 'color',
      light: paletteTokens(brand.light, light),
      dark: paletteTokens(brand.dark, dark),
    },
    font: {
      $type: 'fontFamily',
      body: { $value: families(brand.fonts.body) },
      heading: { $value: families(brand.fonts.heading) },
    },
    radius: {
      $type: 'dimension',
      sm: { $value: px(brand.radius / 2), ...derived },
      md: { $value: px(brand.radius) },
      lg: { $value: px(brand.radius * 1.5), ...derived },
    },
    space: { $type: 'dimension', step: { $value: px(brand.spacing) } },
    shadow: {
      $type: 'shadow',
      sm: { $value: shadow(brand.shadow, 0), ...derived },
      md: { $value: shadow(brand.shadow, 1) },
      lg: { $value: shadow(brand.shadow, 2), ...derived },
    },
  };
}
