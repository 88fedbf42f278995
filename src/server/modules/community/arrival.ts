import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors';
import { hostDomain } from './host';
import type { CommunitySync } from './sync';

/** What a community's host may look like: nothing else is looked up. */
const domainName = /^(?=.{1,253}$)[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)+$/;
const longestId = 253;

/** Calls that are about no community: they answer however the database is. */
const isOfTheServer = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.call?.resource === 'system';

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Before a request falls back to the default community (CFG-04): another process may have stored the one it means
 * (CFG-18). A call that would write into another community than it names is refused with 1150. Where the database does not say
 * whose a name is, nobody is taken for another: 503.
 */
export function lookUpAtArrival(app: FastifyInstance, sync: CommunitySync): void {
  const { communities } = app;
  const ownHost = hostDomain(new URL(app.env.PUBLIC_URL).host);

  async function learn(name: string, isKnown: () => boolean): Promise<void> {
    await sync.learn(name, isKnown).catch((cause: unknown) => {
      throw new AppError(503, { cause });
    });
  }

  app.addHook('onRequest', async (request) => {
    if (isOfTheServer(request)) return;
    const domain = hostDomain(request.host);
    if (domain !== ownHost && domainName.test(domain) && !isIP(domain)) {
      await learn(domain, () => communities.isDomain(domain));
    }
    const { 'x-community-id': id } = request.headers;
    if (typeof id !== 'string' || id === '' || !request.url.startsWith('/api/')) return;
    if (id.length <= longestId) await learn(id, () => communities.isId(id));
    if (!isReading(request.method) && !communities.isId(id)) throw new AppError(1150);
  });
}
