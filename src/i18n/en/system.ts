import { crashTexts } from '../../lib/crashTexts';
/** Not found, crash, offline. */
export const system = {
  notFound: {
    title: 'Page not found',
    text: 'The link may be old or mistyped.',
    action: 'Go to the main page',
  },
  crash: crashTexts.en,
  offline: {
    title: 'Offline',
    text: 'The app is offline. Check your connection',
  },
  /** A dialog, or texts, that failed to load, with a retry button. */
  partFailed: 'Part of this page didn’t load.',
} as const;
