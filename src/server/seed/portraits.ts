import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { avatarSizes } from '../../lib/avatar';
import type { PictureFiles } from '../modules/image/files';
import { nameOf } from '../modules/image/nameOf';
import type { RenderedPicture } from '../modules/image/picture';

/** The output of `npm run portraits`: beside the bundle, or in the sources. */
const folder = fileURLToPath(new URL('portraits', import.meta.url));

/** Sizes of the drawings, in px. A larger request uses the larger one. */
const drawn = [108, 320] as const;

export interface Portrait {
  /** The hash in the file name: see `nameOf`. */
  hash: string;
  userId: string;
  rendered: RenderedPicture[];
}

function read(slug: string): RenderedPicture[] | undefined {
  const fileOf = (edge: number) => join(folder, `${slug}-${edge}.webp`);
  if (!existsSync(fileOf(drawn[0]))) return undefined;
  const [small, large] = drawn.map((edge) => readFileSync(fileOf(edge)));
  return avatarSizes.flatMap((size) => {
    const bytes = size <= drawn[0] ? small : large;
    return bytes ? { size, bytes } : [];
  });
}

/** The portraits of members by their slugs, each read once; many have none. */
export function portraitsOf() {
  const found = new Map<string, RenderedPicture[] | undefined>();
  return (slug: string, userId: string): Portrait | undefined => {
    if (!found.has(slug)) found.set(slug, read(slug));
    const rendered = found.get(slug);
    return rendered && { hash: nameOf(userId, rendered), userId, rendered };
  };
}

/** How many are written side by side. */
const atOnce = 32;

export async function storePortraits(files: PictureFiles, portraits: readonly Portrait[]): Promise<void> {
  const left = portraits.values();
  const store = async () => {
    for (const { hash, rendered } of left) await files.write(hash, rendered);
  };
  await Promise.all(Array.from({ length: atOnce }, store));
}
