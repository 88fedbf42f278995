/**
 * Whether Vitest was asked for a project of this name: by `--project` with the name or a pattern, or without the
 * option, which means all. True for every project if one is excluded (`!name`).
 */
export function asksForProject(name: string, args: readonly string[] = process.argv): boolean {
  const patterns = args.flatMap((arg, at) => {
    if (arg === '--project') return args[at + 1] ?? [];
    return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
  });
  const matches = (pattern: string) =>
    pattern.startsWith('!') || new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
  return patterns.length === 0 || patterns.some(matches);
}
