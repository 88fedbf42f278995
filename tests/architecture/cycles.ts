import type { Arrow } from './graph';

const shown = (arrows: readonly Arrow[]): string =>
  [...arrows.map(({ from, line }) => `${from}:${line}`), arrows[0]?.from].join(' → ');

/**
 * Import cycles, each as `file:line → file:line → file`.
 *
 * Lazy imports and types count, too: a cycle that only they close loads, but neither file can be understood, moved or
 * tested without the other. Code that both need belongs in a third file.
 */
export function cyclesOf(arrows: readonly Arrow[]): string[] {
  const from = new Map<string, Arrow[]>();
  for (const arrow of arrows) from.set(arrow.from, [...(from.get(arrow.from) ?? []), arrow]);
  const done = new Set<string>();
  const way: Arrow[] = [];
  const found: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    for (const arrow of from.get(file) ?? []) {
      way.push(arrow);
      const start = way.findIndex((passed) => passed.from === arrow.to);
      if (start === -1) visit(arrow.to);
      else found.push(shown(way.slice(start)));
      way.pop();
    }
    done.add(file);
  };
  for (const file of from.keys()) visit(file);
  return found;
}
