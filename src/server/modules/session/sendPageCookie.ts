import type { FastifyInstance } from 'fastify';
import { setPageCookie } from '../../pageCookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page cookie of the session that this call opens. It is sent with the answer if the call succeeds. */
    newPageCookie: string | undefined;
  }
}

/** Adds the page cookie to the answer of every call that opened a session. */
export function sendPageCookie(app: FastifyInstance): void {
  app.decorateRequest('newPageCookie', undefined);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { newPageCookie } = request;
    if (newPageCookie && reply.statusCode === 200) setPageCookie(request, reply, newPageCookie);
    done();
  });
}
