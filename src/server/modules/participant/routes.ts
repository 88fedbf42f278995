import type { FastifyInstance } from 'fastify';
import { getOnboarding, saveOnboarding } from '../../../generated/api/contract/onboarding';
import { createParticipant } from '../../../generated/api/contract/participant';
import { self, user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { registerChanges } from './changeRoutes';
import { join } from './joining';
import { ownProfile } from './own';
import { findProgress, saveProgress } from './progress';
import { registerViews } from './viewRoutes';

/** P01 to P09 but P10, P11, P13, U05, and how far somebody has come towards P01. */
export function registerParticipants(app: FastifyInstance, now: () => Date): void {
  route(app, createParticipant, self, async ({ body, identity, community, request }) => {
    const participant = await join(request, identity, community, { body, now: now() });
    return ownProfile(request, community, participant);
  });

  route(app, getOnboarding, user, ({ identity, community }) =>
    findProgress(app.db.orm, { communityId: community.id, userId: identity.userId }),
  );

  route(app, saveOnboarding, user, ({ body, identity, community }) =>
    saveProgress(app.db.orm, { communityId: community.id, userId: identity.userId }, body, now()),
  );

  registerViews(app);
  registerChanges(app, now);
}
