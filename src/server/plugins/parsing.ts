import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';

/** Where text holds a NUL, which no field may have and the database refuses; undefined when nowhere. */
function nulPath(value: unknown): string | undefined {
  const open: [string, unknown][] = [['', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, at] = next;
    if (typeof at === 'string' && at.includes('\0')) return path;
    if (typeof at !== 'object' || at === null) continue;
    for (const [key, inner] of Object.entries(at)) {
      if (key.includes('\0')) return path;
      open.push([path ? `${path}.${key}` : key, inner]);
    }
  }
  return undefined;
}

/**
 * How bodies are read and checked. JSON and plain text only; an empty body counts as `{}`, since every call carries a
 * JSON content type, also those that send nothing. Types of a body are taken at their word; a query is all text, so its
 * numbers and booleans are converted.
 */
export function registerParsing(app: FastifyInstance): void {
  const shared = { allErrors: true, useDefaults: true, removeAdditional: true, allowUnionTypes: true };
  const strict = new Ajv({ ...shared, coerceTypes: false });
  const lenient = new Ajv({ ...shared, coerceTypes: true });
  for (const ajv of [strict, lenient]) addFormats.default(ajv);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : lenient).compile(schema),
  );

  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('preValidation', async (request) => {
    const { body: schema } = request.routeOptions.schema ?? {};
    if (request.body === undefined && schema) request.body = {};
    const path = nulPath({ query: request.query, params: request.params, body: request.body });
    if (path !== undefined) {
      const [, ...inside] = path.split('.');
      throw new AppError(1100, { details: [{ path: inside.join('.'), message: 'must not contain NUL' }] });
    }
  });
}
