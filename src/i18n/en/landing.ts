/** Texts of the landing screens. */
export const landing = {
  title: '',
} as const;
