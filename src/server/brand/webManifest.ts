import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import { brandFileUrl, type BrandFileName } from './address';

/** Home screens show about so many characters below an icon. */
const shortName = 12;

/** The web app manifest of a community in a language: how it is installed on a phone or a desktop. */
export function webManifest(config: CommunityConfig, lang: Lang): string {
  const { brand } = config;
  const icon = (name: BrandFileName, edge: number, purpose: 'any' | 'maskable') => ({
    src: brandFileUrl(config, name),
    sizes: `${edge}x${edge}`,
    type: 'image/png',
    purpose,
  });
  const [first = brand.title] = brand.title.split(/\s+/);
  return JSON.stringify({
    id: '/',
    name: brand.title,
    short_name: brand.title.length <= shortName ? brand.title : first,
    description: config.landing[lang]?.description,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brand.light.background,
    theme_color: brand.light.background,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
