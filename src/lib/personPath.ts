import { routePaths } from './routes';

/** The path of a participant's page (PRO-04). */
export const personPath = (slug: string): string =>
  routePaths.participant.replace('{slug}', encodeURIComponent(slug));
