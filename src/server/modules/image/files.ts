import type { PictureSize } from '../../../lib/imagePath';
import type { Storage, StoredFile } from '../../storage/storage';
import { everySize } from './kinds';
import type { RenderedPicture } from './picture';

/** Distributed over folders, because none should contain millions of files. */
const nameOf = (hash: string, size: PictureSize): string => `images/${hash.slice(0, 2)}/${hash}-${size}.webp`;

export type PictureFiles = ReturnType<typeof createPictureFiles>;

/** The files of pictures, one per size. */
export function createPictureFiles(storage: Storage) {
  return {
    async write(hash: string, rendered: RenderedPicture[]): Promise<void> {
      await Promise.all(rendered.map(({ size, bytes }) => storage.write(nameOf(hash, size), bytes)));
    },
    read: (hash: string, size: PictureSize): Promise<StoredFile | undefined> =>
      storage.read(nameOf(hash, size)),
    /** An image in several sizes. Undefined if one of them is missing. */
    async readAll(hash: string, sizes: readonly PictureSize[]): Promise<RenderedPicture[] | undefined> {
      const read = async (size: PictureSize) => {
        const file = await storage.read(nameOf(hash, size));
        return file && { size, bytes: Buffer.concat(await file.stream.toArray()) };
      };
      const found = (await Promise.all(sizes.map(read))).flatMap((picture) => picture ?? []);
      return found.length === sizes.length ? found : undefined;
    },

    async remove(hash: string): Promise<void> {
      await Promise.all(everySize.map((size) => storage.remove(nameOf(hash, size))));
    },
  };
}
