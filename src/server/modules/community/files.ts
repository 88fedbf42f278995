import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFileName } from '../../../config/fileNames';
import { AppError } from '../../errors';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** A picture or document of a folder is shown, never run: scripts in an SVG opened by itself are dead. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";

/** The file's place on disk if it lies inside the folder's assets, links followed; undefined otherwise. */
async function locate(folder: string, path: string): Promise<string | undefined> {
  try {
    const [inside, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    return file.startsWith(inside + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * S01, S02 and the rest of a community's folder. Audience: anyone; nothing secret stands in a folder.
 * JSON is checked anew at every use (`no-cache`), as the specification wants (CFG-07).
 */
export function registerCommunityFiles(app: FastifyInstance, dir: string): void {
  app.get<{ Params: { domain: string; file: string } }>(
    '/community/:domain/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const config = app.communities.byDomain(params.domain);
      const file = config && isFileName(params.file) && app.communities.file(config.domain, params.file);
      if (!file) throw new AppError(1117);
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(file.text);
    },
  );

  app.get<{ Params: { domain: string; '*': string } }>(
    '/community/:domain/assets/*',
    { schema: { hide: true } },
    async ({ params, headers }, reply): Promise<FastifyReply> => {
      const config = app.communities.byDomain(params.domain);
      const type = types[extname(params['*']).toLowerCase()];
      const file = config && type && (await locate(join(dir, config.domain, 'assets'), params['*']));
      if (!file) throw new AppError(1117);
      const { size, mtimeMs } = await stat(file);
      const etag = `"${size.toString(36)}-${mtimeMs.toString(36)}"`;
      reply
        .header('etag', etag)
        .header('cache-control', 'public, max-age=300, stale-while-revalidate=86400')
        .header('content-security-policy', assetPolicy);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).header('content-length', size).send(createReadStream(file));
    },
  );
}
