import { request, type Agent } from 'undici';
import { isGoogleDomain } from '../../../lib/rules/event/googleDomains';
import { pointIn, type MapsPoint } from '../../../lib/rules/event/mapsPoint';
import { isMapsLink } from '../../../lib/rules/event/mapsLink';
import { AppError } from '../../errors';

/** How links may be followed: what connects reaches public addresses alone. */
interface LinkAccess {
  agent: Agent;
  /** In ms. */
  timeout: number;
}

/** How many redirects are followed. */
const mostRedirects = 4;

/** Google's consent page has the original address in a parameter. */
function beyondConsent(url: URL): URL {
  const [, domain = ''] = /^consent\.(.+)$/.exec(url.hostname) ?? [];
  const beyond = isGoogleDomain(domain) ? url.searchParams.get('continue') : null;
  return beyond && URL.canParse(beyond) ? new URL(beyond) : url;
}

/** The target of a link's redirect. Undefined if it does not redirect. The body is not read. */
async function nextOf(url: URL, agent: Agent, signal: AbortSignal): Promise<URL | undefined> {
  const { headers, body } = await request(url, { dispatcher: agent, signal, method: 'GET' });
  body.on('error', () => undefined).destroy();
  const { location } = headers;
  if (typeof location !== 'string' || !URL.canParse(location, url)) return undefined;
  return beyondConsent(new URL(location, url));
}

/**
 * The point of a Google Maps link (E38). A long link is read, a short one is followed within Google's own hosts. Throws
 * 1250 for other links, 1251 if it could not be followed, 1252 if it contains no point.
 */
export async function pointOfMapsLink(link: string, access: () => Promise<LinkAccess>): Promise<MapsPoint> {
  if (!isMapsLink(link)) throw new AppError(1250);
  const first = pointIn(link);
  if (first) return first;
  const { agent, timeout } = await access();
  const signal = AbortSignal.timeout(timeout);
  let url: URL | undefined = new URL(link);
  for (let hop = 0; url && hop <= mostRedirects; hop += 1) {
    url = await nextOf(url, agent, signal).catch((cause: unknown) => {
      throw new AppError(1251, { cause });
    });
    if (!url || !isMapsLink(url.href)) break;
    const point = pointIn(url.href);
    if (point) return point;
  }
  throw new AppError(1252);
}
