import type { FastifyInstance } from 'fastify';
import {
  acceptInvitation,
  previewInvitation,
  renewInvitation,
} from '../../../generated/api/contract/invitation';
import { AppError } from '../../errors';
import { anyone, user } from '../../guards/guards';
import { asMember } from '../../guards/membership';
import { route } from '../../plugins/route';
import type { Invitation } from './invitations';

/** Invitations by link. A visitor learns the inviter's first name and the community, and nothing more. */
export function registerInvitationRoutes(app: FastifyInstance): void {
  async function valid(id: string): Promise<Invitation & { communityTitle: string }> {
    const invitation = await app.invitations.find(app.db.orm, id);
    const config = invitation && app.communities.byId(invitation.communityId);
    if (!invitation || !config) throw new AppError(1108);
    return { ...invitation, communityTitle: config.community.title };
  }

  route(app, previewInvitation, anyone, async ({ params }) => {
    const { inviterFirstName, communityTitle } = await valid(params.id);
    return { inviterFirstName, communityTitle };
  });

  route(app, acceptInvitation, user, async ({ params, identity }) => {
    const invitation = await valid(params.id);
    await app.invitations.accept(app.db.orm, invitation, identity.userId);
    const { communityId, inviterFirstName } = invitation;
    return { communityId, inviterFirstName };
  });

  route(app, renewInvitation, user, async ({ identity, community }) => {
    const { membership } = asMember(identity, community.id);
    if (!membership?.enabled) throw new AppError(1110);
    if (!identity.emailConfirmed) throw new AppError(1146);
    const own = { id: membership.participantId, communityId: community.id };
    return { invitationId: await app.invitations.renew(app.db.orm, own) };
  });
}
