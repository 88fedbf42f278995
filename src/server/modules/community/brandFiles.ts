import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brandVersion, isBrandFileName } from '../../brand/address';
import { createBrandCache } from '../../brand/cache';
import { brandFiles } from '../../brand/files';
import { AppError } from '../../errors';

const forGood = 'public, max-age=31536000, immutable';
const forAWhile = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * The generated files of a brand: icons, images of shared links, web manifests, the logo in emails. Audience: anyone.
 * With its version (`?v=`) a file is cached forever. `builtDir` is the folder with the builds and the files that were
 * drawn with them.
 */
export function registerBrandFiles(app: FastifyInstance, builtDir: string | undefined): void {
  const cache = createBrandCache({
    communitiesDir: resolve(app.env.COMMUNITIES_DIR),
    folders: [...(builtDir ? [join(builtDir, 'brand')] : []), resolve(app.env.DATA_DIR, 'brand')],
  });
  app.get<{ Params: { domain: string; file: string }; Querystring: { v?: string } }>(
    '/community/:domain/brand/:file',
    { schema: { hide: true } },
    async ({ params: { domain, file }, query }, reply) => {
      const config = app.communities.byDomain(domain);
      const content = config && isBrandFileName(file) ? await cache.get(config, file) : undefined;
      if (!config || !content || !isBrandFileName(file)) throw new AppError(1117);
      return reply
        .type(brandFiles[file].type)
        .header('cache-control', query.v === brandVersion(config) ? forGood : forAWhile)
        .header('content-security-policy', "default-src 'none'")
        .send(content);
    },
  );
}
