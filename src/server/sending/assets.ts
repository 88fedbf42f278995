import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';
import { createRepresentation, type Representation } from './representation';
import { sendRepresentation } from './send';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Files whose names change with their content are cached forever. */
const immutable = 'public, max-age=31536000, immutable';

interface Asset {
  type: string;
  content: Representation;
}

/** Every file of a folder of the build, with the `.br` and `.gz` beside it. Throws where one has no type. */
function readAssets(dir: string): Map<string, Asset> {
  const names = new Set(readdirSync(dir));
  const beside = (name: string) => (names.has(name) ? readFileSync(join(dir, name)) : undefined);
  const sent = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    sent.map((name) => {
      const type = types[extname(name)];
      if (!type) throw new Error(`${name}: nothing says of what type it is`);
      const known = { br: beside(`${name}.br`), gzip: beside(`${name}.gz`) };
      const options = { packs: !type.startsWith('font/'), known };
      return [name, { type, content: createRepresentation(readFileSync(join(dir, name)), options) }];
    }),
  );
}

/** The client's own files at /assets/, from memory, so that no request waits for the disk. Audience: anyone. */
export function registerAssets(app: FastifyInstance, dir: string): void {
  const assets = readAssets(dir);
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const asset = assets.get(request.params.name);
      if (!asset) throw new AppError(1110);
      reply.type(asset.type).header('cache-control', immutable).header('vary', 'accept-encoding');
      return sendRepresentation(request, reply, asset.content);
    },
  );
}
