import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { queryClient } from '../../src/api/queryClient';
import { useSession } from '../../src/api/session/store';
import { configureApi } from '../../src/api/settings';
// This module loads with the first call. It is imported here, so that a call of one test does not start in the next.
import '../../src/api/send';
import { clearAnnouncements } from '../../src/ui/announcer/announce';
import { fakeFetch, resetAnswers } from './answers';
import { quickErrors } from './quickErrors';
import { unseen } from './announced';
import { takeToasts } from './takeToasts';

// Files share a page and its modules. This runs in a setup file because that runs for each test file, while a module's
// own code runs once for all of them. A screen's first test waits for its chunks, which takes long on a busy machine.
configure({ asyncUtilTimeout: 30_000, defaultHidden: false, defaultIgnore: unseen });
quickErrors({ getConfig, configure });

/** jsdom lays nothing out: nothing ever has another size. */
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** Nor does jsdom have the top layer. */
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

const sheets = () => [...document.head.querySelectorAll('style[data-styled]')];
let worn: Element[] = [];

beforeEach(() => {
  globalThis.fetch = fakeFetch;
  worn = sheets();
});

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
}

/** Resets the page to that of a new visitor. The style sheets of the components stay. */
function emptyPage(): void {
  if (!worn.every(({ isConnected }) => isConnected))
    throw new Error('The style sheets are gone for all to come');
  for (const element of document.head.querySelectorAll(':not(style[data-styled])')) element.remove();
  document.body.replaceChildren();
  for (const part of [document.documentElement, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
  // jsdom has none; tests that need one bring it.
  Reflect.deleteProperty(window, 'matchMedia');
}

afterEach(() => {
  cleanup();
  takeToasts();
  clearAnnouncements();
  resetAnswers();
  queryClient.clear();
  configureApi({ lang: 'en' });
  onlineManager.setOnline(true);
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  emptyPage();
});
