import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notGuaranteed } from '../.storybook/least/guaranteed';
import { leastBrand } from '../.storybook/least/leastBrand';
import { communityDomains } from '../scripts/support/communities';
import { pairs } from '../src/config/brand/pairs';
import { buildCommunity } from '../src/config/pipeline';
import { contrast } from '../src/lib/color/contrast';
import { colorTokens, type Palette } from '../src/lib/tokens';
import { readFolder } from '../src/server/modules/community/folders';

const root = join(import.meta.dirname, '..');
const communities = join(root, 'communities');
const themes = ['light', 'dark'] as const;

/** Every pair of the table with the contrast it has in a palette. */
const measured = (palette: Palette) =>
  pairs.flatMap(({ of, on, ratio }) =>
    of.flatMap((front) =>
      on.map((ground) => ({
        pair: `${front} on ${ground}`,
        needed: ratio,
        has: contrast(palette[front], palette[ground]),
      })),
    ),
  );

describe.each(themes)('the least brand, %s', (theme) => {
  const palette = leastBrand[theme];

  it('UIX-08 has every pair of colours at the least contrast that any brand may have', () => {
    const off = measured(palette).filter(({ has, needed }) => has <= needed || has > needed * 1.01);
    expect(off).toEqual([]);
  });

  it('has another colour for every token', () => {
    expect(new Set(Object.values(palette)).size).toBe(colorTokens.length);
  });

  it('tells a pair that is promised from one that is not', () => {
    const { text, muted, surface, 'primary-soft': soft, 'border-strong': edge } = palette;
    expect(notGuaranteed({ ink: muted, ground: surface, needed: 4.5 }, palette)).toBeUndefined();
    expect(notGuaranteed({ ink: surface, ground: text, needed: 4.5 }, palette)).toBeUndefined();
    expect(notGuaranteed({ ink: text, ground: soft, needed: 4.5 }, palette)).toBeUndefined();
    expect(notGuaranteed({ ink: muted, ground: soft, needed: 4.5 }, palette)).toContain(
      'muted on primary-soft',
    );
    expect(notGuaranteed({ ink: edge, ground: surface, needed: 4.5 }, palette)).toContain('promises 4.5');
    expect(notGuaranteed({ ink: '#777777', ground: surface, needed: 3 }, palette)).toContain('#777777');
  });
});

it('the least brand has the least measures of the schema', () => {
  const { properties } = JSON.parse(readFileSync(join(root, 'schemas/brand.schema.json'), 'utf8')) as {
    properties: Record<string, { minimum: number }>;
  };
  const { spacing, radius } = leastBrand;
  expect({ spacing, radius }).toEqual({
    spacing: properties.spacing?.minimum,
    radius: properties.radius?.minimum,
  });
});

describe('every community keeps every pair of colours (CFG-08, UIX-08)', () => {
  const defaults = readFolder(communities, 'default');

  it.each(communityDomains(communities))('UIX-08 %s, light and dark', (domain) => {
    const { config } = buildCommunity({ folder: readFolder(communities, domain), defaults, lang: 'en' });
    const low = themes.flatMap((theme) =>
      measured(config.brand[theme])
        .filter(({ has, needed }) => has < needed)
        .map(({ pair, has }) => `${theme}: ${pair} ${has.toFixed(2)}`),
    );
    expect(low).toEqual([]);
  });
});
