// Part (d): how long a round takes, and how much memory.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const sizes = [
  { people: 10_000, seconds: 15 },
  { people: 100_000, seconds: 180 },
];
const mostMegabytes = 1536;
const mostGrowth = 13;

interface Measured {
  seconds: number;
  megabytes: number;
  lists: number;
}

const measure = (people: number): Measured =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'scaleRun.ts'), String(people)],
      {
        encoding: 'utf8',
      },
    ),
  ) as Measured;

/** Prints each size. Returns whether all stay below the limits. */
export function benchScale(): boolean {
  console.log('A round of generated people');
  const measured = sizes.map(({ people, seconds }) => {
    const found = measure(people);
    const passed = found.seconds <= seconds && found.megabytes <= mostMegabytes && found.lists === people;
    const figures = `${found.seconds.toFixed(1)} s, ${Math.round(found.megabytes)} MB, ${found.lists} lists`;
    console.log(
      `${String(people).padStart(7)} people  ${figures}  ${passed ? 'ok' : `TOO MUCH (${seconds} s, ${mostMegabytes} MB)`}`,
    );
    return { ...found, passed };
  });
  const growth = measured[1]!.seconds / measured[0]!.seconds;
  console.log(`ten times the people, ${growth.toFixed(1)} times the time (below ${mostGrowth})`);
  return growth < mostGrowth && measured.every(({ passed }) => passed);
}
