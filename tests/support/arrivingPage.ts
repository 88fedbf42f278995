import { notifyManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type * as client from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { vi } from 'vitest';
import { setPageData } from '../../src/api/pageData';
import { renderAs, useSession } from '../../src/api/session/store';
import { bootElementId, dataElementId, type BootPayload } from '../../src/config/bootPayload';
import type { Rendered } from '../../src/config/renderedPage';
import { withoutQuery } from '../../src/lib/addressParts';
import { setBrowserFacts } from '../../src/lib/browserFacts';
import type { Lang } from '../../src/lib/lang';
import { render } from '../../src/shell/boot/render.server';
import { asServer } from './asServer';
import { communityOf } from './inCommunity';
import { answersOf, memberPages, renderedAt } from './memberPages';

type Client = typeof client;

/** The roots of a test's pages, which it ends, and how many of them took over what the server rendered. */
export const opened = {
  roots: [] as Root[],
  hydrated: 0,
  /** Runs immediately before a page takes over. */
  before: (): void => undefined,
};

/** React's client for `vi.mock`, whose roots are kept in `opened`. */
export const watched = (real: Client): Client => ({
  ...real,
  hydrateRoot: (...given) => {
    opened.before();
    const root = real.hydrateRoot(...given);
    opened.roots.push(root);
    opened.hydrated += 1;
    return root;
  },
  createRoot: (...given) => {
    const root = real.createRoot(...given);
    opened.roots.push(root);
    return root;
  },
});

/** The browser's time zone; the server's is UTC. */
export const zone = 'Asia/Tokyo';
/** The session of the browser. */
export const sessionId = 's1';

const community = communityOf({
  community: {
    transparent: true,
    langChoices: ['en', 'ru'],
    admission: 'approval',
    matching: { enabled: true },
  },
});

export const payloadOf = (lang: Lang = 'en'): BootPayload => ({
  config: community,
  lang,
  theme: null,
  // What React corrects is reported, too, so a test finds the request.
  errorReportUrl: `${location.origin}/errors`,
});

/** The answers to the first calls of one of `memberPages`. */
export const answersAt = (url: string, name = 'Ann'): Record<string, string> =>
  answersOf(
    memberPages.find((page) => page.url === url)!,
    { name, origin: location.origin },
    community.id,
  );

const hour = 3_600_000;

/** Sets the browser's clock to so many ms after the server's. */
export function setClock(later = 5 * hour): void {
  vi.setSystemTime(Date.parse(renderedAt) + later);
}

/** Prepares the browser of a member. */
export function prepareBrowser(): void {
  // Nothing of one page is left for the time of the next.
  notifyManager.setScheduler(queueMicrotask);
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock();
  process.env.TZ = zone;
  opened.hydrated = 0;
  opened.before = () => undefined;
  useSession.setState({ token: `${sessionId}.secret` });
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
  // Nothing is prefetched for other pages.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** Closes the test's pages. */
export function closePages(): void {
  act(() => opened.roots.splice(0).forEach((root) => root.unmount()));
  setPageData(undefined);
  setBrowserFacts(undefined);
  renderAs('anonymous');
  // React's renderer of the server and that of the browser share contexts, because here they share a process.
  const { calls } = vi.mocked(console.error).mock;
  const others = calls.filter(([text]) => !String(text).startsWith('Detected multiple renderers'));
  calls.splice(0, calls.length, ...others);
}

interface Asked {
  name?: string;
  lang?: Lang;
  answers?: Record<string, string>;
}

/** A function that renders the page of a person. It works in `asServer` alone. */
export function rendering(url: string, { name, lang = 'en', answers = answersAt(url, name) }: Asked = {}) {
  const payload = payloadOf(lang);
  const member = { answers, url, now: renderedAt, zone };
  return () => render(payload, { path: withoutQuery(url), signedIn: true, texts: [], member });
}

/** The page of a person as the server renders it. */
export async function rendered(url: string, asked?: Asked): Promise<Rendered> {
  const page = await asServer(rendering(url, asked));
  if (!page) throw new Error(`${url} was not rendered`);
  return page;
}

/** The text that a reader without scripts sees. */
export function textOf({ html }: Rendered): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.textContent;
}

function json(id: string, text: string): HTMLElement {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = text;
  return element;
}

/** Opens a page as it arrives in the browser. Returns its root. */
export function arrive(url: string, page: Rendered, changes: Partial<BootPayload> = {}): HTMLElement {
  history.replaceState(null, '', url);
  const root = document.createElement('div');
  root.id = 'root';
  root.setAttribute('data-rendered', '');
  root.innerHTML = page.html;
  const payload: BootPayload = {
    ...payloadOf(),
    texts: page.texts,
    rendered: { signedIn: true, redirect: page.redirect },
    member: { sessionId, now: renderedAt, zone },
    ...changes,
  };
  document.body.append(
    root,
    json(bootElementId, JSON.stringify(payload)),
    json(dataElementId, page.queries ?? ''),
  );
  return root;
}
