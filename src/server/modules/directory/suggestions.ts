import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { cleanLine } from '../../../lib/rules/text';
import { asMember, isInside } from '../../guards/membership';
import type { Identity } from '../../people/identity';
import { suggestTags, suggestTagsToNewcomers } from './counts';

/** Whether a user without a participant may join now, without anybody's decision. */
async function mayJoin(
  { db, invitations, memberInvites }: FastifyInstance,
  { id, community: { admission } }: CommunityConfig,
  userId: string,
): Promise<boolean> {
  if (admission !== 'invitation') return admission === 'open';
  return (
    (await invitations.wasInvited(db.orm, id, userId)) || (await memberInvites.isInvited(db.orm, id, userId))
  );
}

/** C19. */
export async function suggestionsFor(
  app: FastifyInstance,
  config: CommunityConfig,
  identity: Identity,
  { search: typed, now }: { search: string; now: Date },
): Promise<string[]> {
  const search = cleanLine(typed);
  if (!search) return [];
  const { orm } = app.db;
  const viewer = asMember(identity, config.id);
  if (isInside(viewer) || viewer.role === 'ROLE_ADMIN') return suggestTags(orm, config, viewer, search, now);
  const isNewcomer = !viewer.membership && config.community.transparent;
  if (!isNewcomer || !(await mayJoin(app, config, viewer.userId))) return [];
  return suggestTagsToNewcomers(orm, config, search);
}
