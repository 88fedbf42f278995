/** The error in a story of a failure. */
export const fails = (message: string) => () => Promise.reject(new Error(message));

export const succeeds = () => Promise.resolve();
