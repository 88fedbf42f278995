/** A job: how many cores it uses, and the jobs that must succeed before it. */
export interface Job {
  name: string;
  cores: number;
  after?: string;
}

/**
 * Runs jobs in parallel as long as there are free cores: always the first in the list that can start. `work` resolves
 * to whether the job succeeded. Jobs that depend on a failed one do not run; `skipped` is called with them.
 */
export async function schedule<J extends Job>(
  jobs: readonly J[],
  cores: number,
  work: (job: J) => Promise<boolean>,
  skipped: (job: J) => void,
): Promise<void> {
  const waiting = [...jobs];
  const ended = new Map<string, boolean>();
  const running = new Set<Promise<void>>();
  let free = cores;
  const isHere = (name: string) => jobs.some((job) => job.name === name);
  const mayStart = ({ cores: needed, after }: J) =>
    Math.min(needed, cores) <= free && (!after || !isHere(after) || ended.has(after));

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(mayStart);
    if (index < 0) {
      await Promise.race(running);
      continue;
    }
    const [job] = waiting.splice(index, 1) as [J];
    if (job.after && ended.get(job.after) === false) {
      ended.set(job.name, false);
      skipped(job);
      continue;
    }
    const taken = Math.min(job.cores, cores);
    free -= taken;
    const end = work(job).then((ok) => {
      ended.set(job.name, ok);
      free += taken;
      running.delete(end);
    });
    running.add(end);
  }
}
