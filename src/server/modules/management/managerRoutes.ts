import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/manager';
import { AppError } from '../../errors';
import { byCommunityId, can, member } from '../../guards/guards';
import { isInside, roleOf } from '../../guards/membership';
import { route } from '../../plugins/route';
import type { Participant } from '../../people/participant';
import { answerManagerInvitation, listInvitedManagers } from './managerInvitations';
import { setRole } from './setRole';

/** D10, D12 and D46: managers, and invitations of managers. */
export function registerManagers(app: FastifyInstance, now: () => Date): void {
  route(app, calls.getManagers, byCommunityId(can('managers.manage')), async ({ identity, community }) => {
    const { orm } = app.db;
    const present = (participant: Participant, isInvited: boolean) => {
      const { id, firstName, lastName, slug, avatarUrl, userId, managedVersion: version } = participant;
      const isSelf = userId === identity.userId;
      const mayRevoke = isInvited || isSelf || roleOf(identity) === 'ROLE_ADMIN';
      return { id, firstName, lastName, slug, avatarUrl, isSelf, isInvited, mayRevoke, version };
    };
    const [managers, invited] = await Promise.all([
      app.managers.list(orm, community.id),
      listInvitedManagers(orm, community.id),
    ]);
    return [
      ...managers.map(({ participant }) => present(participant, false)),
      ...invited.map(({ participant }) => present(participant, true)),
    ];
  });

  route(app, calls.setRole, can('managers.manage'), ({ identity, community, params, body }) =>
    setRole(app, community, identity, { participantId: params.id, ...body, now: now() }),
  );

  route(app, calls.answerManagerInvitation, member, async ({ identity, community, body: { accept } }) => {
    const { participantId } = identity.membership ?? {};
    if (!participantId || !isInside(identity)) throw new AppError(1301);
    await answerManagerInvitation(app, { communityId: community.id, participantId, accept });
    return 'OK';
  });
}
