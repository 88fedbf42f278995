import type { Readable } from 'node:stream';
import { request, type Agent } from 'undici';
import { AppError } from '../../errors';
import { withFile } from './incoming';
import { mostBytes } from './bounds';

export interface LinkAccess {
  /** The connecting agent: see `guardedAgent`. */
  agent: Agent;
  /** In ms. */
  timeout: number;
}

/** How many redirects are followed. */
const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
const sent = {
  accept: 'image/jpeg, image/png',
  'accept-encoding': 'identity',
  'user-agent': 'picture-import',
};

/** A web address as a link to a picture may be; throws 1122 for any other. */
function webAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const web =
    url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  // Other ports below 1024 belong to services that are no sites.
  const site = url && (url.port === '' || Number(url.port) >= 1024);
  if (!web || !site) throw new AppError(1122);
  return url;
}

/** Opens a link. Throws 1111 if it announces a too large body, 1122 if it cannot be opened. */
async function openLink(link: string, agent: Agent, signal: AbortSignal): Promise<Readable> {
  let url = webAddress(link);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const { statusCode, headers, body } = await request(url, { dispatcher: agent, signal, headers: sent });
    if (statusCode === 200 && Number(headers['content-length'] ?? 0) <= mostBytes) return body;
    body.on('error', () => undefined).destroy();
    if (statusCode === 200) throw new AppError(1111);
    const { location } = headers;
    if (!redirects.has(statusCode) || typeof location !== 'string') break;
    url = webAddress(location, url);
  }
  throw new AppError(1122);
}

/**
 * Passes the file behind a link to `work` (I01), after at most three redirects. Throws 1111 if it is too large and 1122
 * if there is none within `timeout` ms. The reason is not revealed, because it would show which hosts exist in our
 * network.
 */
export async function withLinkedFile<Result>(
  link: string,
  { agent, timeout }: LinkAccess,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const stream = await openLink(link, agent, AbortSignal.timeout(timeout)).catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError(1122, { cause: error });
  });
  return withFile(stream, 1122, work);
}
