import { avatarSize, avatarSizes } from '../../../lib/avatar';
import { coverAspect, coverSize, coverSizes } from '../../../lib/cover';
import type { PictureSize } from '../../../lib/imagePath';

export interface PictureShape {
  /** Widths that are stored of each, in px. */
  sizes: readonly PictureSize[];
  /** The width in the address that is stored. */
  stored: PictureSize;
  /** Width to height: the middle is cut so. */
  aspect: number;
}

/** The stored formats of images, by purpose. */
export const pictureKinds = {
  avatar: { sizes: avatarSizes, stored: avatarSize, aspect: 1 },
  cover: { sizes: coverSizes, stored: coverSize, aspect: coverAspect },
} as const satisfies Record<string, PictureShape>;

export type PictureKind = keyof typeof pictureKinds;

/** Every width that a stored picture may have. */
export const everySize: readonly PictureSize[] = Object.values<PictureShape>(pictureKinds).flatMap(
  ({ sizes }) => sizes,
);
