import type { Lang } from '../../../src/lib/lang';

/** Each demo brand in each language it offers. */
export const brands: { domain: string; lang: Lang }[] = [
  { domain: 'default', lang: 'en' },
  { domain: 'default', lang: 'ru' },
  { domain: 'northbeam.example', lang: 'en' },
  { domain: 'krug.example', lang: 'ru' },
  { domain: 'krug.example', lang: 'en' },
  { domain: 'hearth.example', lang: 'en' },
  { domain: 'hearth.example', lang: 'ru' },
  { domain: 'atlas-partners.example', lang: 'en' },
];

/** The screens of a visitor, in every state that a path alone brings about. */
export const visitorPaths = [
  '/',
  '/login',
  '/registration',
  '/recovery',
  '/confirm-recovery',
  '/confirm-recovery?code=x',
  '/one-time-code',
  '/auth-magic',
  '/auth-magic?url_auth_token=x',
  '/invite?id=unknown',
  '/confirmed?code=x',
  '/account-deleted',
  '/not-found',
  '/u/nobody-of-the-kind',
];

/** The screens of a member. */
export const memberPaths = ['/my_communities', '/profile', '/last-step'];
