import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OwnFeed } from '../../../generated/api/event';
import * as calls from '../../../generated/api/contract/event';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import { calendarFile, calendarType, type CalendarEntry } from '../../calendar/calendarFile';
import { communityOf, originFor } from '../../community';
import { AppError } from '../../errors';
import { anyone, member } from '../../guards/guards';
import { route } from '../../plugins/route';
import { findEvent } from '../../eventAccess/find';
import { findParticipation } from '../../eventAccess/participation';
import { sequenceFor } from '../../eventAccess/reader';
import { ownId, viewerOf } from '../../eventAccess/viewer';
import { publishedEntry } from './entries';
import { ownEntries, publicEntries } from './feeds';
import { feedSince, ownerOfFeed, renewFeed } from './ownFeed';

/** How often calendars poll. */
const refresh = 'PT1H';
const secretForm = /^[\w-]{43}$/;

/** E34 to E36, S05 and S06: events in calendars. */
export function registerEventCalendars(app: FastifyInstance, now: () => Date): void {
  const { db, limits } = app;
  const { orm } = db;

  route(app, calls.getEventCalendar, anyone, async ({ params, identity, community, request, reply }) => {
    const viewer = viewerOf(identity, community.id, params.id);
    const { participantId } = viewer;
    const { event, mayEdit } = await findEvent(orm, { communityId: community.id, id: params.id, viewer });
    const part = participantId
      ? await findParticipation(orm, { eventId: event.id, participantId })
      : undefined;
    const own = part ? (await sequenceFor(orm, event, participantId)) - event.sequence : 0;
    const entry = publishedEntry(event, { isExpected: mayEdit || part?.status === 'CONFIRMED', part, own });
    const { lang } = community.community;
    const file = calendarFile({ config: community, lang, siteUrl: originFor(request, community) }, [entry]);
    await reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="event.ics"' })
      .type(calendarType('PUBLISH'))
      .send(file);
    return file;
  });

  route(app, calls.getOwnFeed, member, async ({ identity }): Promise<OwnFeed> => {
    const since = await feedSince(orm, ownId(identity));
    return { since: since?.toISOString() ?? null, url: null };
  });

  route(app, calls.renewOwnFeed, member, async ({ identity, community, request }): Promise<OwnFeed> => {
    const participantId = ownId(identity);
    await limits.account('calendarFeed', identity.userId);
    const at = now();
    const secret = await renewFeed(orm, participantId, at);
    return { since: at.toISOString(), url: `${originFor(request, community)}/calendar/${secret}.ics` };
  });

  interface Feed {
    config: CommunityConfig;
    lang: Lang;
    siteUrl: string;
    entries: CalendarEntry[];
  }
  const send = (reply: FastifyReply, { entries, ...calendar }: Feed, cache: string): FastifyReply =>
    reply
      .headers({ 'cache-control': cache, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .type('text/calendar; charset=utf-8')
      .send(calendarFile({ ...calendar, refresh }, entries));

  app.get<{ Params: { domain: string } }>(
    '/community/:domain/events.ics',
    { schema: { hide: true }, onRequest: (request) => limits.address('calendarFeed', request) },
    async (request, reply) => {
      const config = app.communities.byDomain(request.params.domain);
      if (!config) throw new AppError(1117);
      const entries = await publicEntries(orm, config.id, now());
      const calendar = { config, lang: config.community.lang, siteUrl: originFor(request, config) };
      return send(reply, { ...calendar, entries }, 'public, max-age=300');
    },
  );

  app.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { schema: { hide: true }, onRequest: (request) => limits.address('calendarFeed', request) },
    async (request, reply) => {
      const config = communityOf(request);
      const secret = /^(.*)\.ics$/.exec(request.params.file)?.[1] ?? '';
      const owner = secretForm.test(secret) ? await ownerOfFeed(orm, config.id, secret) : undefined;
      if (!owner) throw new AppError(1117);
      const entries = await ownEntries(orm, owner, now());
      const lang = owner.lang ?? config.community.lang;
      return send(reply, { config, lang, siteUrl: originFor(request, config), entries }, 'private, no-store');
    },
  );
}
