import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutHash, withoutQuery } from '../../../lib/addressParts';
import { sendRepresentation } from '../../sending/send';
import { cardPageAt } from './cards/pages';
import { answerCrash } from './crash';
import { cachePages } from './pageCache';
import { createPageMaker, type PageOptions } from './make';
import { peopleOn, type FindPeople } from './people';
import { visitOf } from './visit';

/**
 * Answers every address of a page. Audience: anyone. The page contains nothing personal (see make.ts), and a blocked
 * viewer finds less.
 */
export function registerPage(app: FastifyInstance, options: PageOptions & { people: FindPeople }): void {
  const make = createPageMaker(options);
  const cached = cachePages(make);

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
    // Pages that are not found are not cached, because there is no limit to their number.
    const { content, policy } = await (found && shown?.found !== 'perhaps' ? cached : make)(visit);
    reply
      .code(found ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy);
    return sendRepresentation(request, reply, content);
  }

  const errorHandler = answerCrash(app);
  app.get('/', { errorHandler }, page);
  app.get('/*', { errorHandler, exposeHeadRoute: true }, page);
}
