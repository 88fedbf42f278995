import type { ComponentType } from 'react';
import { lazyInTime } from '../../lib/lazyInTime';
import { inTime } from '../../lib/loadLimit';
import { rowOf, type RouteName, type ScreenName } from '../../lib/routes';
import { screens } from './screens';

/** Every screen: a component that loads as it is rendered, or the loaded one after `preloadScreen`. */
export const screenComponents = Object.fromEntries(
  Object.entries(screens).map(([name, load]) => [name, lazyInTime(load)]),
) as unknown as Record<ScreenName, ComponentType>;

const preloaded = new Set<ScreenName>();

/**
 * Loads a screen before it is rendered, so that it renders at once: on the server, and on the page whose markup the
 * server sent.
 */
export async function preloadScreen(route: RouteName): Promise<void> {
  const screen = rowOf(route).screen as ScreenName | undefined;
  if (!screen || preloaded.has(screen)) return;
  screenComponents[screen] = (await inTime(screens[screen]())).default;
  preloaded.add(screen);
}
