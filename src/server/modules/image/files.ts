import type { ImageSize } from '../../../lib/imageSize';
import type { Storage, StoredFile } from '../../storage/storage';
import type { RenderedPicture } from './picture';
import { storedSizes } from './pictureColumns';

/** Spread over folders, since none should hold millions. */
const nameOf = (hash: string, size: ImageSize): string => `images/${hash.slice(0, 2)}/${hash}-${size}.webp`;

export type PictureFiles = ReturnType<typeof createPictureFiles>;

/** The files of pictures, one per size. */
export function createPictureFiles(storage: Storage) {
  return {
    async write(hash: string, rendered: RenderedPicture[]): Promise<void> {
      await Promise.all(rendered.map(({ size, bytes }) => storage.write(nameOf(hash, size), bytes)));
    },
    read: (hash: string, size: ImageSize): Promise<StoredFile | undefined> =>
      storage.read(nameOf(hash, size)),
    async remove(hash: string): Promise<void> {
      await Promise.all(storedSizes.map((size) => storage.remove(nameOf(hash, size))));
    },
  };
}
