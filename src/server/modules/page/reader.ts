import type { FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { countsIn } from '../../guards/countsIn';
import { asMember, type Member } from '../../guards/membership';
import { pageCookieName } from '../../pageCookie';
import { splitToken } from '../../tokens';

/** The signed-in reader of a page. */
interface Reader {
  member: Member;
  /** The value of the page cookie. */
  cookie: string;
}

/** Whether a browser opens the address as a page of its own: not in a frame, and not by a script. */
const isDocument = ({ method, headers }: FastifyRequest): boolean => {
  const { 'sec-fetch-dest': destination } = headers;
  return method === 'GET' && (destination === undefined || destination === 'document');
};

/**
 * The reader of a page by its cookie. The specification's cookie, which the client writes with its token and removes
 * with it, must name the same session: a browser that signed out without a connection still has the page cookie.
 * Undefined for visitors, and if the session does not count in the community.
 */
export async function readerOf(
  request: FastifyRequest,
  config: CommunityConfig,
): Promise<Reader | undefined> {
  const { [pageCookieName]: cookie, session, zone } = request.cookies;
  if (!isDocument(request) || !cookie || splitToken(cookie)?.id !== session) return undefined;
  const { sessions, secrets } = request.server;
  const identity = await sessions.identifyPage(cookie);
  if (!identity || !countsIn(config, identity, secrets)) return undefined;
  // The calls that the server makes for the page have none of the browser's cookies.
  await sessions.seenIn(identity, config.id, zone);
  return { member: asMember(identity, config.id), cookie };
}
