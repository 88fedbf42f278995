import type { CommunityConfig } from '../../../config/types';
import { isLocalHost } from '../../host';

const defaultDomain = 'default';

/**
 * Returns the origin of a community's site, from PUBLIC_URL and its domain. In development (`localNames`) the host of a
 * request, or that of PUBLIC_URL, decides between this machine's names and the real domain. In production it is
 * ignored, so that a forged Host header cannot put an address into an email.
 */
export function originOf(publicUrl: string, localNames: boolean) {
  const { origin, port, host: own } = new URL(publicUrl);
  return ({ domain }: CommunityConfig, host: string): string => {
    if (domain === defaultDomain) return origin;
    if (localNames && isLocalHost(host || own)) return `http://${domain}.localhost${port ? `:${port}` : ''}`;
    return `https://${domain}`;
  };
}
