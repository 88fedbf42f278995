import type { CommunityConfig } from '../../../config/types';
import { isLocalHost } from '../../host';

const defaultDomain = 'default';

/**
 * Answers the origin of a community's site, from PUBLIC_URL and its domain. In development (`localNames`) the host of a
 * request, or PUBLIC_URL's where there is none, decides between this machine's own names and the real domain; in
 * production it decides nothing, so that no forged Host header puts an address into an email.
 */
export function originOf(publicUrl: string, localNames: boolean) {
  const { origin, port, host: own } = new URL(publicUrl);
  return ({ domain }: CommunityConfig, host: string): string => {
    if (domain === defaultDomain) return origin;
    if (localNames && isLocalHost(host || own)) return `http://${domain}.localhost${port ? `:${port}` : ''}`;
    return `https://${domain}`;
  };
}
