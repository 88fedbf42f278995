import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import { formatError } from '../../config/errors';
import { banner } from '../banner';
import { missingChannels } from '../channels/channelList';
import { missingServices, missingForMethod, offeredHere } from '../offered';
import { hashPassword } from '../passwords';
import { hasDevelopmentPages } from '../modules/development/register';
import { DemoAccountsFound, findDemoAccounts } from './known';
import { seedDemo } from './seed';

/** How many communities are named at the start. */
const named = 20;

async function beginRounds(
  { db, matching }: FastifyInstance,
  configs: readonly CommunityConfig[],
): Promise<void> {
  for (const config of configs) {
    if (config.community.matching.enabled) await matching.sendNow(db.orm, config);
  }
}

/**
 * Fills an empty database where demo data is wanted, and answers what to print of the communities served. Throws
 * DemoAccountsFound where production meets such data.
 */
export async function prepareDemo(app: FastifyInstance, now: () => Date): Promise<string> {
  const { SEED, NODE_ENV, PUBLIC_URL } = app.env;
  const demo = SEED === 'demo';
  const domains = app.communities.domains();
  if (NODE_ENV === 'production') {
    const found = await findDemoAccounts(app.db.orm, domains);
    if (found.length > 0) throw new DemoAccountsFound(found);
  }
  const configs = (demo ? domains : domains.slice(0, named)).flatMap(
    (domain) => app.communities.byDomain(domain) ?? [],
  );
  if (demo) {
    const { storage } = app;
    const seeded = await seedDemo(app.db, {
      communities: configs,
      hashPassword,
      agreedTo: app.consents.current,
      storage,
      now,
    });
    // This week's recommendations are computed once the server listens, on any day.
    if (seeded) await beginRounds(app, configs);
  }
  const { host } = new URL(PUBLIC_URL);
  const { demoProvider } = app;
  return banner({
    communities: configs.slice(0, named).map((config) => ({
      config: offeredHere(config, app),
      origin: app.communities.origin(config, host),
      issues: app.communities
        .issues(config.domain)
        .filter(({ severity }) => severity === 'error')
        .map(formatError),
      lacking: config.auth.methods.flatMap((method) => {
        const lack = missingForMethod(method, config.domain, app);
        return lack ? [`sign-in by ${method.authType} (${lack})`] : [];
      }),
      demoProvider: demoProvider?.domains.includes(config.domain) ? demoProvider.url : undefined,
    })),
    more: Math.max(0, domains.length - named),
    demo,
    lacking: [...missingServices(app.env), ...missingChannels(app.env)],
    warnings: await app.unreachedReports(),
    mailbox: hasDevelopmentPages(app.env) ? `${PUBLIC_URL}/dev/mailbox` : undefined,
  });
}
