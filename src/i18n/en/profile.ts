/** The own profile at /profile. */
export const profile = {
  title: 'Your profile',
} as const;
