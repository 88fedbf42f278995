import { brandCss } from '../src/config/brand/css';
import { formatError } from '../src/config/errors';
import { buildCommunity, type Built } from '../src/config/pipeline';
import type { CommunityConfig, ConfigFolder, ResolvedBrand } from '../src/config/types';
import type { FontFamily } from '../src/lib/fontTable';
import type { Lang } from '../src/lib/lang';
import { applyFonts } from '../src/ui/fonts/applyFonts';
import { leastBrand } from './least/leastBrand';
import { neutralCss } from './neutral';

interface StoryBrand {
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

const built = new Map<string, Built>();

function buildOf(domain: string, lang?: Lang): Built {
  const key = `${domain} ${lang}`;
  const folder = folders.find((one) => one.domain === domain) ?? none(domain);
  const build = built.get(key) ?? buildCommunity({ folder, defaults, lang });
  built.set(key, build);
  return build;
}

/** A resolved community. `lang` is the variant's, for communities without a language. */
export const configOf = (domain: string, lang?: Lang): CommunityConfig => buildOf(domain, lang).config;

/** The errors of a folder, one line each. */
export const errorLines = ({ errors }: Built): string[] =>
  errors.filter(({ severity }) => severity === 'error').map(formatError);

/** The errors of a community's folder, one line each. */
export const errorsOf = (domain: string): string[] => errorLines(buildOf(domain));

/** A community's name in the toolbar. */
export const nameOf = (domain: string): string => domain.replaceAll('.', '-');

const neutral: StoryBrand = { name: 'neutral', css: neutralCss, fonts: ['Inter'] };

/** The name of the brand with every value at its limit. */
export const least = 'least';

const lookOf = (name: string, brand: ResolvedBrand): StoryBrand => ({
  name,
  css: brandCss(brand),
  fonts: [brand.fonts.body, brand.fonts.heading],
});

/** Every brand there is: two of no community, then each folder's. */
export const brands: readonly StoryBrand[] = [
  neutral,
  lookOf(least, leastBrand),
  ...folders.map(({ domain }) => lookOf(nameOf(domain), configOf(domain).brand)),
];

/** Dresses the page as a community. */
export function showBrand(name: string): Promise<void> {
  const brand = brands.find((each) => each.name === name) ?? neutral;
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = brand.css;
  if (!style.isConnected) document.head.append(style);
  return applyFonts(brand.fonts);
}
