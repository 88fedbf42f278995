import type { i18n } from 'i18next';
import { useSession } from '../../api/session/store';
import { loadTexts } from '../../i18n/later';
import { routeAt } from '../../lib/routeMatch';
import { rowOf, type ScreenName } from '../../lib/routes';
import { fetchFonts } from '../../ui/fonts/fetchFonts';
import { screens } from '../routing/screens';
import { mayFetchMore, whenMayFetchMore } from './mayFetchMore';
import { whenIdle } from '../../api/whenIdle';

/** The screen that a link leads to. */
function screenBehind(link: HTMLAnchorElement): ScreenName | undefined {
  const route = link.origin === location.origin ? routeAt(link.pathname) : undefined;
  return route && (rowOf(route).screen as ScreenName | undefined);
}

const fetched = new Set<ScreenName>();

/** If loading fails now, the screen loads again when it is shown. */
async function fetchScreen(screen: ScreenName, translator: i18n): Promise<void> {
  if (fetched.has(screen) || !navigator.onLine) return;
  fetched.add(screen);
  const texts = useSession.getState().token ? (['home', 'profile'] as const) : (['auth'] as const);
  try {
    await Promise.all([screens[screen](), ...texts.map((name) => loadTexts(translator, name))]);
  } catch {
    fetched.delete(screen);
  }
}

/**
 * Prefetches the code that sends calls, the page's fonts, and the code of the screens that the page's links lead to:
 * immediately for a link with hover or focus, the others one after the other while the browser is idle, the tab visible
 * and the connection fast.
 */
export function fetchAhead(translator: i18n): void {
  // If the fonts fail to load, another font is used.
  const own = Promise.allSettled([
    import('../../api/send'),
    import('../../ui/focus/keepFocus'),
    fetchFonts(),
  ]);
  const onLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const screen = link && screenBehind(link);
    if (screen) void fetchScreen(screen, translator);
  };
  document.addEventListener('pointerover', onLink, { passive: true });
  document.addEventListener('focusin', onLink);

  const soon = () => whenIdle(next);
  const next = () => {
    if (!mayFetchMore()) return whenMayFetchMore(soon);
    const behind = [...document.querySelectorAll('a')].map(screenBehind);
    const screen = behind.find((one) => one && !fetched.has(one));
    if (screen) void fetchScreen(screen, translator).then(() => fetched.has(screen) && soon());
  };
  void own.then(soon);
}
