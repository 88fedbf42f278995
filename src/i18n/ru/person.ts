import type { person as english } from '../en/person';
import type { InRussian } from '../types';

/** A participant as others see them, at /u/{slug}. */
export const person = {
  lookingFor: 'Ищет',
} satisfies InRussian<typeof english>;
