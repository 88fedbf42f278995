import { routePaths } from '../../lib/routes';

/** The path of a participant's page. */
export const personPath = (slug: string): string =>
  routePaths.participant.replace('{slug}', encodeURIComponent(slug));
