import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeeperThan } from '../../lib/json/depth';
import { AppError } from '../errors';

/** Where text holds a NUL, which no field may have and the database refuses; undefined when nowhere. */
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

/** Throws 1100 with where it is, of what was sent that holds a NUL; `sent` has it by the part of the request. */
export function requireNoNul(sent: Readonly<Record<string, unknown>>): void {
  const found = nulPath(sent);
  if (!found) return;
  const [, ...path] = found;
  throw new AppError(1100, { details: [{ path: path.join('.'), message: 'must not contain NUL' }] });
}

const tooDeep = () => new AppError(1100, { details: [{ path: '', message: 'is nested too deep' }] });

declare module 'fastify' {
  interface FastifyRequest {
    /** A JSON body as it was sent: what was signed. */
    sentText: string;
  }
}

/** Deeper than this nothing of ours is, in lists and objects within one another. */
const deepest = 64;

/**
 * How bodies are read. JSON and plain text only; an empty body counts as `{}`, since every call carries a JSON content
 * type, also those that send nothing. How long one may be stands in the contract, by call.
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
