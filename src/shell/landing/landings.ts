import { later } from '../context/later';
import { richText } from './richText';

/** The two forms of the welcome page (AUT-01). */
export const full = later(() => import('./FullLanding'));
export const short = later(() => import('./ShortLanding'));

/** Loads both and what their sections load later, so that the server can render either. */
export const preloadLandings = (): Promise<void[]> =>
  Promise.all([full.preload(), short.preload(), richText.preload()]);
