/** Generated, one per call, in `src/generated/api/client/validators`. */
declare module '*.validator.js' {
  export const validate: (answer: unknown) => boolean;
}
