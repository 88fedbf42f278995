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

/** Where Google asks for consent first, it says in a parameter where it would have led. */
function beyondConsent(url: URL): URL {
  const [, domain = ''] = /^consent\.(.+)$/.exec(url.hostname) ?? [];
  const beyond = isGoogleDomain(domain) ? url.searchParams.get('continue') : null;
  return beyond && URL.canParse(beyond) ? new URL(beyond) : url;
}

/** Where a link redirects to; undefined where it does not. Nothing of what it leads to is read. */
async function nextOf(url: URL, agent: Agent, signal: AbortSignal): Promise<URL | undefined> {
  const { headers, body } = await request(url, { dispatcher: agent, signal, method: 'GET' });
  body.on('error', () => undefined).destroy();
  const { location } = headers;
  if (typeof location !== 'string' || !URL.canParse(location, url)) return undefined;
  return beyondConsent(new URL(location, url));
}

/**
 * The point that a link of Google Maps leads to (E38): a long one is read, a short one followed, from Google's own hosts to
 * Google's own hosts. Throws 1250 of what is no such link, 1251 where it could not be followed, 1252 where no point is in it.
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
