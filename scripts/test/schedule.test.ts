import { describe, expect, it } from 'vitest';
import { schedule, type Job } from './schedule';

/** Runs jobs whose ends the test controls; returns which run and which were skipped. */
function started(jobs: Job[], cores = 2) {
  const running = new Map<string, (ok: boolean) => void>();
  const skipped: string[] = [];
  const all = schedule(
    jobs,
    cores,
    ({ name }) =>
      new Promise<boolean>((end) =>
        running.set(name, (ok) => {
          running.delete(name);
          end(ok);
        }),
      ),
    ({ name }) => void skipped.push(name),
  );
  const turn = () => new Promise((next) => setImmediate(next));
  return {
    all,
    skipped,
    now: () => [...running.keys()],
    end: async (name: string, ok = true) => {
      running.get(name)?.(ok);
      await turn();
    },
  };
}

describe('the schedule', () => {
  it('runs side by side what fits the cores, in the order of the list', async () => {
    const run = started([
      { name: 'lint', cores: 1 },
      { name: 'types', cores: 1 },
      { name: 'build', cores: 1 },
      { name: 'units', cores: 2 },
    ]);
    expect(run.now()).toEqual(['lint', 'types']);
    await run.end('types');
    expect(run.now()).toEqual(['lint', 'build']);
    await run.end('lint');
    expect(run.now()).toEqual(['build']);
    await run.end('build');
    expect(run.now()).toEqual(['units']);
    await run.end('units');
    await run.all;
  });

  it('waits for what a job comes after, and leaves it out where that failed', async () => {
    const run = started([
      { name: 'build', cores: 1 },
      { name: 'e2e', cores: 1, after: 'build' },
      { name: 'report', cores: 1, after: 'e2e' },
    ]);
    expect(run.now()).toEqual(['build']);
    await run.end('build', false);
    await run.all;
    expect(run.skipped).toEqual(['e2e', 'report']);
  });

  it('does not wait for what is not asked for', async () => {
    const run = started([{ name: 'e2e', cores: 2, after: 'build' }]);
    expect(run.now()).toEqual(['e2e']);
    await run.end('e2e');
    await run.all;
  });

  it('gives a job that wants more cores than there are all of them', async () => {
    const run = started([{ name: 'units', cores: 2 }], 1);
    await run.end('units');
    await run.all;
  });
});
