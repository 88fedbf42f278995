import type { FastifyInstance } from 'fastify';
import { getOnboarding, saveOnboarding } from '../../../generated/api/contract/onboarding';
import { createParticipant } from '../../../generated/api/contract/participant';
import { getQuestions } from '../../../generated/api/contract/question';
import { reportParticipant, withdrawReport } from '../../../generated/api/contract/report';
import { AppError } from '../../errors';
import { member, self, user } from '../../guards/guards';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import { registerChanges } from './changeRoutes';
import { join } from './joining';
import { ownProfile } from './own';
import { presentQuestions } from './presentQuestions';
import { findProgress, saveProgress } from './progress';
import { registerViews } from './viewRoutes';

/** P01 to P09 except P10, P11, P13, U05, Q01, and the progress of P01. */
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

  route(app, reportParticipant, member, app.reporting.report('PARTICIPANT'));
  route(app, withdrawReport, member, app.reporting.withdraw('PARTICIPANT'));

  route(app, getQuestions, user, async ({ query, request }) => {
    const config = app.communities.byId(query.communityId);
    if (!config) throw new AppError(1117);
    return presentQuestions(config, answerLang(request));
  });

  registerViews(app, now);
  registerChanges(app, now);
}
