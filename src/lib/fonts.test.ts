import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFamilies, subsets, type FontSubset, type HostedFamily } from './fontTable';
import { fontFaceCss, fontFile, fontPreloads, fontStack } from './fonts';

const families = fontFamilies.filter((family): family is HostedFamily => family !== 'system');

describe('fonts', () => {
  it.each(families)('%s has a file for every subset', (family) => {
    for (const subset of Object.keys(subsets) as FontSubset[]) {
      expect(existsSync(`node_modules/${fontFile(family, subset)}`), subset).toBe(true);
    }
  });

  it('loads exactly the families of the brand, each once', () => {
    const css = fontFaceCss(
      ['Inter', 'Inter', 'system'],
      (file) => `/assets/${file.split('/').at(-1)}`,
      'swap',
    );
    expect(css.match(/font-family:'Inter';/g)).toHaveLength(4);
    expect(css).toContain('src:url("/assets/inter-cyrillic-wght-normal.woff2")');
    expect(css).not.toMatch(/Manrope|Nunito|Golos|Source/);
  });

  it('says whether files that come after the text are shown', () => {
    const faces = fontFaceCss(['Inter'], () => '/x', 'optional').match(/font-display:\w+/g);
    expect(faces).toEqual(Array(4).fill('font-display:optional'));
  });

  it('adjusts the local fallback to the metrics of the font', () => {
    const css = fontFaceCss(['Source Serif 4'], () => undefined, 'swap');
    expect(css).not.toContain('url(');
    expect(css.match(/font-family:'Source Serif 4 Fallback'/g)).toHaveLength(2);
    expect(css).toContain(
      'size-adjust:118%;ascent-override:87.8%;descent-override:28.39%;line-gap-override:0%',
    );
  });

  it('needs no file for the fonts of the system', () => {
    expect(fontFaceCss(['system'], () => '/x', 'optional')).toBe('');
    expect(fontStack('system')).toMatch(/^system-ui/);
  });

  it('puts the adjusted fallback after the family', () => {
    expect(fontStack('Golos Text')).toMatch(/^'Golos Text', 'Golos Text Fallback', system-ui/);
    expect(fontStack('Source Serif 4')).toMatch(/serif$/);
  });

  it('preloads what the language needs', () => {
    expect(fontPreloads(['Inter', 'Inter'], 'en')).toEqual([fontFile('Inter', 'latin')]);
    expect(fontPreloads(['Nunito', 'system'], 'ru')).toEqual([
      fontFile('Nunito', 'cyrillic'),
      fontFile('Nunito', 'latin'),
    ]);
  });
});
