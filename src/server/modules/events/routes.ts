import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/event';
import { reportEvent, withdrawEventReport } from '../../../generated/api/contract/report';
import type { Following } from '../../../generated/api/event';
import { anyone, member, memberOrGuest, organiser } from '../../guards/guards';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import { registerUploads, uploadedFile } from '../../plugins/uploads';
import type { Identity } from '../../people/identity';
import { createChanges } from './change';
import { createEnding } from './ending';
import { createOrganisersOf } from '../../eventAccess/find';
import { lastCreatedBy } from './lastCreated';
import { registerEventLists } from './listRoutes';
import { pointOfMapsLink } from './mapsLink';
import type { EventServices } from './services';
import { ownId, viewerOf } from '../../eventAccess/viewer';

/** The viewer by whom the later events of a series are changed, too. Undefined if they stay unchanged. */
const following = (query: Following, identity: Identity, communityId: string) =>
  query.following ? viewerOf(identity, communityId) : undefined;

/** Reading, creating, changing and ending events. */
export async function registerEventRoutes(
  app: FastifyInstance,
  services: EventServices,
  now: () => Date,
): Promise<void> {
  const { db, limits } = app;
  const { show } = app.events;
  const { covers } = services;
  const changes = createChanges(db, services, now);
  const ending = createEnding(db, services, now);
  app.lookups.organisersOf = createOrganisersOf(app.db);

  registerEventLists(app, now);

  route(app, calls.createEvent, member, async ({ body, identity, community, request }) => {
    const creator = ownId(identity);
    await limits.account('eventsCreated', identity.userId);
    const by = { communityId: community.id, createdBy: creator, lang: answerLang(request) };
    const id = await changes.create(by, body);
    return show(id, identity, community);
  });

  route(app, calls.getLastCreated, member, async ({ identity, community }) => {
    const { participantId } = identity.membership ?? {};
    const id = participantId && (await lastCreatedBy(db.orm, community.id, participantId));
    return id ? { event: await show(id, identity, community) } : {};
  });

  route(app, calls.getEvent, anyone, ({ params, identity, community }) =>
    show(params.id, identity, community),
  );

  route(app, reportEvent, memberOrGuest, app.reporting.report('EVENT'));
  route(app, withdrawEventReport, memberOrGuest, app.reporting.withdraw('EVENT'));

  route(app, calls.updateEvent, organiser, async ({ params, query, body, identity, community, request }) => {
    await limits.account('eventChanges', identity.userId);
    await changes.change({
      communityId: community.id,
      id: params.id,
      body,
      lang: answerLang(request),
      by: identity,
      following: following(query, identity, community.id),
    });
    return show(params.id, identity, community);
  });

  /** The parameters of a call that ends an event. */
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
    return show(params.id, identity, community);
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
        return show(params.id, identity, community);
      },
    ),
  );

  route(app, calls.removeEventImage, organiser, async ({ params, query, identity, community }) => {
    await covers.remove(community.id, params.id, following(query, identity, community.id));
    return show(params.id, identity, community);
  });

  route(app, calls.readMapsLink, member, async ({ body, identity }) => {
    await limits.account('link', identity.email);
    return pointOfMapsLink(body.link, app.pastedLinks);
  });
}

/** A call that ends an event. */
interface Ending {
  params: { id: string };
  query: Following;
  identity: Identity;
  community: CommunityConfig;
}
