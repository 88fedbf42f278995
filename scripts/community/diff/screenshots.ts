import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../support/browser';
import { startServer, type RunningServer } from '../../support/server';
import { progress } from '../progress';
import type { CommunityDiff } from './compare';
import { ensureBuilt } from './ensureBuilt';
import type { Side } from './side';
import { photograph, viewsOf } from './views';

/** One screen before and after a change; one of the two is missing where the community was not there. */
export interface Shot {
  readonly screen: string;
  readonly before?: string;
  readonly after?: string;
}

/** Pictures by domain: those that differ. */
export type Shots = Readonly<Record<string, readonly Shot[]>>;

const isSamePicture = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

/** Where the communities of one time lie. */
export interface Time {
  readonly name: 'before' | 'after';
  readonly dir: string;
  readonly sides: ReadonlyMap<string, Side>;
}

/** Photographs of every changed community at one time, by domain and screen. */
async function photographAll(browser: Browser, time: Time, domains: readonly string[], to: string) {
  const taken = new Map<string, string>();
  const told = progress(process.stderr, `pictures ${time.name}:`, domains.length);
  const server: RunningServer = await startServer({ COMMUNITIES_DIR: time.dir, NODE_ENV: 'production' });
  try {
    for (const domain of domains) {
      const side = time.sides.get(domain);
      const views = side ? viewsOf(side.config) : [];
      mkdirSync(join(to, domain), { recursive: true });
      const photographs = views.map(async (view) => {
        const path = join(to, domain, `${view.screen}-${time.name}.png`);
        await photograph(browser, `${server.site(domain)}${view.path}`, view, path);
        taken.set(`${domain} ${view.screen}`, path);
      });
      await Promise.all(photographs);
      told.step();
    }
  } finally {
    told.end();
    await server.stop();
  }
  return taken;
}

/**
 * Photographs every changed community as it was and as it is, by the built server, into folders of `to`. Screens that
 * look the same are left out.
 */
export async function takeScreenshots(
  diffs: readonly CommunityDiff[],
  times: readonly [before: Time, after: Time],
  to: string,
): Promise<Shots> {
  const domains = diffs.map(({ domain }) => domain);
  ensureBuilt();
  const browser = await launchBrowser();
  try {
    const before = await photographAll(browser, times[0], domains, to);
    const after = await photographAll(browser, times[1], domains, to);
    const shots: Record<string, Shot[]> = {};
    for (const key of new Set([...after.keys(), ...before.keys()])) {
      const [domain = '', screen = ''] = key.split(' ');
      const [was, is] = [before.get(key), after.get(key)];
      if (was && is && isSamePicture(was, is)) {
        for (const path of [was, is]) rmSync(path);
        continue;
      }
      (shots[domain] ??= []).push({ screen, ...(was && { before: was }), ...(is && { after: is }) });
    }
    return shots;
  } finally {
    await browser.close();
  }
}
