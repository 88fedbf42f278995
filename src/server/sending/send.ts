import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, Representation } from './representation';

/** Answers below this size, in bytes, are not worth compressing. */
const worthwhile = 1024;

const encodings = ['br', 'gzip', 'identity'];

/** The encoding that the client prefers. Undefined if it takes none, or the content is not worth compressing. */
export function encodingFor(
  request: FastifyRequest,
  { plain, packs }: Pick<Representation, 'plain' | 'packs'>,
): Encoding | undefined {
  if (!packs || plain.length < worthwhile) return undefined;
  const { 'accept-encoding': accepted } = request.headers;
  const chosen = negotiate(String(accepted ?? ''), encodings);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/** Whether the client's copy is current. A proxy may have weakened the tag; a weak match is enough. */
const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Sends it in the encoding that the client prefers, with a strong ETag, or 304 to clients that have it. The caller has
 * set its type, its cache duration, and other headers it varies by.
 */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Representation,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, content);
  const etag = `"${content.digest}${encoding ? `-${encoding}` : ''}"`;
  if (reply.statusCode === 200) {
    reply.header('etag', etag);
    if (isKnown(request, etag)) return reply.code(304).send();
  }
  if (!encoding) return reply.send(content.plain);
  return reply.header('content-encoding', encoding).send(await content.encoded(encoding));
}
