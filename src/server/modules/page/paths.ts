import { partnerPageAt } from '../../../config/partner';
import type { CommunityConfig } from '../../../config/types';
import { routePaths } from '../../../lib/routes';

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/[:{]\w+}?/g, '[^/]+')}/?$`);
const patterns = Object.values(routePaths).map(pattern);

/**
 * Whether a path is one of section 2.1 of the specification, and the community has it; `/not-found` is the page that
 * says it is not.
 */
export function isKnownPath(path: string, { partner }: Pick<CommunityConfig, 'partner'>): boolean {
  if (path === routePaths.notFound || !patterns.some((known) => known.test(path))) return false;
  const page = partnerPageAt(path);
  return !page || partner?.[page] !== undefined;
}
