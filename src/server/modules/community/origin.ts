import type { CommunityConfig } from '../../../config/types';
import { isLocalHost } from './host';

const defaultDomain = 'default';

/**
 * Answers the origin of a community's site, from PUBLIC_URL and its domain. In development (`localNames`) the host of a
 * request decides between this machine's own names and the real domain; in production it decides nothing, so that no
 * forged Host header puts an address into an email.
 */
export function originOf(publicUrl: string, localNames: boolean) {
  const { origin, port } = new URL(publicUrl);
  return ({ domain }: CommunityConfig, host: string): string => {
    if (domain === defaultDomain) return origin;
    if (localNames && isLocalHost(host)) return `http://${domain}.localhost${port ? `:${port}` : ''}`;
    return `https://${domain}`;
  };
}
