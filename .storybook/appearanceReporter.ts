import type { Reporter, TestModule } from 'vitest/node';

interface AppearanceReport {
  type: string;
  result?: { appearances?: number };
}

const appearancesOf = (reports: unknown): number =>
  ((reports ?? []) as AppearanceReport[])
    .filter(({ type }) => type === 'appearances')
    .reduce((sum, { result }) => sum + (result?.appearances ?? 0), 0);

/** Says at the end in how many appearances axe has seen the stories, and how long that took. */
export default class AppearanceReporter implements Reporter {
  private start = 0;

  onTestRunStart(): void {
    this.start = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const stories = modules.flatMap((module) => [...module.children.allTests()]);
    const appearances = stories.map((story) =>
      appearancesOf((story.meta() as { reports?: unknown }).reports),
    );
    const sum = appearances.reduce((one, other) => one + other, 0);
    const seconds = ((performance.now() - this.start) / 1000).toFixed(0);
    process.stdout.write(
      `axe: ${stories.length} stories, ${sum} appearances (story × brand × theme) in ${seconds} s\n`,
    );
  }
}
