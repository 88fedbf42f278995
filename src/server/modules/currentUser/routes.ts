import type { FastifyInstance } from 'fastify';
import { contract } from '../../../generated/api/contract';
import { isLang } from '../../../lib/lang';
import { webPushSubscriptions } from '../../db/schema';
import { AppError } from '../../errors';
import { user } from '../../plugins/guards';
import { route } from '../../plugins/route';
import { presentParticipant, presentPermissions, presentUser, standingOf } from './presenter';

/** U01 to U04, U06. */
export function registerCurrentUser(app: FastifyInstance, now: () => Date): void {
  const { getCurrentUser, setLanguage, saveWebPush, init, getPermissions } = contract.currentUser;

  route(app, getCurrentUser, user, async ({ request, identity }) =>
    presentUser(request, await standingOf(request, identity)),
  );

  route(app, getPermissions, user, async ({ request, identity }) =>
    presentPermissions(await standingOf(request, identity)),
  );

  route(app, setLanguage, user, async ({ body, identity }) => {
    const lang = body.trim().toLowerCase();
    if (!isLang(lang)) throw new AppError(1100, { details: [{ path: '', message: 'must be EN or RU' }] });
    await app.accounts.setLanguage(app.db.orm, identity.userId, lang);
    return 'OK';
  });

  route(app, saveWebPush, user, async ({ body, identity, community }) => {
    const { endpoint, keys } = body;
    const owner = {
      userId: identity.userId,
      communityId: community.id,
      p256dh: keys.p256dh,
      auth: keys.auth,
    };
    await app.db.orm
      .insert(webPushSubscriptions)
      .values({ endpoint, ...owner, createdAt: now() })
      .onConflictDoUpdate({ target: webPushSubscriptions.endpoint, set: owner });
    return 'OK';
  });

  route(app, init, user, async ({ request, identity }) => {
    const standing = await standingOf(request, identity);
    const { participant } = standing;
    const [account, linked, invitationId] = await Promise.all([
      app.accounts.byId(app.db.orm, identity.userId),
      app.accounts.providers(app.db.orm, identity.userId),
      participant?.enabled ? app.invitations.ownOf(app.db.orm, participant) : null,
    ]);
    return {
      user: presentUser(request, standing),
      emailConfirmed: identity.emailConfirmed,
      providers: [...(account?.passwordHash ? (['PASSWORD'] as const) : []), ...linked],
      invitationId,
      permissions: presentPermissions(standing),
      participant: presentParticipant(participant),
    };
  });
}
