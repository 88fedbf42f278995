/** A seed of now, for long forms: printed with what it found, and given again by an environment variable. */
export const seedOf = (variable: string, fallback = Date.now() % 2 ** 31): number => {
  const given = process.env[variable];
  return given ? Number(given) : fallback;
};
