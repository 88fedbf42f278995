import type { FastifyInstance } from 'fastify';
import { banner } from '../banner';
import { hashPassword } from '../passwords';
import { seedDemo } from './seed';

/** How many communities are named at the start. */
const named = 20;

/** Fills an empty database where demo data is wanted, and answers what to print of the communities served. */
export async function prepareDemo(app: FastifyInstance, now: () => Date): Promise<string> {
  const { SEED, NODE_ENV, PUBLIC_URL } = app.env;
  const demo = SEED === 'demo' && NODE_ENV !== 'production';
  const domains = app.communities.domains();
  const configs = (demo ? domains : domains.slice(0, named)).flatMap(
    (domain) => app.communities.byDomain(domain) ?? [],
  );
  if (demo) {
    await seedDemo(app.db, { communities: configs, hashPassword, now });
  }
  const { host } = new URL(PUBLIC_URL);
  return banner({
    communities: configs
      .slice(0, named)
      .map((config) => ({ config, origin: app.communities.origin(config, host) })),
    more: Math.max(0, domains.length - named),
    demo,
    mailbox: NODE_ENV === 'production' ? undefined : `${PUBLIC_URL}/dev/mailbox`,
  });
}
