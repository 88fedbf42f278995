import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import type { Audience, ServerCall } from '../../lib/call';
import { errorCatalogue, isErrorCode } from '../../lib/errorCatalogue';
import { communityOf } from '../community';
import { AppError } from '../errors';
import { actsOn } from '../guards/actsOn';
import { holdsAdminSecret } from '../guards/adminSecret';
import type { Asked, GuardFor, Lookups } from '../guards/guard';
import { identify } from '../guards/identify';
import type { Identity } from '../people/identity';
import { auditEventCall } from './auditEventCall';
import { nullsAsTypes } from './nullable';
import { requireNoNul } from './parsing';
import { checkerOf } from './validation';

/** What a handler is given: what was sent, in checked form, who sent it, and the community it is about. */
interface CallContext<Query, Params, Body, Someone, Found = undefined> {
  query: Query;
  params: Params;
  body: Body;
  identity: Someone;
  community: CommunityConfig;
  /** What was read meanwhile. */
  found: Promise<Found>;
  /** Those on whom the caller may act, of the people whom the call names to be acted on. */
  reachable: ReadonlySet<string>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is known of a call before anything of it is checked. */
export interface Unchecked<Params> {
  params: Params;
  community: CommunityConfig;
}

/**
 * Reads what a call answers about whoever asks, while the guard finds out who it is: the database is waited for once. Whom
 * the guard refuses is told nothing of it.
 */
type Meanwhile<Params, Found> = (about: Unchecked<Params>) => Promise<Found>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that a route answers. */
    call?: ServerCall<unknown, unknown, unknown, unknown>;
  }
  interface FastifyInstance {
    /** What capabilities tell guards: each is set by the module that knows it. */
    lookups: Lookups;
  }
  interface FastifyRequest {
    caller: Identity | undefined;
    found: Promise<unknown> | undefined;
    reachable: ReadonlySet<string>;
  }
}

/** What routes keep on the app and on each request. */
export function registerRequestContext(app: FastifyInstance): void {
  app.decorate('lookups', {});
  app.decorateRequest('caller', undefined);
  app.decorateRequest('found', undefined);
  app.decorateRequest('community', undefined);
}

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;

const answered = (call: AnyCall): FastifySchema['response'] => {
  const { responseType, redirects } = call;
  const response = nullsAsTypes(call.response);
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
  ...(['anyone', 'adminSecret'].includes(call.audience) ? {} : { security: [{ bearer: [] }] }),
});

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Checks the ids of an address before anybody goes by them: guards look them up, before Fastify checks what was sent. Throws 1100.
 * Works on a copy, since the check converts numbers and fills in defaults.
 */
function idCheckerOf({ params }: AnyCall): (request: FastifyRequest) => void {
  const check = checkerOf.others(params ?? {});
  return (request) => {
    requireNoNul({ params: request.params, query: request.query });
    const error = check(structuredClone(request.params));
    if (error) throw error;
  };
}

/** A request as guards see it: what it names is checked once one of them asks for it. */
async function askedBy(request: FastifyRequest, checkIds: (request: FastifyRequest) => void): Promise<Asked> {
  const { server: app, query, params } = request;
  const community = communityOf(request);
  return {
    identity: await identify(app, tokenOf(request), community),
    community,
    get input() {
      checkIds(request);
      return { query, params };
    },
    lookups: app.lookups,
    // In a header, or in the query, where the specification puts it.
    holdsSecret: () => holdsAdminSecret(request, (query as { secret?: unknown }).secret),
  };
}

/** The refusal of a token that is good no more, with why where that is known. */
async function withReason(error: unknown, request: FastifyRequest): Promise<unknown> {
  const token = tokenOf(request);
  if (!token || !(error instanceof AppError) || error.code !== 405) return error;
  const ended = await request.server.sessions.whyEnded(token);
  return ended ? new AppError(405, { details: [{ path: 'session', message: { ended } }] }) : error;
}

/**
 * Makes one call of the contract answer. In this order: the limit per address and the guard, before the body is read;
 * the body, no longer than the contract says; whether it is theirs what it names; the check of what was sent; whether the
 * caller may act on the people it names (`actsOn`); the handler, which answers a long text as a stream; what a manager did
 * to somebody else's event stands in the audit then. The guard's audience must be the contract's.
 */
export function route<
  Query,
  Params,
  Body,
  Response,
  Who extends Audience,
  Someone extends Identity | undefined,
  Found = undefined,
>(
  app: FastifyInstance,
  call: ServerCall<Query, Params, Body, Response, Who>,
  guard: GuardFor<Body, Who, Someone>,
  handler: (context: CallContext<Query, Params, Body, Someone, Found>) => Promise<Response | Readable>,
  meanwhile?: Meanwhile<Params, Found>,
): void {
  const { owns } = guard;
  const checkIds = idCheckerOf(call);
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(call),
    config: { call },
    ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    onRequest: async (request) => {
      await app.limits.address(call.name, request);
      request.found = meanwhile?.({ params: request.params as Params, community: communityOf(request) });
      // The handler hears of a failure, if it comes to that.
      request.found?.catch(() => undefined);
      try {
        request.caller = await guard.admit(await askedBy(request, checkIds));
      } catch (error) {
        throw await withReason(error, request);
      }
    },
    ...(owns
      ? {
          preValidation: async (request) => {
            if (!owns(request.caller as Someone, request.body)) throw new AppError(1109);
          },
        }
      : {}),
    preHandler: async (request) => {
      const { caller: identity, query, params, body } = request;
      const communityId = communityOf(request).id;
      request.reachable = await actsOn(app.db.orm, {
        call,
        identity,
        communityId,
        input: { query, params, body },
      });
    },
    handler: async (request, reply) => {
      const writeDown = await auditEventCall(request, call);
      const result = await handler({
        query: request.query as Query,
        params: request.params as Params,
        body: request.body as Body,
        identity: request.caller as Someone,
        community: communityOf(request),
        found: request.found as Promise<Found>,
        reachable: request.reachable,
        request,
        reply,
      });
      await writeDown?.();
      if (reply.sent || call.redirects) return reply;
      return reply.type(call.responseType ?? 'application/json; charset=utf-8').send(result);
    },
  });
}
