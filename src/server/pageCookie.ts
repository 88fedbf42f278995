import type { FastifyReply, FastifyRequest } from 'fastify';
import { communityOf, originFor } from './community';
import { sessionLifetime } from './sessionLifetime';

/**
 * The cookie that identifies the reader of a page, `<session id>.<page secret>`. Only the handler of pages reads it, for
 * GET requests of documents. Calls do not accept it.
 */
export const pageCookieName = 'page';

const attributes = (request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: originFor(request, communityOf(request)).startsWith('https:'),
  path: '/',
});

/** The cookie lives as long as its session, which each use prolongs. */
export const setPageCookie = (request: FastifyRequest, reply: FastifyReply, value: string): void =>
  void reply.setCookie(pageCookieName, value, { ...attributes(request), maxAge: sessionLifetime / 1000 });

export const clearPageCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(pageCookieName, attributes(request));
