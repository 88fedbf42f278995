// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initI18n } from '../../i18n/initI18n';
import { screens } from '../routing/screens';
import { fetchAhead } from './fetchAhead';

const loaded = () => Promise.resolve({ default: () => null });

/** Renders a page with these links. The browser is idle as often as `idle` is called. */
async function stand(html: string) {
  const line = Object.assign(new EventTarget(), { effectiveType: '4g' });
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  document.body.innerHTML = html;
  fetchAhead(await initI18n('en'));
  return {
    /** Whether something had waited for it. */
    idle: () => {
      const work = waiting.shift();
      work?.();
      return work !== undefined;
    },
    become: (type: string) => {
      line.effectiveType = type;
      line.dispatchEvent(new Event('change'));
    },
  };
}

const link = (text: string): HTMLAnchorElement =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)!;

beforeEach(() => vi.unstubAllGlobals());

describe('going from one screen to the next', () => {
  it('UIX-05 fetches what the links of an idle page lead to, one after the other, once', async () => {
    const [login, recovery, partner] = [
      vi.spyOn(screens, 'login').mockImplementation(loaded),
      vi.spyOn(screens, 'recovery').mockImplementation(loaded),
      vi.spyOn(screens, 'partner').mockImplementation(loaded),
    ];
    const { idle } = await stand(
      '<a href="/login">in</a><a href="/login">in</a><a href="https://elsewhere.example/partner/career">out</a>' +
        '<a href="/nowhere">no</a><a href="/recovery">lost</a>',
    );
    expect(login).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      idle();
      expect(login).toHaveBeenCalledTimes(1);
    });
    expect(recovery).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      idle();
      expect(recovery).toHaveBeenCalledTimes(1);
    });
    expect(login).toHaveBeenCalledTimes(1);
    expect(partner).not.toHaveBeenCalled();
  });

  it('UIX-05 stops on a slow connection, goes on when it is fast, and fetches at once what is pointed at', async () => {
    const [home, contacts, events] = [
      vi.spyOn(screens, 'home').mockImplementation(loaded),
      vi.spyOn(screens, 'contacts').mockImplementation(loaded),
      vi.spyOn(screens, 'events').mockImplementation(loaded),
    ];
    const { idle, become } = await stand(
      '<a href="/my_communities">home</a><a href="/contacts">people</a><a href="/events">dates</a>',
    );
    await vi.waitFor(() => {
      idle();
      expect(home).toHaveBeenCalledTimes(1);
    });
    become('3g');
    link('dates').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(events).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(idle()).toBe(true));
    expect(contacts).not.toHaveBeenCalled();
    become('4g');
    await vi.waitFor(() => {
      idle();
      expect(contacts).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    ['pointed at', 'pointerover', 'registration'],
    ['focused', 'focusin', 'accountDeleted'],
  ] as const)('UIX-05 fetches at once what a link leads to that is %s', async (_, event, screen) => {
    const load = vi.spyOn(screens, screen).mockImplementation(loaded);
    await stand('<a href="https://elsewhere.example/"><b>out</b></a><a href="/not-built"><b>no</b></a>');
    link('out').href = screen === 'registration' ? '/registration' : '/account-deleted';
    expect(load).not.toHaveBeenCalled();
    link('out').firstElementChild?.dispatchEvent(new Event(event, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('UIX-03 fetches nothing while the browser is offline, and again what did not come', async () => {
    const load = vi.spyOn(screens, 'confirmed').mockRejectedValueOnce(new Error('gone'));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await stand('<a href="/confirmed">on</a>');
    expect(load).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    const point = () => link('on').dispatchEvent(new Event('pointerover', { bubbles: true }));
    point();
    load.mockImplementation(loaded);
    await vi.waitFor(() => {
      point();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });
});
