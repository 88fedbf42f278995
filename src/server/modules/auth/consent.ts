import type { CommunityConfig } from '../../../config/types';
import type { Consent } from '../../../generated/api/auth';
import type { Orm } from '../../db/database';
import { consents } from '../../db/schema';
import { sha256 } from '../../tokens';

/** The legal documents as they are now, and their fingerprint: it changes when any of them does. */
export function currentDocuments({ community }: CommunityConfig) {
  const { legal } = community;
  return { documents: legal, version: sha256(JSON.stringify(legal)).slice(0, 16) };
}

/** A09. Records the consent; repeating it keeps the first time. */
export async function recordConsent(
  orm: Orm,
  community: CommunityConfig,
  userId: string,
  now: Date,
): Promise<Consent> {
  const { documents, version } = currentDocuments(community);
  const key = [consents.userId, consents.communityId, consents.version];
  const [row] = await orm
    .insert(consents)
    .values({ userId, communityId: community.id, version, documents, agreedAt: now })
    .onConflictDoUpdate({ target: key, set: { documents } })
    .returning({ agreedAt: consents.agreedAt });
  return { agreedAt: (row?.agreedAt ?? now).toISOString(), version };
}
