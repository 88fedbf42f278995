import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import type { Audience, ServerCall } from '../../lib/call';
import { errorCatalogue, isErrorCode } from '../../lib/errorCatalogue';
import { communityOf } from '../community';
import type { Identity } from '../modules/session/sessions';
import type { Guard } from './guards';

/** What a handler is given: what was sent, in checked form, who sent it, and the community it is about. */
export interface CallContext<Query, Params, Body, Someone> {
  query: Query;
  params: Params;
  body: Body;
  identity: Someone;
  community: CommunityConfig;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that a route answers. */
    call?: ServerCall<unknown, unknown, unknown, unknown>;
  }
  interface FastifyRequest {
    caller: Identity | undefined;
  }
}

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;

const answered = ({ response, responseType, redirects }: AnyCall): FastifySchema['response'] => {
  if (redirects) return { 302: { type: 'null', description: 'On to another page.' } };
  return { 200: responseType ? { content: { [responseType]: { schema: response } } } : response };
};

const describe = ({ audience, errors }: AnyCall): string => {
  const texts = errors.map((code) => (isErrorCode(code) ? `${code} ${errorCatalogue[code].en}` : code));
  return [`Audience: ${audience}.`, ...(texts.length ? [`Errors: ${texts.join(' ')}`] : [])].join(' ');
};

const schemaOf = (call: AnyCall): FastifySchema => ({
  ...(call.query ? { querystring: call.query } : {}),
  ...(call.params ? { params: call.params } : {}),
  ...(call.body ? { body: call.body } : {}),
  response: answered(call),
  summary: [call.id, call.summary].filter(Boolean).join(' '),
  description: describe(call),
  tags: [call.resource],
  ...(call.bodyType ? { consumes: [call.bodyType] } : {}),
  ...(['user', 'self', 'admin'].includes(call.audience) ? { security: [{ bearer: [] }] } : {}),
});

/**
 * Makes one call of the contract answer. In this order: the limit per address (before the body is read), the guard,
 * the check of what was sent, the handler. The guard's audience must be the contract's.
 */
export function route<
  Query,
  Params,
  Body,
  Response,
  Who extends Audience,
  Someone extends Identity | undefined,
>(
  app: FastifyInstance,
  call: ServerCall<Query, Params, Body, Response, Who>,
  guard: Guard<Who, Someone>,
  handler: (context: CallContext<Query, Params, Body, Someone>) => Promise<Response>,
): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(call),
    config: { call },
    onRequest: (request) => app.limits.address(call.name, request),
    preValidation: async (request) => {
      request.caller = await guard.admit(request);
    },
    handler: async (request, reply) => {
      const result = await handler({
        query: request.query as Query,
        params: request.params as Params,
        body: request.body as Body,
        identity: request.caller as Someone,
        community: communityOf(request),
        request,
        reply,
      });
      if (reply.sent || call.redirects) return reply;
      return reply.type(call.responseType ?? 'application/json; charset=utf-8').send(result);
    },
  });
}
