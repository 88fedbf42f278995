import type { Reporter, TestModule } from 'vitest/node';

interface LooksReport {
  type: string;
  result?: { looks?: number };
}

const looksOf = (reports: unknown): number =>
  ((reports ?? []) as LooksReport[])
    .filter(({ type }) => type === 'looks')
    .reduce((sum, { result }) => sum + (result?.looks ?? 0), 0);

/** Says at the end in how many looks axe has seen the stories, and how long that took. */
export default class LooksReporter implements Reporter {
  private start = 0;

  onTestRunStart(): void {
    this.start = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const stories = modules.flatMap((module) => [...module.children.allTests()]);
    const looks = stories.map((story) => looksOf((story.meta() as { reports?: unknown }).reports));
    const sum = looks.reduce((one, other) => one + other, 0);
    const seconds = ((performance.now() - this.start) / 1000).toFixed(0);
    process.stdout.write(
      `axe: ${stories.length} stories, ${sum} looks (story × brand × theme) in ${seconds} s\n`,
    );
  }
}
