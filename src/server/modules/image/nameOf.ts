import { createHash, randomBytes } from 'node:crypto';
import type { RenderedPicture } from './picture';

/** A name by content and owner: the content behind an address never changes, and belongs to one owner. */
export function nameOf(userId: string, rendered: readonly RenderedPicture[]): string {
  const digest = createHash('sha256').update(userId);
  for (const { bytes } of rendered) digest.update('\0').update(bytes);
  return digest.digest('hex').slice(0, 32);
}

/** A random name, which cannot be guessed. */
export const drawnName = (): string => randomBytes(16).toString('hex');
