/** A participant as others see them, at /u/{slug}. */
export const person = {
  lookingFor: 'Looking for',
} as const;
