import { pictureKinds, type Kind } from './kinds';

/** The requirements of a place that shows an asset. */
export interface Slot {
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** More than this makes visitors wait. */
  readonly mostBytes: number;
  /** Fewest px, for pictures made of pixels. */
  readonly least?: { readonly width: number; readonly height: number };
  /** Width by height: from, to; and the shape in words. */
  readonly shape?: readonly [number, number, string];
}

const kB = 1000;

const logo: Slot = {
  name: 'a logo',
  kinds: ['svg', 'png', 'webp', 'jpg', 'gif', 'avif'],
  mostBytes: 100 * kB,
  // Shown 32 px high, on screens with two dots per px.
  least: { width: 32, height: 64 },
  shape: [0.25, 8, 'no more than eight times as wide as high: the header shows it 32 px high'],
};

const favicon: Slot = {
  name: 'an icon',
  kinds: ['svg', 'png', 'ico'],
  mostBytes: 60 * kB,
  least: { width: 32, height: 32 },
  shape: [0.95, 1.05, 'a square'],
};

const share: Slot = {
  name: 'an image for shared links',
  // No messenger shows another kind.
  kinds: ['png', 'jpg', 'webp'],
  mostBytes: 600 * kB,
  least: { width: 600, height: 315 },
  shape: [1.5, 2.2, 'about 1.91 times as wide as high, like 1200 × 630 px'],
};

const picture: Slot = {
  name: 'an image on the page',
  kinds: pictureKinds.filter((kind) => kind !== 'ico'),
  mostBytes: 500 * kB,
  least: { width: 640, height: 360 },
};

const document: Slot = { name: 'a document', kinds: ['html', 'pdf'], mostBytes: 2000 * kB };

const byKey: Readonly<Record<string, Slot>> = {
  logoUrl: logo,
  logoDarkUrl: logo,
  faviconUrl: favicon,
  imgUrl: share,
  image: picture,
  agreementUrl: document,
  policyUrl: document,
  termsUrl: document,
};

/** The slot that a key of a config file fills; undefined for a key that asks nothing of its asset. */
export const slotOf = (path: readonly (string | number)[]): Slot | undefined => byKey[String(path.at(-1))];
