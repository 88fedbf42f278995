import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Init } from '../../../generated/api/currentUser';
import type { Sees } from '../../people/viewing';

interface Viewer {
  config: CommunityConfig;
  viewerId: string | undefined;
  sees: Sees;
  now: Date;
}

/** How many things wait for a member who is inside the community: the number at the tab of home. */
export async function presentWaiting(
  { introductions, meetings }: Pick<FastifyInstance, 'introductions' | 'meetings'>,
  { viewerId, ...by }: Viewer,
): Promise<Pick<Init, 'waiting'>> {
  if (viewerId === undefined) return {};
  const [counts, incoming] = await Promise.all([
    meetings.countWaiting({ config: by.config, callerId: viewerId }),
    introductions.countIncoming({ ...by, viewerId }),
  ]);
  return { waiting: { ...counts, introductions: incoming } };
}
