import { routePaths } from '../../../lib/routes';

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/[:{]\w+}?/g, '[^/]+')}/?$`);
const patterns = Object.values(routePaths).map(pattern);

/** Whether a path is one of section 2.1 of the specification; `/not-found` is the page that says it is not. */
export const isKnownPath = (path: string): boolean =>
  path !== routePaths.notFound && patterns.some((known) => known.test(path));
