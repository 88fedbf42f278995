import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/event';
import type { Event } from '../../../generated/api/event';
import type { CommunityConfig } from '../../../config/types';
import { AppError } from '../../errors';
import { anyone, member, organiser, participantOrOrganiser } from '../../guards/guards';
import { route } from '../../plugins/route';
import type { Member } from '../../guards/membership';
import type { Identity } from '../session/sessions';
import { createChanges } from './change';
import { findEvent, organisersOf } from './find';
import { createEventLists } from './lists';
import { createParticipation, findPart, presentPart } from './participation';
import { listPeople } from './people';
import { presentEvent } from './present';
import { createResponsibles, listResponsibles } from './responsibles';
import { creatorOf, viewerOf } from './viewer';

/** A call is about its own community: another that is named is not there. */
function requireHere({ communityId }: { communityId?: string }, { id }: Pick<CommunityConfig, 'id'>): void {
  if (communityId !== undefined && communityId !== id) throw new AppError(1110);
}

/** E01 to E06 and E08 to E18. */
export function registerEvents(app: FastifyInstance, now: () => Date): void {
  const { db, limits } = app;
  const { orm } = db;
  const list = createEventLists(db);
  const changes = createChanges(db, now);
  const responsibles = createResponsibles(db, now);
  app.lookups.organisersOf = (communityId, id) => organisersOf(orm, communityId, id);

  /** An event that the caller may see, as they see it. */
  async function seen(id: string, identity: Identity | undefined, communityId: string): Promise<Event> {
    const viewer = viewerOf(identity, communityId);
    const [{ event, mayEdit }, part] = await Promise.all([
      findEvent(orm, { communityId, id, viewer }),
      viewer.participantId ? findPart(orm, { eventId: id, participantId: viewer.participantId }) : undefined,
    ]);
    return presentEvent(event, { viewer, part, mayEdit, now: now() });
  }

  const listed =
    (which: 'past' | 'upcoming') =>
    ({ query, identity, community }: Asked) => {
      requireHere(query, community);
      const viewer = viewerOf(identity, community.id);
      return list(which, { community: community.id, viewer, page: query.page, now: now() });
    };
  route(app, calls.getPastEvents, anyone, async (context) => listed('past')(context));
  route(app, calls.getUpcomingEvents, anyone, async (context) => listed('upcoming')(context));

  route(app, calls.createEvent, member, async ({ body, identity, community }) => {
    const creator = creatorOf(identity);
    await limits.account('eventsCreated', identity.userId);
    const { id } = await changes.create(community.id, creator, body);
    return seen(id, identity, community.id);
  });

  route(app, calls.getEvent, anyone, ({ params, identity, community }) =>
    seen(params.id, identity, community.id),
  );

  route(app, calls.updateEvent, organiser, async ({ params, body, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    await changes.change(community.id, params.id, body);
    return seen(params.id, identity, community.id);
  });

  route(app, calls.deleteEvent, organiser, ({ params, community }) =>
    changes.remove(community.id, params.id),
  );

  route(app, calls.getResponsibles, anyone, async ({ params, identity, community }) => {
    const viewer = viewerOf(identity, community.id);
    await findEvent(orm, { communityId: community.id, id: params.id, viewer });
    return listResponsibles(orm, params.id, viewer);
  });

  route(app, calls.addResponsible, organiser, async ({ params, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    await responsibles.add(community.id, params.id, params.pid);
    return listResponsibles(orm, params.id, viewerOf(identity, community.id));
  });

  route(app, calls.removeResponsible, organiser, async ({ params, identity, community }) => {
    await responsibles.remove(community.id, params.id, params.pid);
    return listResponsibles(orm, params.id, viewerOf(identity, community.id));
  });

  registerParticipation(app, now);
}

/** E08 to E15. */
function registerParticipation(app: FastifyInstance, now: () => Date): void {
  const { orm } = app.db;
  const { limits } = app;
  const participation = createParticipation(app.db, now);

  route(app, calls.getConfirmed, anyone, async ({ params: { id }, query, identity, community }) => {
    const viewer = viewerOf(identity, community.id);
    await findEvent(orm, { communityId: community.id, id, viewer });
    return listPeople(orm, id, { status: 'CONFIRMED', viewer, page: query.page });
  });

  route(app, calls.getPending, organiser, async ({ params: { id }, query, identity, community }) => {
    const viewer = viewerOf(identity, community.id);
    return listPeople(orm, id, { status: 'PENDING', viewer, page: query.page });
  });

  /** Something a member does about their own part in an event that they may see. */
  async function doOwn(what: 'JOIN' | 'CANCEL', id: string, identity: Member, communityId: string) {
    const participantId = creatorOf(identity);
    await limits.account('participation', identity.userId);
    return participation.act(what, { communityId, eventId: id, participantId }, participantId);
  }
  route(app, calls.confirmParticipation, member, ({ params, identity, community }) =>
    doOwn('JOIN', params.id, identity, community.id),
  );
  route(app, calls.cancelParticipation, member, ({ params, identity, community }) =>
    doOwn('CANCEL', params.id, identity, community.id),
  );

  route(app, calls.getParticipation, participantOrOrganiser, async ({ params, identity, community }) => {
    const { participantId, eventId: id } = params;
    await findEvent(orm, { communityId: community.id, id, viewer: viewerOf(identity, community.id) });
    const whose = { eventId: id, participantId };
    return presentPart(whose, await findPart(orm, whose));
  });

  /** Something an organiser does about somebody's part. */
  const whose = (params: { id: string; pid: string }, communityId: string) => ({
    ...{ communityId, eventId: params.id, participantId: params.pid },
  });
  const byOf = ({ membership }: Member) => membership?.participantId ?? null;

  route(app, calls.approveParticipant, organiser, async ({ params, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    return participation.act('APPROVE', whose(params, community.id), byOf(identity));
  });
  route(app, calls.rejectParticipant, organiser, async ({ params, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    return participation.act('REJECT', whose(params, community.id), byOf(identity));
  });
  route(app, calls.setParticipantStatus, organiser, async ({ params, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    return participation.set(params.status, whose(params, community.id), byOf(identity));
  });
}

interface Asked {
  query: { communityId?: string; page?: number };
  identity: Identity | undefined;
  community: CommunityConfig;
}
