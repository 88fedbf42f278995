import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeQuickly } from './representation';
import { encodingFor } from './send';

/** Sends a text that is made for one answer: compressed quickly, without an ETag. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const plain = Buffer.from(text);
  const encoding = encodingFor(request, { plain, packs: true });
  if (!encoding) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await encodeQuickly[encoding](plain));
}
