import type { CommunityConfig } from '../../config/types';
import { localize, type Lang } from '../../lib/lang';
import type { BrandFileName } from './address';
import { icon } from './icon';
import { fitted } from './raster';
import { sharePicture } from './share';
import { pictureBytes } from './source';
import { webManifest } from './webManifest';

/** The input of a file. The brand's images are below `dir`. */
interface From {
  config: CommunityConfig;
  dir: string;
}

interface BrandFile {
  type: string;
  /** Never rejects for a valid config. Undefined if there is nothing to draw from. */
  make: (from: From) => Promise<Buffer | undefined>;
}

type IconStyle = Parameters<typeof icon>[2];

const iconFile = (style: IconStyle): BrandFile => ({
  type: 'image/png',
  make: async ({ config: { brand }, dir }) => icon(brand, await pictureBytes(brand.faviconUrl, dir), style),
});

const share = (lang: Lang): BrandFile => ({
  type: 'image/png',
  make: async ({ config: { brand, community, landing, domain }, dir }) =>
    sharePicture(brand, await pictureBytes(brand.logoUrl, dir), {
      title: localize(community.landingTitle, lang) || landing[lang]?.title || community.title,
      description: landing[lang]?.description ?? '',
      site: domain.includes('.') ? domain : undefined,
    }),
});

const manifest = (lang: Lang): BrandFile => ({
  type: 'application/manifest+json; charset=utf-8',
  make: ({ config }) => Promise.resolve(Buffer.from(webManifest(config, lang))),
});

/** Twice the height it is shown at in emails, in px. */
const logoBox = { width: 640, height: 96 };

const logo: BrandFile = {
  type: 'image/png',
  make: async ({ config: { brand }, dir }) => {
    const bytes = await pictureBytes(brand.logoUrl, dir);
    return bytes && fitted(bytes, logoBox);
  },
};

/** Every file of a brand that is made, by its name. */
export const brandFiles: Record<BrandFileName, BrandFile> = {
  'icon-192.png': iconFile({ size: 192, part: 1 }),
  'icon-512.png': iconFile({ size: 512, part: 1 }),
  // The outer part is background, because phones may cut it off.
  'icon-maskable-512.png': iconFile({ size: 512, part: 0.6, ground: true }),
  'apple-touch-icon.png': iconFile({ size: 180, part: 0.72, ground: true }),
  'logo.png': logo,
  'share-en.png': share('en'),
  'share-ru.png': share('ru'),
  'en.webmanifest': manifest('en'),
  'ru.webmanifest': manifest('ru'),
};
