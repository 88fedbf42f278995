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

/** The input of a handler: the validated request, the caller, and the community. */
interface CallContext<Query, Params, Body, Someone, Found = undefined> {
  query: Query;
  params: Params;
  body: Body;
  identity: Someone;
  community: CommunityConfig;
  /** The result of `meanwhile`. */
  found: Promise<Found>;
  /** The people whom the call names and on whom the caller may act. */
  reachable: ReadonlySet<string>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is known of a call before anything is validated. */
export interface Unchecked<Params> {
  params: Params;
  community: CommunityConfig;
}

/**
 * Reads a call's data about the caller while the guard identifies them, so that the call waits for the database only
 * once. If the guard refuses, the result is discarded.
 */
type Meanwhile<Params, Found> = (about: Unchecked<Params>) => Promise<Found>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that a route answers. */
    call?: ServerCall<unknown, unknown, unknown, unknown>;
  }
  interface FastifyInstance {
    /** Functions for guards, each set by the module that knows the answer. */
    lookups: Lookups;
  }
  interface FastifyRequest {
    caller: Identity | undefined;
    found: Promise<unknown> | undefined;
    reachable: ReadonlySet<string>;
  }
}

/** The decorations that routes need on the app and on each request. */
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
 * Validates the ids of an address before guards look them up, which is before Fastify validates the request. Throws
 * 1100. Works on a copy, because the validation converts numbers and fills in defaults.
 */
function idCheckerOf({ params }: AnyCall): (request: FastifyRequest) => void {
  const check = checkerOf.others(params ?? {});
  return (request) => {
    requireNoNul({ params: request.params, query: request.query });
    const error = check(structuredClone(request.params));
    if (error) throw error;
  };
}

/** A request as guards see it. Its ids are validated when a guard reads them. */
async function askedBy(request: FastifyRequest, checkIds: (request: FastifyRequest) => void): Promise<Asked> {
  const { server: app, query, params } = request;
  const community = communityOf(request);
  return {
    identity: await identify(app, tokenOf(request), community, request.cookies.zone),
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

/** The error for an invalid token, with the reason if it is known. */
async function withReason(error: unknown, request: FastifyRequest): Promise<unknown> {
  const token = tokenOf(request);
  if (!token || !(error instanceof AppError) || error.code !== 405) return error;
  const ended = await request.server.sessions.whyEnded(token);
  return ended ? new AppError(405, { details: [{ path: 'session', message: { ended } }] }) : error;
}

/**
 * Registers a call of the contract. In this order: the limit per address and the guard, before the body is read; the
 * body, with the contract's maximum length; whether the caller may use what it names; the validation; whether the
 * caller may act on the people it names (`actsOn`); the handler, which sends a long text as a stream; the audit entry
 * if a manager changed somebody else's event. The guard's audience must be the contract's.
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
      // The handler gets the failure if it runs.
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
