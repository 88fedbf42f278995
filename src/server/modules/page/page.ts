import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutHash, withoutQuery } from '../../../lib/addressParts';
import { setPageCookie } from '../../pageCookie';
import { sendRepresentation } from '../../sending/send';
import { sendOnce } from '../../sending/sendOnce';
import { cardPageAt } from './cards/pages';
import { createComposer } from './compose';
import { answerCrash } from './crash';
import { createPageMaker, type Page } from './make';
import { createMemberPages, type MemberPage, type MemberPageOptions } from './memberPage';
import { cachePages } from './pageCache';
import type { PageOptions } from './pageOptions';
import { cachePayloads } from './payload';
import { peopleOn, type FindPeople } from './people';
import { visitOf } from './visit';

interface Options extends PageOptions, Pick<MemberPageOptions, 'now' | 'startLimit'> {
  people: FindPeople;
}

const asHtml = (reply: FastifyReply, { policy }: Pick<Page, 'policy'>): FastifyReply =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy);

/**
 * Nobody stores it, not even the browser: after a sign-out, neither "back" nor another user of the browser may bring it
 * again. It is sent once, so it has no validator.
 */
function sendMemberPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MemberPage,
): Promise<FastifyReply> {
  setPageCookie(request, reply, page.cookie);
  asHtml(reply, page)
    .header('cache-control', 'private, no-store')
    // Sites of other origins do not load it as an image or a script either.
    .header('cross-origin-resource-policy', 'same-origin');
  return sendOnce(request, reply, page.html);
}

/**
 * Answers every address of a page. Audience: anyone. A page contains nothing personal (see make.ts), except for the
 * data of a reader who is known by the page cookie (see memberPage.ts). A blocked viewer finds less.
 */
export function registerPage(app: FastifyInstance, options: Options): void {
  const makers = { payloads: cachePayloads(options), compose: createComposer(options) };
  const make = createPageMaker(options, makers);
  const cached = cachePages(make);
  const memberPage = createMemberPages({ ...options, ...makers });

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = withoutQuery(request.url);
    const config = app.communities.byHost(request.host);
    reply.header('vary', 'cookie, accept-encoding');
    const shown = await cardPageAt(request, config, path);
    if (shown?.movedTo) {
      // Not to be remembered: the name may come back.
      const query = withoutHash(request.url.slice(path.length));
      return reply.header('cache-control', 'no-cache').redirect(shown.movedTo + query, 301);
    }
    const asked = visitOf(request, config, path);
    const visit = {
      ...asked,
      people: await peopleOn(asked, options.people),
      card: shown?.card,
      hidden: shown?.indexed === false,
    };
    const found = visit.route !== undefined && shown?.found !== false;
    const own = found ? await memberPage(request, visit) : undefined;
    if (own) return sendMemberPage(request, reply, own);
    // Pages that are not found are not cached, because there is no limit to their number.
    const shared = await (found && shown?.found !== 'perhaps' ? cached : make)(visit);
    asHtml(reply.code(found ? 200 : 404), shared).header('cache-control', 'no-cache');
    return sendRepresentation(request, reply, shared.content);
  }

  const errorHandler = answerCrash(app);
  app.get('/', { errorHandler }, page);
  app.get('/*', { errorHandler, exposeHeadRoute: true }, page);
}
