/** Texts of the sign-in screens. */
export const auth = {
  title: '',
} as const;
