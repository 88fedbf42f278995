import type { FastifyInstance, FastifyReply } from 'fastify';
import { imageHash } from '../../../lib/imagePath';
import { AppError } from '../../errors';
import { everySize } from './kinds';

/** The content behind a name never changes. */
const immutable = 'public, max-age=31536000, immutable';
/** An image is never run, even if it is opened by itself. */
const policy = "default-src 'none'; sandbox";

/** Images at /images/<hash>-<size>.webp. Audience: anyone who knows the name; names cannot be guessed. */
export function servePictures(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/images/:name',
    { schema: { hide: true } },
    async ({ params: { name }, headers }, reply): Promise<FastifyReply> => {
      const hash = imageHash(`/images/${name}`);
      const size = everySize.find((each) => name.endsWith(`-${each}.webp`));
      const file = hash && size ? await app.images.read(hash, size) : undefined;
      if (!file) throw new AppError(1110);
      const etag = `"${name}"`;
      reply
        .type('image/webp')
        .header('etag', etag)
        .header('cache-control', immutable)
        .header('content-security-policy', policy);
      if (headers['if-none-match'] === etag) {
        file.stream.destroy();
        return reply.code(304).send();
      }
      return reply.header('content-length', file.size).send(file.stream);
    },
  );
}
