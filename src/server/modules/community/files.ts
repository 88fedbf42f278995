import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFileName } from '../../../config/fileNames';
import type { CommunityConfig, ConfigFile } from '../../../config/types';
import { AppError } from '../../errors';
import { realPathInside } from '../../realPath';
import { createRepresentation, type Representation } from '../../sending/representation';
import { sendRepresentation } from '../../sending/send';

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

/** The type of an asset by its name. Undefined for files that are not served. */
export const assetType = (path: string): string | undefined => types[extname(path).toLowerCase()];

/** The file's path on disk if it lies inside the folder's assets, links followed, also that of the folder; else undefined. */
function locate(dir: string, domain: string, path: string): string | undefined {
  const folder = realPathInside(dir, domain);
  const assets = folder && realPathInside(folder, 'assets');
  return assets && realPathInside(assets, path);
}

/** Maximum size of an asset that is cached in memory, and of the whole cache, in bytes. */
const mostCachedBytes = 512 * 1024;
const cacheBytes = 32 * 1024 * 1024;

/** Formats that are text. */
const packs = (type: string): boolean => /svg|html/.test(type);

/**
 * S01, S02 and the rest of a community's folder. Audience: anyone; a folder contains no secrets. Clients must
 * revalidate JSON at every use (`no-cache`), as the specification says (CFG-07).
 */
export function registerCommunityFiles(app: FastifyInstance, dir: string): void {
  const assets = new LRUCache<string, Representation>({
    maxSize: cacheBytes,
    sizeCalculation: ({ plain }) => Math.max(plain.length, 1),
  });
  const files = new WeakMap<CommunityConfig, Map<string, Representation>>();

  /** The registry returns another config object as soon as anything has changed. */
  function representationOf(config: CommunityConfig, { name, text }: ConfigFile): Representation {
    const ofConfig = files.get(config) ?? new Map<string, Representation>();
    files.set(config, ofConfig);
    const known = ofConfig.get(name) ?? createRepresentation(text);
    ofConfig.set(name, known);
    return known;
  }

  app.get<{ Params: { domain: string; file: string } }>(
    '/community/:domain/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { params } = request;
      const config = app.communities.byDomain(params.domain);
      const file = config && isFileName(params.file) && app.communities.file(config.domain, params.file);
      if (!file) throw new AppError(1117);
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding');
      return sendRepresentation(request, reply, representationOf(config, file));
    },
  );

  app.get<{ Params: { domain: string; '*': string } }>(
    '/community/:domain/assets/*',
    { schema: { hide: true } },
    async (request, reply): Promise<FastifyReply> => {
      const { params, headers } = request;
      const config = app.communities.byDomain(params.domain);
      const type = assetType(params['*']);
      const file = config && type && locate(dir, config.domain, params['*']);
      if (!file) throw new AppError(1117);
      const { size, mtimeMs } = await stat(file);
      reply
        .type(type)
        .header('cache-control', 'public, max-age=300, stale-while-revalidate=86400')
        .header('vary', 'accept-encoding')
        .header('content-security-policy', assetPolicy);
      if (size > mostCachedBytes) {
        const etag = `"${size.toString(36)}-${mtimeMs.toString(36)}"`;
        reply.header('etag', etag);
        if (headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.header('content-length', size).send(createReadStream(file));
      }
      const stamp = `${file} ${size} ${mtimeMs}`;
      const known = assets.get(stamp) ?? createRepresentation(await readFile(file), { packs: packs(type) });
      assets.set(stamp, known);
      return sendRepresentation(request, reply, known);
    },
  );
}
