import { avatarSize, avatarSizes } from '../../../lib/avatar';
import { coverAspect, coverSize, coverSizes } from '../../../lib/cover';
import type { PictureSize } from '../../../lib/imagePath';
import { photoSize, photoSizes } from '../../../lib/photo';

export interface PictureShape {
  /** Widths that are stored of each, in px. */
  sizes: readonly PictureSize[];
  /** The width in the address that is stored. */
  stored: PictureSize;
  /** Width to height: the middle is cut so. Null: the whole image. */
  aspect: number | null;
}

/** The stored formats of images, by purpose. */
export const pictureKinds = {
  avatar: { sizes: avatarSizes, stored: avatarSize, aspect: 1 },
  cover: { sizes: coverSizes, stored: coverSize, aspect: coverAspect },
  photo: { sizes: photoSizes, stored: photoSize, aspect: null },
} as const satisfies Record<string, PictureShape>;

export type PictureKind = keyof typeof pictureKinds;

/** Every width that a stored picture may have. */
export const everySize: readonly PictureSize[] = Object.values<PictureShape>(pictureKinds).flatMap(
  ({ sizes }) => sizes,
);
