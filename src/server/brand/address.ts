import { createHash } from 'node:crypto';
import type { CommunityConfig } from '../../config/types';
import { langs, type Lang } from '../../lib/lang';

/** Pictures of a brand that are drawn, and its web manifests. */
export const brandFileNames = [
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'logo.png',
  ...langs.map((lang) => `share-${lang}.png` as const),
  ...langs.map((lang) => `${lang}.webmanifest` as const),
] as const;

export type BrandFileName = (typeof brandFileNames)[number];

export const isBrandFileName = (name: string): name is BrandFileName =>
  (brandFileNames as readonly string[]).includes(name);

/** Changes whenever the same config is drawn otherwise. */
const drawing = 2;

const versions = new WeakMap<CommunityConfig, string>();

/** Changes with the input of a brand's files, except when an image changes and keeps its name. */
export function brandVersion(config: CommunityConfig): string {
  const known = versions.get(config);
  if (known) return known;
  const { brand, community, domain, landing } = config;
  const texts = Object.entries(landing).map(([lang, page]) => [lang, page.title, page.description]);
  const from = [drawing, domain, brand, community.title, community.landingTitle, texts];
  const version = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 10);
  versions.set(config, version);
  return version;
}

/** The address of one of a brand's files on its own site. */
export const brandFileUrl = (config: CommunityConfig, name: BrandFileName): string =>
  `/community/${encodeURIComponent(config.domain)}/brand/${name}?v=${brandVersion(config)}`;

/** The picture of a shared link in a language, and the manifest. */
export const shareFile = (lang: Lang): BrandFileName => `share-${lang}.png`;
export const manifestFile = (lang: Lang): BrandFileName => `${lang}.webmanifest`;
