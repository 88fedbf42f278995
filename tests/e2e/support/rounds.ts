import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { builtDir } from '../../../scripts/support/dist';
import { idlePath, waitUntilIdle, watchActivity, type Watched } from './idle';

/** The requests of a page other than its HTML, and its layout shifts. */
interface Loading {
  /** Requests made at the same time; each round waits for the one before it. */
  rounds: string[][];
  /** The script files among it. */
  scripts: string[];
  /** The sum of layout shifts until the page was stable, and the shifted elements. */
  shift: number;
  moved: string[];
}

/** Requests that every page has, or that it does not wait for: they are let through, and make no round. Fonts come last. */
const beside = new Set(['document', 'image', 'media', 'manifest', 'ping']);

/** More than any page may have: it would go on for ever. */
const mostRounds = 12;

/** The icon of a tab, which a browser with windows asks for, and one without does not. */
const isIcon = (request: Request): boolean =>
  request.resourceType() === 'other' && request.headers().accept?.startsWith('image/') === true;

const isScript = (url: URL): boolean => url.pathname.endsWith('.js');

/** Lets a held request through. A script reports that it ran. */
async function release(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  if (!isScript(url)) return route.continue();
  const code = readFileSync(join(builtDir(), 'client', url.pathname), 'utf8');
  const body = `${code}\n;watched.done.push(import.meta.url);`;
  return route.fulfill({ contentType: 'text/javascript', body });
}

const urlOf = (route: Route): string => route.request().url();

const isCall = (route: Route): boolean => new URL(urlOf(route)).pathname.startsWith('/api/');

/** The order in which the calls of a round are answered: the earliest request first or last. */
export type AnswerOrder = 'firstFirst' | 'lastFirst';

/**
 * Opens an address in a tab of its own, as on a line on which all possible requests are made before any answer comes:
 * every request is held until the page is idle, then all of them are let through, which is a round. Its calls are
 * answered one after another, and the page becomes idle after each.
 */
export async function loadingOf(
  page: Page,
  address: string,
  order: AnswerOrder = 'firstFirst',
): Promise<Loading> {
  const held: Route[] = [];
  const fonts: Route[] = [];
  let fontsMayCome = false;
  await page.addInitScript(watchActivity);
  await page.route('**', (route) => {
    const request = route.request();
    if (request.url().endsWith(idlePath)) return route.fulfill({ status: 204 });
    if (beside.has(request.resourceType()) || isIcon(request)) return route.continue();
    const isFont = request.resourceType() === 'font';
    // The page is waited for until it has them all: also those that the first make it ask for.
    if (isFont && fontsMayCome) return route.continue();
    (isFont ? fonts : held).push(route);
    return undefined;
  });
  await page.goto(address, { waitUntil: 'commit' });

  const rounds: string[][] = [];
  const answered: string[] = [];
  for (;;) {
    await page.evaluate(waitUntilIdle, answered);
    const round = held.splice(0);
    if (round.length === 0) {
      if (fonts.length === 0) break;
      fontsMayCome = true;
      await Promise.all(fonts.splice(0).map((font) => font.continue()));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      continue;
    }
    rounds.push(round.map((route) => new URL(urlOf(route)).pathname));
    if (rounds.length > mostRounds) throw new Error(`${address} asks on and on: ${JSON.stringify(rounds)}`);
    const calls = round.filter(isCall);
    const others = round.filter((route) => !calls.includes(route));
    answered.push(...others.map(urlOf));
    await Promise.all(others.map(release));
    for (const call of order === 'firstFirst' ? calls : calls.toReversed()) {
      await page.evaluate(waitUntilIdle, answered);
      answered.push(urlOf(call));
      await release(call);
    }
  }
  const { shift, moved } = await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    return { shift: watched.shift, moved: watched.moved };
  });
  const scripts = [...new Set(rounds.flat().filter((path) => path.endsWith('.js')))];
  return { rounds, scripts, shift, moved };
}
