import { describe, expect, it } from 'vitest';
import { colorTokens, otherTokens } from '../../lib/tokens';
import type { ResolvedBrand } from '../types';
import { brandCss } from './css';
import { palettes } from './palette';

const brand: ResolvedBrand = {
  title: 'A',
  logoUrl: '',
  logoDarkUrl: '',
  faviconUrl: '',
  titleBesideLogo: false,
  header: 'standard',
  ...palettes({ primary: '#336699' }),
  fonts: { body: 'Inter', heading: 'system' },
  radius: 10,
  spacing: 4,
  shadow: 'soft',
};

describe('brandCss (CFG-08)', () => {
  const css = brandCss(brand);

  it.each([...colorTokens.map((name) => `color-${name}`), ...otherTokens])('CFG-08 sets --%s', (token) => {
    expect(css).toContain(`--${token}:`);
  });

  it('CFG-08 follows the system until light or dark was chosen', () => {
    expect(css.match(/[{;]color-scheme:/g)).toHaveLength(3);
    expect(css).toMatch(/^:root\{color-scheme:light;/);
    expect(css).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;',
    );
    expect(css).toContain(':root[data-theme=dark]{color-scheme:dark;');
  });

  it('gives measures in px and no shadow where the brand wants none', () => {
    expect(css).toContain('--radius-sm:5px;--radius-md:10px;--radius-lg:15px;--space:4px;');
    expect(brandCss({ ...brand, shadow: 'none' })).toContain('--shadow-md:none;');
  });

  it('cannot leave a style element', () => {
    expect(css).not.toMatch(/[<>]/);
  });
});
