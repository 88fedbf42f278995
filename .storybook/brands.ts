import { brandCss } from '../src/config/brand/css';
import { buildCommunity } from '../src/config/pipeline';
import type { ConfigFolder } from '../src/config/types';
import type { FontFamily } from '../src/lib/fontTable';
import { applyFonts } from '../src/ui/fonts/applyFonts';
import { neutralCss } from './neutral';

export interface StoryBrand {
  /** Its domain, with dashes: Storybook takes no dot in an address. */
  name: string;
  css: string;
  fonts: readonly FontFamily[];
}

const texts = import.meta.glob<string>('../communities/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The folders of `communities/`, as the pipeline takes them. */
function folders(): ConfigFolder[] {
  const files = Object.entries(texts).map(([path, text]) => {
    const [domain = '', name = ''] = path.split('/').slice(-2);
    return { domain, name, path: `${domain}/${name}`, text };
  });
  const domains = [...new Set(files.map(({ domain }) => domain))];
  return domains.map((domain) => ({ domain, files: files.filter((file) => file.domain === domain) }));
}

function communityBrands(): StoryBrand[] {
  const all = folders();
  const defaults = all.find(({ domain }) => domain === 'default') ?? { domain: 'default', files: [] };
  return all.map((folder) => {
    const { brand } = buildCommunity({ folder, defaults }).config;
    return {
      name: folder.domain.replaceAll('.', '-'),
      css: brandCss(brand),
      fonts: [brand.fonts.body, brand.fonts.heading],
    };
  });
}

const neutral: StoryBrand = { name: 'neutral', css: neutralCss, fonts: ['Inter'] };

export const brands: readonly StoryBrand[] = [neutral, ...communityBrands()];

/** Dresses the page as a community. */
export function wearBrand(name: string): Promise<void> {
  const brand = brands.find((each) => each.name === name) ?? neutral;
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = brand.css;
  if (!style.isConnected) document.head.append(style);
  return applyFonts(brand.fonts);
}
