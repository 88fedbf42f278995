import type { landing as english } from '../en/landing';
import type { InRussian } from '../types';

/** Texts of the landing screens. */
export const landing = {
  title: '',
} satisfies InRussian<typeof english>;
