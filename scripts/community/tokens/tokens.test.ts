import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildCommunity } from '../../../src/config/pipeline';
import type { Brand } from '../../../src/generated/config/brand';
import { folderNames, readFolder } from '../../../src/server/modules/community/folders';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import { applyToText } from '../edit/text';
import { changesFor } from './changes';
import { fromColorValue, toColorValue } from './color';
import { exportBrand } from './exportBrand';
import { importBrand } from './importBrand';
import { readTokens } from './read';

const communities = join(import.meta.dirname, '../../../communities');
const brands = folderNames(communities);
const brandJson = (domain: string) => readFileSync(join(communities, domain, 'brand.json'), 'utf8');
const builtFrom = (text: string) =>
  buildCommunity({
    folder: configFolder('a.example', { 'community.json': { title: 'A' }, 'brand.json': text }),
    defaults: plainDefaults,
  }).config.brand;
const inherited = { primary: '#445566' };

/** A brand.json after an import of tokens. */
function after(text: string, tokens: unknown): string {
  const { colors: own } = JSON.parse(text) as Brand;
  const brand = builtFrom(text);
  const { style } = importBrand(readTokens(tokens), brand);
  return applyToText(text, changesFor(style, { own, inherited, brand }));
}
const exported = (text: string): object =>
  exportBrand(builtFrom(text), (JSON.parse(text) as Brand).colors ?? inherited);

describe('design tokens (2025.10)', () => {
  it.each(brands)('%s comes back as it went', (domain) => {
    const text = brandJson(domain);
    const { brand } = buildCommunity({
      folder: readFolder(communities, domain),
      defaults: readFolder(communities, 'default'),
    }).config;
    const tokens = JSON.parse(
      JSON.stringify(exportBrand(brand, (JSON.parse(text) as Brand).colors)),
    ) as unknown;
    expect(after(text, tokens)).toBe(text);
    // And it makes the same brand of a folder that says nothing yet.
    const bare = builtFrom(after('{ "schemaVersion": 1 }\n', tokens));
    for (const key of ['light', 'dark', 'fonts', 'radius', 'spacing', 'shadow'] as const) {
      expect(bare[key]).toEqual(brand[key]);
    }
  });

  it('follow the format: every token has a type, and a value in the type’s form', () => {
    const tokens = readTokens(exported(brandJson('default')));
    expect(new Set(tokens.map(({ type }) => type))).toEqual(
      new Set(['color', 'fontFamily', 'dimension', 'shadow']),
    );
    expect(tokens.find(({ path }) => path.join('.') === 'color.light.accent')?.value).toEqual({
      colorSpace: 'srgb',
      components: [0.16471, 0.61569, 0.56078],
      alpha: 1,
      hex: '#2a9d8f',
    });
    expect(tokens.find(({ path }) => path.join('.') === 'radius.md')?.value).toEqual({
      value: 12,
      unit: 'px',
    });
    expect(tokens.find(({ path }) => path.join('.') === 'shadow.md')?.value).toMatchObject({
      color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.1 },
      offsetY: { value: 4, unit: 'px' },
    });
    for (const { path } of tokens) for (const name of path) expect(name).not.toMatch(/[{}.]|^\$/);
  });

  it('a changed primary is all that an import changes: what follows from it follows', () => {
    const text = '{\n  "colors": { "primary": "#1a4fd6" },\n  "radius": 12\n}\n';
    const tokens = exported(text) as { color: { light: { primary: object } } };
    tokens.color.light.primary = { $value: toColorValue('#7a1f5c') };
    expect(after(text, tokens)).toBe(text.replace('#1a4fd6', '#7a1f5c'));
  });

  it('a derived colour that a tool changed is given from then on', () => {
    const text = '{\n  "colors": { "primary": "#1a4fd6" }\n}\n';
    const tokens = exported(text) as { color: { dark: { surface: { $value: unknown } } } };
    tokens.color.dark.surface.$value = toColorValue('#101820');
    expect(JSON.parse(after(text, tokens))).toEqual({
      colors: { primary: '#1a4fd6', dark: { surface: '#101820' } },
    });
  });

  it('of other tools are understood: references, inherited types, extended groups, roots, rem', () => {
    const tokens = {
      palette: {
        $type: 'color',
        blue: { $value: { colorSpace: 'oklch', components: [0.488, 0.217, 264.4] } },
      },
      brand: {
        $root: { $type: 'color', $value: '{palette.blue}' },
        text: { $ref: '#/palette/blue', $type: 'color' },
      },
      base: { $type: 'dimension', radius: { $value: { value: 0.5, unit: 'rem' } } },
      theme: { $extends: '{base}' },
      type: {
        $type: 'fontFamily',
        body: { $value: ['golos text', 'sans-serif'] },
        heading: { $value: 'Manrope' },
      },
      elevation: { $type: 'duration', slow: { $value: { value: 1, unit: 's' } } },
    };
    const { style, unused } = importBrand(readTokens(tokens), builtFrom('{}'));
    expect(style).toEqual({
      colors: { primary: '#1d4ed8', text: '#1d4ed8' },
      radius: 8,
      fonts: { body: 'Golos Text', heading: 'Manrope' },
    });
    expect(unused).toEqual(['palette.blue', 'elevation.slow']);
  });

  it.each([
    ['a reference to nothing', { a: { $type: 'color', $value: '{b}' } }, '{b} leads nowhere'],
    ['a circle', { a: { $type: 'color', $value: '{b}' }, b: { $value: '{a}' } }, 'refers to itself'],
    ['a token of no type', { a: { $value: 1 } }, 'a has no type'],
    ['groups that extend each other', { a: { $extends: '{b}' }, b: { $extends: '{a}' } }, 'extends itself'],
    [
      'a transparent colour',
      { primary: { $type: 'color', $value: toColorValue('#112233', 0.5) } },
      'is transparent',
    ],
    [
      'an unknown space',
      { primary: { $type: 'color', $value: { colorSpace: 'cmyk', components: [0, 0, 0] } } },
      'unknown colour space',
    ],
  ])('with %s are refused', (_, tokens, told) => {
    expect(() => importBrand(readTokens(tokens), builtFrom('{}'))).toThrow(told);
  });
});

it.each([
  ['srgb', [1, 0, 0], '#ff0000'],
  ['srgb-linear', [0, 0.21586, 0], '#008000'],
  ['hsl', [120, 100, 25], '#008000'],
  ['hwb', [240, 20, 20], '#3333cc'],
  ['lab', [53.585, 0, 0], '#808080'],
  ['oklab', [1, 0, 0], '#ffffff'],
  ['oklch', [0.6279, 0.25768, 29.234], '#ff0000'],
  ['display-p3', [0.5, 0.5, 0.5], '#808080'],
  ['xyz-d65', [0.9505, 1, 1.089], '#ffffff'],
  ['hsl', [120, 0, 'none'], '#000000'],
])('reads a colour in %s', (colorSpace, components, hex) => {
  expect(fromColorValue({ colorSpace, components }, 'a')).toBe(hex);
});
