import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/event';
import type { Event, Following } from '../../../generated/api/event';
import { anyone, member, organiser } from '../../guards/guards';
import { route } from '../../plugins/route';
import { registerUploads, uploadedFile } from '../../plugins/uploads';
import type { Identity } from '../session/sessions';
import { createChanges } from './change';
import { createEnding } from './ending';
import { createFaces } from './faces';
import { createEventFinder, createOrganisersOf } from '../../eventAccess/find';
import { registerGuests } from './guestRoutes';
import { registerEventLists } from './listRoutes';
import { pointOfMapsLink } from './mapsLink';
import { registerInvitations } from './invitation/routes';
import { registerOrganiser } from './organiser/routes';
import { createParticipation } from './participation';
import { registerParticipation } from './participationRoutes';
import { presentEvent } from './present';
import type { EventParts } from './parts';
import { registerPayments } from './payment/routes';
import { createResponsibles, listResponsibles } from './responsibles';
import { ownId, viewerOf, viewingOf, type Scope } from '../../eventAccess/viewer';
import { registerWaiting } from './waitingRoutes';

/** By whom those that follow in a series are changed too; undefined where they stay as they are. */
const following = (query: Following, identity: Identity, communityId: string) =>
  query.following ? viewerOf(identity, communityId) : undefined;

/** E01 to E23, E32, E39 to E43, and what organisers do besides. */
export async function registerEventRoutes(
  app: FastifyInstance,
  parts: EventParts,
  now: () => Date,
): Promise<void> {
  const { db, limits } = app;
  const { orm } = db;
  const { covers } = parts;
  const facesOf = createFaces(db, now);
  const find = createEventFinder(db);
  const changes = createChanges(db, parts, now);
  const ending = createEnding(db, parts, now);
  const responsibles = createResponsibles(db, now);
  app.lookups.organisersOf = createOrganisersOf(app.db);

  /** An event that the caller may see, as they see it. */
  async function seen(id: string, identity: Identity | undefined, community: Scope): Promise<Event> {
    const communityId = community.id;
    const viewer = viewerOf(identity, communityId, id);
    // Asked for together, and told together or not at all.
    const [{ event, mayEdit, part, waiting, invitations }, faces] = await Promise.all([
      find({ communityId, id, viewer }),
      facesOf(id, viewer, community),
    ]);
    return presentEvent(event, { viewer, part, faces, waiting, invitations, mayEdit, now: now() });
  }

  registerEventLists(app, now);

  route(app, calls.createEvent, member, async ({ body, identity, community }) => {
    const creator = ownId(identity);
    await limits.account('eventsCreated', identity.userId);
    const id = await changes.create(community.id, creator, body);
    return seen(id, identity, community);
  });

  route(app, calls.getEvent, anyone, ({ params, identity, community }) =>
    seen(params.id, identity, community),
  );

  route(app, calls.updateEvent, organiser, async ({ params, query, body, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    await changes.change({
      communityId: community.id,
      id: params.id,
      body,
      by: identity,
      following: following(query, identity, community.id),
    });
    return seen(params.id, identity, community);
  });

  /** What is to end, of a call that says so. */
  const endedOf = ({ params, query, identity, community }: Ending) => ({
    communityId: community.id,
    id: params.id,
    following: following(query, identity, community.id),
    by: identity,
  });
  route(app, calls.deleteEvent, organiser, (asked) => ending.remove(endedOf(asked)));

  route(app, calls.cancelEvent, organiser, async (asked) => {
    const { params, identity, community } = asked;
    await limits.account('eventChanges', identity.userId);
    await ending.cancel(endedOf(asked));
    return seen(params.id, identity, community);
  });

  await registerUploads(app, (scope) =>
    route(
      scope,
      calls.uploadEventImage,
      organiser,
      async ({ request, params, query, identity, community }) => {
        await limits.account('upload', identity.email);
        const file = await uploadedFile(request, 'image');
        await covers.put(community.id, params.id, file, following(query, identity, community.id));
        return seen(params.id, identity, community);
      },
    ),
  );

  route(app, calls.removeEventImage, organiser, async ({ params, query, identity, community }) => {
    await covers.remove(community.id, params.id, following(query, identity, community.id));
    return seen(params.id, identity, community);
  });

  route(app, calls.getResponsibles, anyone, async ({ params, identity, community }) => {
    const viewer = viewerOf(identity, community.id, params.id);
    await find({ communityId: community.id, id: params.id, viewer });
    return listResponsibles(orm, params.id, viewingOf(viewer, community, now()));
  });

  route(app, calls.readMapsLink, member, async ({ body, identity }) => {
    await limits.account('link', identity.email);
    return pointOfMapsLink(body.link, app.pastedLinks);
  });

  route(app, calls.removeResponsible, organiser, async ({ params, identity, community, reachable }) => {
    await limits.account('eventChanges', identity.userId);
    const whose = { communityId: community.id, eventId: params.id, participantId: params.pid };
    // Of anybody else nothing is there to change.
    if (reachable.has(params.pid)) await responsibles.remove(whose);
    return listResponsibles(orm, params.id, viewingOf(viewerOf(identity, community.id), community, now()));
  });

  registerGuests(app, find, { seen, now });

  const participation = createParticipation(db, parts, now);
  registerParticipation(app, participation, find, now);
  registerInvitations(app, { participation, responsibles, seen, notifyAbout: parts.notifyAbout }, now);
  registerOrganiser(app, participation);
  registerWaiting(app, parts.places, now);
  registerPayments(app, parts, now);
}

/** A call that ends an event. */
interface Ending {
  params: { id: string };
  query: Following;
  identity: Identity;
  community: CommunityConfig;
}
