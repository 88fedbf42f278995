import type { Orm } from '../../db/database';
import { profileError } from '../../errors';
import type { Images } from '../image/images';
import type { Patch } from './checks';

/**
 * Makes sure that a picture newly put on a profile is one its owner uploaded. In the transaction that stores it. Throws
 * 1100 when it is another's or gone.
 */
export async function claimAvatar(
  images: Images,
  orm: Orm,
  { avatarUrl }: Patch,
  { userId, avatarUrl: before }: { userId: string; avatarUrl: string | null },
): Promise<void> {
  if (!avatarUrl || avatarUrl === before) return;
  if (await images.claim(orm, userId, avatarUrl)) return;
  throw profileError([{ path: 'profile.avatarUrl', rule: 'pictureUnknown' }]);
}
