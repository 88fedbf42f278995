import type { profile as english } from '../en/profile';
import type { InRussian } from '../types';

/** The own profile at /profile. */
export const profile = {
  title: 'Ваш профиль',
} satisfies InRussian<typeof english>;
