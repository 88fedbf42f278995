import { brandCss } from '../src/config/brand/css';
import { buildCommunity } from '../src/config/pipeline';
import type { CommunityConfig, ConfigFolder } from '../src/config/types';
import type { FontFamily } from '../src/lib/fontTable';
import type { Lang } from '../src/lib/lang';
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
function readFolders(): ConfigFolder[] {
  const files = Object.entries(texts).map(([path, text]) => {
    const [domain = '', name = ''] = path.split('/').slice(-2);
    return { domain, name, path: `${domain}/${name}`, text };
  });
  const domains = [...new Set(files.map(({ domain }) => domain))];
  return domains.map((domain) => ({ domain, files: files.filter((file) => file.domain === domain) }));
}

const folders = readFolders();
const none = (domain: string): ConfigFolder => ({ domain, files: [] });
const defaults = folders.find(({ domain }) => domain === 'default') ?? none('default');

const built = new Map<string, CommunityConfig>();

/** A community as it is resolved; `lang` is the variant's, for communities that say none. */
export function configOf(domain: string, lang?: Lang): CommunityConfig {
  const key = `${domain} ${lang}`;
  const folder = folders.find((one) => one.domain === domain) ?? none(domain);
  const config = built.get(key) ?? buildCommunity({ folder, defaults, lang }).config;
  built.set(key, config);
  return config;
}

/** A community's name in the toolbar. */
export const nameOf = (domain: string): string => domain.replaceAll('.', '-');

function brandOf({ domain }: ConfigFolder): StoryBrand {
  const { brand } = configOf(domain);
  return { name: nameOf(domain), css: brandCss(brand), fonts: [brand.fonts.body, brand.fonts.heading] };
}

const neutral: StoryBrand = { name: 'neutral', css: neutralCss, fonts: ['Inter'] };

/** Every look there is: one of no community, then each folder's. */
export const brands: readonly StoryBrand[] = [neutral, ...folders.map(brandOf)];

/** Dresses the page as a community. */
export function wearBrand(name: string): Promise<void> {
  const brand = brands.find((each) => each.name === name) ?? neutral;
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = brand.css;
  if (!style.isConnected) document.head.append(style);
  return applyFonts(brand.fonts);
}
