import type { FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../config/types';

declare module 'fastify' {
  interface FastifyRequest {
    /** The result of `communityOf`; undefined before the first call. */
    community: CommunityConfig | undefined;
  }
}

/** The community that a call is about: by host, else by X-Community-Id, else the default (CFG-04). One for the whole call. */
export function communityOf(request: FastifyRequest): CommunityConfig {
  const id = request.headers['x-community-id'];
  request.community ??= request.server.communities.forCall(
    request.host,
    typeof id === 'string' ? id : undefined,
  );
  return request.community;
}

/** The origin of the community's site as the caller reaches it. */
export const originFor = (request: FastifyRequest, community: CommunityConfig): string =>
  request.server.communities.origin(community, request.host);
