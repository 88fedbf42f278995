import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors';
import type { Gone } from './gone';
import { sendGonePage } from './gonePage';
import { hostDomain } from '../../host';
import type { CommunitySync } from './sync';

/** The format of a community's host. Other names are not looked up. */
const domainName = /^(?=.{1,253}$)[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)+$/;
const longestId = 253;

/** Calls that are about no community: they answer however the database is. */
const isOfTheServer = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.call?.resource === 'system';

interface Named {
  name: string;
  isKnown: () => boolean;
}

/** The community that a call names by a header. */
function idIn({ url, headers }: FastifyRequest): string | undefined {
  const { 'x-community-id': id } = headers;
  return typeof id === 'string' && id !== '' && url.startsWith('/api/') ? id : undefined;
}

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Runs before a request falls back to the default community (CFG-04), because another process may have stored the
 * requested one (CFG-18). A call that would write into another community than it names is refused with 1150. If the
 * database is unavailable, the answer is 503, so that no community is confused with another. A removed community
 * answers 410.
 */
export function lookUpAtArrival(app: FastifyInstance, sync: CommunitySync): void {
  const { communities } = app;
  const ownHost = hostDomain(new URL(app.env.PUBLIC_URL).host);

  /** The names of communities in a request that this process does not know. */
  function unknownNames(request: FastifyRequest): Named[] {
    const named: Named[] = [];
    const domain = hostDomain(request.host);
    if (domain !== ownHost && domainName.test(domain) && !isIP(domain) && !communities.isDomain(domain)) {
      named.push({ name: domain, isKnown: () => communities.isDomain(domain) });
    }
    const id = idIn(request);
    if (id !== undefined && id.length <= longestId && !communities.isId(id)) {
      named.push({ name: id, isKnown: () => communities.isId(id) });
    }
    return named;
  }

  /** Whether a call names an unknown community and would write into another. */
  function writesElsewhere(request: FastifyRequest): boolean {
    const id = idIn(request);
    return id !== undefined && !isReading(request.method) && !communities.isId(id);
  }

  /** The removed community that a request means. */
  function goneIn(request: FastifyRequest): Gone | undefined {
    const domain = hostDomain(request.host);
    if (communities.isDomain(domain)) return undefined;
    const id = idIn(request);
    const byHost = domain === ownHost ? undefined : communities.gone(domain);
    return byHost ?? (id === undefined ? undefined : communities.gone(id));
  }

  async function learn(names: readonly Named[]): Promise<void> {
    for (const { name, isKnown } of names) {
      await sync.learn(name, isKnown).catch((cause: unknown) => {
        throw new AppError(503, { cause });
      });
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (isOfTheServer(request)) return done();
    const pass = () => {
      const gone = goneIn(request);
      if (gone && !request.url.startsWith('/api/')) return void sendGonePage(reply, gone.lang);
      if (gone) return done(new AppError(1352));
      done(writesElsewhere(request) ? new AppError(1150) : undefined);
    };
    const names = unknownNames(request);
    if (names.length === 0) return pass();
    learn(names).then(pass, done);
  });
}
