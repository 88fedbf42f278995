import { later } from '../boot/later';

/** The two forms of the welcome page (AUT-01). */
export const full = later(() => import('./FullLanding'));
export const short = later(() => import('./ShortLanding'));

/** Loads both, so that the server can render either. */
export const preloadLandings = (): Promise<void[]> => Promise.all([full.preload(), short.preload()]);
