import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeeperThan } from '../../lib/json/depth';
import { AppError } from '../errors';

/**
 * The path of a text with a NUL character, which no field may contain and the database refuses. Undefined if there is
 * none.
 */
function nulPath(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key in value) {
    if (key.includes('\0')) return [];
    const path = nulPath(value[key as keyof typeof value]);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** Throws 1100 with the path of a NUL character in the request. The keys of `sent` are the parts of the request. */
export function requireNoNul(sent: Readonly<Record<string, unknown>>): void {
  const found = nulPath(sent);
  if (!found) return;
  const [, ...path] = found;
  throw new AppError(1100, { details: [{ path: path.join('.'), message: 'must not contain NUL' }] });
}

const tooDeep = () => new AppError(1100, { details: [{ path: '', message: 'is nested too deep' }] });

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as text, because it is signed. */
    sentText: string;
  }
}

/** Deeper than this nothing of ours is, in lists and objects within one another. */
const deepest = 64;

/**
 * How bodies are read: JSON and plain text only. An empty body counts as `{}`, because every call has a JSON content
 * type, also those without a body. The contract has the maximum length by call.
 */
export function registerParsing(app: FastifyInstance): void {
  app.decorateRequest('sentText', '');
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body, done) => {
      const text = body.toString();
      request.sentText = text;
      if (text === '') done(null, undefined);
      else if (isDeeperThan(text, deepest)) done(tooDeep(), undefined);
      else parseJson(request, text, done);
    },
  );
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('preValidation', async (request) => {
    const { body: schema } = request.routeOptions.schema ?? {};
    if (request.body === undefined && schema) request.body = {};
    requireNoNul({ query: request.query, params: request.params, body: request.body });
  });
}
