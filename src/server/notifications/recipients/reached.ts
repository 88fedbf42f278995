import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import type { Category } from '../kinds/categories';
import { readWanting } from '../preferences/preferences';
import { readMembers } from './members';

/** The members of a community, by their ids, that a notification of an optional kind reaches by at least one channel. */
export async function readReached(
  app: Pick<FastifyInstance, 'channels' | 'communities'>,
  orm: Orm,
  community: CommunityConfig,
  kind: { kind: string; category: Category },
): Promise<Set<string>> {
  const wants = await readWanting(orm, community.id, kind);
  const members = await readMembers(app, orm, community);
  const reached = new Set<string>();
  for (const channel of app.channels) {
    const wanting = members.filter(
      ({ id, recipient }) => !reached.has(id) && wants(recipient.userId, channel),
    );
    const addresses = await channel.addressesOf(
      orm,
      wanting.map(({ recipient }) => recipient),
    );
    wanting.forEach(({ id }, at) => addresses[at]?.length && reached.add(id));
  }
  return reached;
}
