import type { FastifyInstance } from 'fastify';
import { followRole } from '../../../generated/api/contract/admin';
import { byCommunityId, can } from '../../guards/guards';
import { route } from '../../plugins/route';
import { createStreams } from './streams';

/** D16. */
export function registerLive(app: FastifyInstance, now: () => Date): void {
  const streams = createStreams(app, now);

  route(app, followRole, byCommunityId(can('community.manage')), async ({ identity, community, reply }) => {
    // A proxy would keep it until it ends.
    reply.header('x-accel-buffering', 'no');
    return streams.open(identity, community.id);
  });
}
