import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { builtDir } from '../../../scripts/support/dist';
import { idlePath, waitUntilIdle, watchActivity, type Watched } from './idle';

/** What a page asks for beside its HTML, and how it came to stand. */
interface Loading {
  /** What was asked for at once, again and again: each waits for the one before it. */
  rounds: string[][];
  /** The script files among it. */
  scripts: string[];
  /** What moved by itself until it stood, as the sum of layout shifts, and which elements did. */
  shift: number;
  moved: string[];
}

/** No page stands without these, or waits for them: they are let through, and make no round. Fonts come last. */
const beside = new Set(['document', 'image', 'media', 'manifest', 'ping']);

/** More than any page may have: it would go on for ever. */
const mostRounds = 12;

/** The icon of a tab, which a browser with windows asks for, and one without does not. */
const isIcon = (request: Request): boolean =>
  request.resourceType() === 'other' && request.headers().accept?.startsWith('image/') === true;

/** A stream has no end that a page could wait for. */
const isStream = (request: Request): boolean => request.headers().accept === 'text/event-stream';

const isScript = (url: URL): boolean => url.pathname.endsWith('.js');

/** Lets a held request through. A script says that it ran. */
async function release(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  if (!isScript(url)) return route.continue();
  const code = readFileSync(join(builtDir(), 'client', url.pathname), 'utf8');
  const body = `${code}\n;watched.done.push(import.meta.url);`;
  return route.fulfill({ contentType: 'text/javascript', body });
}

const urlOf = (route: Route): string => route.request().url();

const isCall = (route: Route): boolean => new URL(urlOf(route)).pathname.startsWith('/api/');

/** In which order the calls of a round are answered, from the one that was asked first or last. */
export type AnswerOrder = 'firstFirst' | 'lastFirst';

/**
 * Opens an address in a tab of its own, as on a line where nothing comes before all that can be asked for was asked for:
 * every request is held until the page rests, then all of them are let through: a round. Its calls are answered one after
 * another, and the page rests after each.
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
    if (beside.has(request.resourceType()) || isIcon(request) || isStream(request)) return route.continue();
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
