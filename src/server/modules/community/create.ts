import type { FastifyInstance } from 'fastify';
import { checkFolders } from '../../../config/check';
import { buildCommunity } from '../../../config/pipeline';
import type { CommunityConfig, ConfigError, FileName } from '../../../config/types';
import type { NewCommunity } from '../../../generated/api/community';
import { brokenConstraint } from '../../db/database';
import { AppError } from '../../errors';
import { readFolder } from './folders';
import { isReservedDomain } from '../../host';
import type { CommunityRepository } from './repository';
import { asFolder } from './stored';

/** Communities that have no folder, as the calls read and write them. */
export interface CommunityStore {
  repository: CommunityRepository;
  /** Makes every process read the committed change. Resolves when this one has. */
  wasChanged: () => Promise<void>;
  now: () => Date;
}

/** Throws 1115 for a name of this server, 1116 for a name of another community. The domain comes first. */
function requireOwnNames(app: FastifyInstance, names: readonly string[]): void {
  const { PUBLIC_URL } = app.env;
  const reserved = names.filter((name) => isReservedDomain(name, PUBLIC_URL));
  if (reserved.length > 0) {
    const details = reserved.map((name) => ({
      path: name === names[0] ? 'domain' : 'community.aliases',
      message: `${name} is a name of this server itself`,
    }));
    throw new AppError(1115, { details });
  }
  if (names.some((name) => app.communities.isDomain(name))) throw new AppError(1116);
}

/** An issue with the path in the request body. */
const detailOf = ({ file, path, message }: ConfigError) => ({
  path: [file.replace(/^.*\//, '').replace(/\.json$/, ''), path].filter(Boolean).join('.'),
  message,
});

/**
 * C01: stores a community that has no folder, by the same checks as a folder's. Throws 1115 with every issue and for names
 * of this server's own, 1116 when its domain, an alias or its id is taken.
 */
export async function createCommunity(
  app: FastifyInstance,
  { repository, wasChanged, now }: CommunityStore,
  { domain, ...contents }: NewCommunity,
  createdBy: string,
): Promise<CommunityConfig> {
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [`${name}.json`, content]),
  ) as Partial<Record<FileName, unknown>>;
  const folder = asFolder({ domain, files });
  const defaults = readFolder(app.env.COMMUNITIES_DIR, 'default');
  const issues = checkFolders([defaults, folder]).filter(
    ({ severity, file }) => severity === 'error' && file.startsWith(`${domain}/`),
  );
  if (issues.length > 0) throw new AppError(1115, { details: issues.slice(0, 50).map(detailOf) });

  const { config } = buildCommunity({ folder, defaults, lang: app.variant.lang });
  requireOwnNames(app, [domain, ...config.community.aliases]);
  if (app.communities.isId(config.id)) throw new AppError(1116);
  await repository.insert({ id: config.id, domain, files }, createdBy, now()).catch((error: unknown) => {
    throw brokenConstraint(error) ? new AppError(1116, { cause: error }) : error;
  });
  await app.audit.record(app.db.orm, {
    communityId: config.id,
    act: 'community.create',
    actor: createdBy,
    subject: null,
  });
  await wasChanged();
  return config;
}
