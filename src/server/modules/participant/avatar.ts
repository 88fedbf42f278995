import type { Orm } from '../../db/database';
import { profileError } from '../../errors';
import type { Images } from '../image/module';
import type { Patch } from './checks';
import type { Participant } from '../../people/participant';

/** A patch as it may be stored. */
export type ClaimedPatch = Omit<Patch, 'avatarUrl'> & Partial<Pick<Participant, 'avatarUrl'>>;

/**
 * The patch with its picture claimed: one newly put on a profile is one its owner uploaded. In the transaction that
 * stores it. Throws 1100 when it is another's or gone.
 */
export async function claimAvatar(
  images: Images,
  orm: Orm,
  { avatarUrl, ...patch }: Patch,
  { userId, avatarUrl: before }: Pick<Participant, 'userId' | 'avatarUrl'>,
): Promise<ClaimedPatch> {
  if (avatarUrl === undefined || avatarUrl === before) return patch;
  if (!avatarUrl) return { ...patch, avatarUrl: null };
  const claimed = await images.claim(orm, 'participants.avatarUrl', { userId }, avatarUrl);
  if (!claimed) throw profileError([{ path: 'profile.avatarUrl', rule: 'pictureUnknown' }]);
  return { ...patch, avatarUrl: claimed };
}
