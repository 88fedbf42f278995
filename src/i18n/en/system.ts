import { crashTexts } from '../../lib/crashTexts';
/** Not found, crash, offline. */
export const system = {
  notFound: {
    title: 'Nothing lives at this address',
    text: 'The link may be old, or a letter in it may be wrong.',
    action: 'To the main page',
  },
  crash: crashTexts.en,
  offline: {
    title: 'Offline',
    text: 'The app is offline. Check your connection',
  },
} as const;
