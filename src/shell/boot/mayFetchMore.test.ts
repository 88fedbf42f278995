// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayFetchMore, whenMayFetchMore } from './mayFetchMore';

function stand({ hidden = false, ...connection }: { hidden?: boolean; effectiveType?: string } = {}) {
  const tab = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  const line = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false }, connection);
  vi.stubGlobal('navigator', { connection: line });
  return {
    show: (state: DocumentVisibilityState) => {
      tab.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    become: (change: Partial<typeof line>) => {
      Object.assign(line, change);
      line.dispatchEvent(new Event('change'));
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('fetching what nobody has asked for', () => {
  it('UIX-05 happens at once in a visible tab with a fast connection', () => {
    stand();
    const work = vi.fn();
    whenMayFetchMore(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('UIX-05 happens where the browser says nothing of its connection', () => {
    stand();
    vi.stubGlobal('navigator', {});
    expect(mayFetchMore()).toBe(true);
  });

  it('UIX-05 waits until the tab is visible, and happens once', () => {
    const { show } = stand({ hidden: true });
    const work = vi.fn();
    whenMayFetchMore(work);
    show('hidden');
    expect(work).not.toHaveBeenCalled();
    show('visible');
    show('hidden');
    show('visible');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('UIX-05 waits until the connection is fast and the visitor does not save data', () => {
    const { become } = stand({ effectiveType: '3g' });
    const work = vi.fn();
    whenMayFetchMore(work);
    become({ effectiveType: '2g' });
    become({ effectiveType: '4g', saveData: true });
    expect(work).not.toHaveBeenCalled();
    become({ saveData: false });
    become({});
    expect(work).toHaveBeenCalledTimes(1);
  });
});
