import type { FastifyInstance } from 'fastify';
import {
  deleteIntroWish,
  getCurrentUser,
  getPermissions,
  init,
  setLanguage,
} from '../../../generated/api/contract/currentUser';
import { deleteWebPush, getWebPush, saveWebPush } from '../../../generated/api/contract/webPush';
import { isLang } from '../../../lib/lang';
import { isWaiting } from '../../../lib/rules/managers/memberStates';
import { AppError } from '../../errors';
import { user } from '../../guards/guards';
import { asMember, isInside } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { route } from '../../plugins/route';
import {
  presentConfigIssues,
  presentNeeded,
  presentNotIn,
  presentParticipant,
  presentPermissions,
  presentUser,
} from './presenter';
import { presentWaiting } from './waiting';
import { presentWanted } from './wanted';
import { deleteSubscription, storeSubscription, webPushOf } from './webPush';

/** U01 to U04, U06, U10 to U12. */
export function registerCurrentUser(app: FastifyInstance, now: () => Date): void {
  route(app, getCurrentUser, user, async ({ request, identity, community }) =>
    presentUser(request, community, asMember(identity, community.id)),
  );

  route(app, getPermissions, user, async ({ identity, community }) =>
    presentPermissions(asMember(identity, community.id)),
  );

  route(app, setLanguage, user, async ({ body, identity }) => {
    const lang = body.trim().toLowerCase();
    if (!isLang(lang)) throw new AppError(1100, { details: [{ path: '', message: 'must be EN or RU' }] });
    await app.accounts.setLanguage(app.db.orm, identity.userId, lang);
    return 'OK';
  });

  route(app, saveWebPush, user, async ({ body, identity, community }) => {
    const { userId, sessionId } = identity;
    const owner = { userId, sessionId, communityId: community.id };
    return storeSubscription(app, { ...owner, endpoint: body.endpoint, ...body.keys }, now());
  });

  route(app, getWebPush, user, async ({ identity }) => webPushOf(app, identity));

  route(app, deleteWebPush, user, async ({ identity }) => deleteSubscription(app.db.orm, identity));

  route(app, deleteIntroWish, user, async ({ identity, community }) => {
    await app.introWishes.remove(app.db.orm, { community, userId: identity.userId });
    return 'OK';
  });

  route(app, init, user, async ({ request, identity, community }) => {
    const member = asMember(identity, community.id);
    const { membership } = member;
    const viewerId = isInside(member) ? membership?.participantId : undefined;
    const own = membership && { id: membership.participantId, communityId: community.id };
    const guest = membership
      ? undefined
      : identity.guests.find(({ communityId }) => communityId === community.id);
    const [
      account,
      linked,
      participant,
      preferences,
      invitationId,
      introFor,
      consentIsDue,
      wait,
      guestName,
      toManage,
      waiting,
    ] = await Promise.all([
      app.accounts.byId(app.db.orm, identity.userId),
      app.accounts.providers(app.db.orm, identity.userId),
      own && app.participants.ofUser(community.id, identity.userId),
      own ? app.preferencesIn({ communityId: community.id, userId: identity.userId }) : [],
      own && isInside(member) ? app.invitations.ownOf(app.db.orm, own) : null,
      app.introWishes.of(
        app.db.orm,
        { community, userId: identity.userId },
        own && { viewerId: own.id, sees: seesOf(member, community) },
      ),
      // Administrators are above every community.
      member.role !== 'ROLE_ADMIN' && app.consents.isDue(app.db.orm, community, identity.userId),
      identity.emailConfirmed
        ? 0
        : app.codes.waitOf(app.db.orm, {
            kind: 'confirm',
            communityId: community.id,
            email: identity.email,
          }),
      guest && app.guests.nameOf(app.db.orm, guest.participantId),
      viewerId === undefined ? undefined : app.managers.invitationTo(app.db.orm, viewerId),
      presentWaiting(app, { config: community, viewerId, sees: seesOf(member, community), now: now() }),
    ]);
    return {
      user: presentUser(request, community, member),
      emailConfirmed: identity.emailConfirmed,
      providers: [...(account?.passwordHash ? (['PASSWORD'] as const) : []), ...linked],
      invitationId,
      permissions: presentPermissions(member),
      participant: presentParticipant(participant, {
        community,
        kinds: app.notificationKinds,
        preferences,
        now: now(),
      }),
      ...(guestName ? { guestName } : {}),
      ...waiting,
      ...(toManage ? { managerInvitation: toManage } : {}),
      ...(introFor
        ? { introFor: await presentWanted(app, introFor, viewerId, { config: community, now: now() }) }
        : {}),
      ...(wait > 0 ? { confirmationWait: wait } : {}),
      ...(consentIsDue ? { consentDue: participant && !isWaiting(participant) ? 'CHANGED' : 'FIRST' } : {}),
      ...(await presentNotIn(app, participant)),
      ...(await presentNeeded(app, community, member)),
      ...presentConfigIssues(app, community, member),
    };
  });
}
