import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Init } from '../../../generated/api/currentUser';
import type { Wanted } from '../participant/module';

/**
 * The member whom a user wanted to meet, with name and page. A user inside the community sees them as in a list of
 * members, and may connect from there.
 */
export async function presentWanted(
  { introductions }: Pick<FastifyInstance, 'introductions'>,
  { slug, name, person }: Wanted,
  viewerId: string | undefined,
  by: { config: CommunityConfig; now: Date },
): Promise<NonNullable<Init['introFor']>> {
  if (viewerId === undefined) return { slug, name };
  const known = await introductions.relationsTo(viewerId, [person.id], by);
  const { relation = 'NONE', bookmarked = false, mayWrite } = known.get(person.id) ?? {};
  return { slug, name, card: { subject: person, relation, bookmarked, mayWrite } };
}
