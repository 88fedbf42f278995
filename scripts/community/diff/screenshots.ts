import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../support/browser';
import { startServer, type RunningServer } from '../../support/server';
import { progress } from '../progress';
import type { CommunityDiff } from './compare';
import { ensureBuilt } from './ensureBuilt';
import type { Side } from './side';
import { photograph, viewsOf, type View } from './views';

/** One screen before and after a change; one of the two is missing where the community was not there. */
export interface Shot {
  readonly screen: string;
  readonly before?: string;
  readonly after?: string;
}

/** Pictures by domain: those that differ. */
export type Shots = Readonly<Record<string, readonly Shot[]>>;

const isSamePicture = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

/** The folder with the communities of one time. */
export interface Time {
  readonly name: 'before' | 'after';
  readonly dir: string;
  readonly sides: ReadonlyMap<string, Side>;
}

/** One time with its server. */
interface Studio {
  time: Time;
  server: RunningServer;
}

const open = async (time: Time): Promise<Studio> => ({
  time,
  server: await startServer({ COMMUNITIES_DIR: time.dir, NODE_ENV: 'production' }),
});

/** The screens of a community at one time, by name. */
const screensAt = ({ sides }: Time, domain: string): ReadonlyMap<string, View> =>
  new Map(viewsOf(sides.get(domain)?.config).map((view) => [view.screen, view]));

/** A community before and after, screen by screen, in a folder of its own. Screens that look the same are left out. */
async function shotsOf(
  browser: Browser,
  studios: readonly [before: Studio, after: Studio],
  domain: string,
  to: string,
): Promise<Shot[]> {
  const dir = join(to, domain);
  mkdirSync(dir, { recursive: true });
  const [then, now] = [screensAt(studios[0].time, domain), screensAt(studios[1].time, domain)];
  const take = async ({ server, time }: Studio, view: View | undefined): Promise<string | undefined> => {
    if (!view) return undefined;
    const path = join(dir, `${view.screen}-${time.name}.png`);
    await photograph(browser, `${server.site(domain)}${view.path}`, view, path);
    return path;
  };
  const shots: Shot[] = [];
  for (const screen of new Set([...now.keys(), ...then.keys()])) {
    const [before, after] = await Promise.all([
      take(studios[0], then.get(screen)),
      take(studios[1], now.get(screen)),
    ]);
    if (before && after && isSamePicture(before, after)) [before, after].forEach((path) => rmSync(path));
    else shots.push({ screen, ...(before && { before }), ...(after && { after }) });
  }
  return shots;
}

/** Photographs every changed community before and after, by the built server, into folders of `to`. */
export async function takeScreenshots(
  diffs: readonly CommunityDiff[],
  times: readonly [before: Time, after: Time],
  to: string,
): Promise<Shots> {
  ensureBuilt();
  const bar = progress(process.stderr, 'pictures:', diffs.length);
  const browser = await launchBrowser();
  const studios = await Promise.all([open(times[0]), open(times[1])]);
  try {
    const shots: Record<string, Shot[]> = {};
    for (const { domain } of diffs) {
      shots[domain] = await shotsOf(browser, studios, domain, to);
      bar.step();
    }
    return shots;
  } finally {
    bar.end();
    await Promise.all([browser.close(), ...studios.map(({ server }) => server.stop())]);
  }
}
