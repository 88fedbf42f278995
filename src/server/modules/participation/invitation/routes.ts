import type { FastifyInstance } from 'fastify';
import { addResponsible, getOrganiserCandidates } from '../../../../generated/api/contract/event';
import * as calls from '../../../../generated/api/contract/eventInvitation';
import { AppError } from '../../../errors';
import { member, organiser } from '../../../guards/guards';
import { route } from '../../../plugins/route';
import { listCandidates } from './candidates';
import { findEvent } from '../../../eventAccess/find';
import type { ParticipationActions } from '../participations';
import { listOrganisers, type Organisers } from '../organisers';
import type { NotifyAbout } from '../notify/activity';
import { ownId, viewerOf, viewingOf } from '../../../eventAccess/viewer';
import { createInvitations } from './invitations';
import { listInvited, readInvited } from './listInvited';

interface Parts {
  participation: ParticipationActions;
  organisers: Organisers;
  notifyAbout: NotifyAbout;
}

/** E17, E33 and E40 to E43: how organisers bring people in, and what those answer. */
export function registerInvitations(app: FastifyInstance, parts: Parts, now: () => Date): void {
  const { db, limits } = app;
  const { orm } = db;
  const { participation, organisers, notifyAbout } = parts;
  const invitations = createInvitations(db, notifyAbout, now);

  route(app, getOrganiserCandidates, organiser, async ({ params, query, identity, community }) => {
    const { participantId: inviterId } = viewerOf(identity, community.id);
    // Administrators who have not joined have no connections here.
    if (!inviterId) return [];
    const { search, invitedAs = 'ORGANISER' } = query;
    return listCandidates(orm, {
      communityId: community.id,
      eventId: params.id,
      inviterId,
      search,
      invitedAs,
    });
  });

  route(app, addResponsible, organiser, async ({ params, identity, community }) => {
    const own = ownId(identity);
    const whose = { communityId: community.id, eventId: params.id, participantId: params.pid };
    if (params.pid === own) {
      await limits.account('eventChanges', identity.userId);
      await organisers.add(whose);
    } else {
      await limits.account('eventInvitations', identity.userId);
      await invitations.invite(whose, 'ORGANISER', own);
    }
    return listOrganisers(orm, params.id, viewingOf(viewerOf(identity, community.id), community, now()));
  });

  route(app, calls.inviteToEvent, organiser, async ({ params, identity, community }) => {
    const own = ownId(identity);
    const { id: eventId, pid: participantId } = params;
    await limits.account('eventInvitations', identity.userId);
    const viewer = viewerOf(identity, community.id);
    await invitations.invite({ communityId: community.id, eventId, participantId }, 'PARTICIPANT', own);
    const invited = await readInvited(orm, eventId, { viewer, participantId, invitedAs: 'PARTICIPANT' });
    if (!invited) throw new AppError(1300);
    return invited;
  });

  route(app, calls.listInvited, organiser, async ({ params: { id }, query, identity, community }) => {
    const viewer = viewerOf(identity, community.id);
    await findEvent(orm, { communityId: community.id, id, viewer });
    return listInvited(orm, id, { viewer, ...query });
  });

  route(app, calls.withdrawInvitation, organiser, async ({ params, query, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    const whose = { communityId: community.id, eventId: params.id, participantId: params.pid };
    await invitations.withdraw(whose, query.invitedAs);
    return 'OK';
  });

  route(app, calls.answerInvitation, member, async ({ params: { id }, body, identity, community }) => {
    const whose = { communityId: community.id, eventId: id, participantId: ownId(identity) };
    await limits.account('participation', identity.userId);
    const { invitedAs, accept } = body;
    if (!accept) await invitations.decline(whose, invitedAs);
    else if (invitedAs === 'ORGANISER') await invitations.organise(whose);
    else await participation.join(whose, { byInvitation: true });
    return app.events.show(id, identity, community);
  });
}
