/** A random seed for long forms: printed with a failure, and repeatable by an environment variable. */
export const seedOf = (variable: string, fallback = Date.now() % 2 ** 31): number => {
  const given = process.env[variable];
  return given ? Number(given) : fallback;
};
