/** The used part of package-lock.json. */
export interface Lockfile {
  packages: Record<string, { version?: string; deprecated?: string }>;
}

interface Deprecated {
  name: string;
  version: string;
  message: string;
}

const folder = 'node_modules/';

/** The name of a package by its place, also below another one's. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length);

/** Packages that their authors have given up, as npm wrote it down when it installed them, and accepted ones that are gone. */
export function deprecatedIn(
  { packages }: Lockfile,
  accepted: readonly string[],
): { deprecated: Deprecated[]; unused: string[] } {
  const installed = Object.entries(packages).map(([path, entry]) => ({ name: nameOf(path), ...entry }));
  return {
    deprecated: installed.flatMap(({ name, version = '', deprecated }) =>
      deprecated !== undefined && !accepted.includes(name) ? [{ name, version, message: deprecated }] : [],
    ),
    unused: accepted.filter((name) => !installed.some((each) => each.name === name)),
  };
}
