import type { FastifyInstance } from 'fastify';
import { checkFolders } from '../../../config/check';
import { buildCommunity } from '../../../config/pipeline';
import type { CommunityConfig, ConfigError, FileName } from '../../../config/types';
import type { NewCommunity } from '../../../generated/api/community';
import { brokenConstraint } from '../../db/database';
import { AppError } from '../../errors';
import { readFolder } from './folders';
import type { CommunityRoutesOptions } from './routes';
import { asFolder } from './stored';

/** A fault as the caller finds it: by the key of the body that holds the file. */
const detailOf = ({ file, path, message }: ConfigError) => ({
  path: [file.replace(/^.*\//, '').replace(/\.json$/, ''), path].filter(Boolean).join('.'),
  message,
});

/**
 * C01: stores a community that has no folder, by the same checks as a folder's. Throws 1115 with every fault, 1116 when
 * its domain or id is taken.
 */
export async function createCommunity(
  app: FastifyInstance,
  { repository, stored, now }: CommunityRoutesOptions,
  { domain, ...contents }: NewCommunity,
  createdBy: string,
): Promise<CommunityConfig> {
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [`${name}.json`, content]),
  ) as Partial<Record<FileName, unknown>>;
  const folder = asFolder({ domain, files });
  const defaults = readFolder(app.env.COMMUNITIES_DIR, 'default');
  const faults = checkFolders([defaults, folder]).filter(
    ({ severity, file }) => severity === 'error' && file.startsWith(`${domain}/`),
  );
  if (faults.length > 0) throw new AppError(1115, { details: faults.slice(0, 50).map(detailOf) });

  const { config } = buildCommunity({ folder, defaults, lang: app.variant.lang });
  if (app.communities.byDomain(domain) ?? app.communities.byId(config.id)) throw new AppError(1116);
  const community = { id: config.id, domain, files };
  await repository.insert(community, createdBy, now()).catch((error: unknown) => {
    throw brokenConstraint(error) ? new AppError(1116, { cause: error }) : error;
  });
  stored.put(community);
  return config;
}
