import type { auth as english } from '../en/auth';
import type { InRussian } from '../types';

/** Texts of the sign-in screens. */
export const auth = {
  title: '',
} satisfies InRussian<typeof english>;
