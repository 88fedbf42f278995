import type { BootPayload } from '../../config/bootPayload';

/** An address as reachable from this page: in development the sites of other communities have other origins. */
export function siteUrl(url: string, origins: BootPayload['origins']): string {
  const { hostname, pathname, search, hash } = new URL(url);
  const origin = origins?.[hostname];
  return origin ? `${origin}${pathname}${search}${hash}` : url;
}
