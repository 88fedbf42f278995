import type { CommunityConfig } from '../../../config/types';
import { isLocalHost } from './host';

const defaultDomain = 'default';

/**
 * Answers the origin of a community's site. The host of a request decides only between this machine's own names and
 * the real domain, so that a forged Host header cannot put a foreign address into a mail.
 */
export const originOf =
  (publicUrl: string) =>
  ({ domain }: CommunityConfig, host: string): string => {
    const site = new URL(publicUrl);
    if (domain === defaultDomain) return site.origin;
    if (isLocalHost(host)) return `http://${domain}.localhost${site.port ? `:${site.port}` : ''}`;
    return `https://${domain}`;
  };
