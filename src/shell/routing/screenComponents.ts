import { lazy, type ComponentType } from 'react';
import type { RouteName } from '../../lib/routes';
import { isRegistered, type ScreenName } from './screenNames';
import { screens } from './screens';

const entries = Object.entries(screens) as [ScreenName, (typeof screens)[ScreenName]][];

/** The component of each screen: one that loads as it is rendered, or the loaded one after `preloadScreen`. */
export const screenComponents = Object.fromEntries(
  entries.map(([name, { load }]) => [name, lazy(load)]),
) as unknown as Record<ScreenName, ComponentType>;

const preloaded = new Set<ScreenName>();

/**
 * Loads a screen before it is rendered, so that it renders at once: on the server, and on the page whose markup the
 * server sent.
 */
export async function preloadScreen(route: RouteName): Promise<void> {
  if (!isRegistered(route) || preloaded.has(route)) return;
  screenComponents[route] = (await screens[route].load()).default;
  preloaded.add(route);
}
