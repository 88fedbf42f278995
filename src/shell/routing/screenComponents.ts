import type { ComponentType } from 'react';
import { lazyInTime } from '../../lib/lazyInTime';
import { inTime } from '../../lib/loadLimit';
import { rowOf, type RouteName, type ScreenName } from '../../lib/routes';
import type { ScreenModule } from './screenModule';
import { screens } from './screens';

/** Every screen: a component that loads as it is rendered, or the loaded one after `preloadScreen`. */
export const screenComponents = Object.fromEntries(
  Object.entries(screens).map(([name, load]) => [name, lazyInTime(load)]),
) as unknown as Record<ScreenName, ComponentType>;

const preloaded = new Map<ScreenName, ScreenModule>();

/**
 * Loads a screen before it is rendered, so that it renders without waiting: on the server, and when hydrating the
 * server's markup.
 */
export async function preloadScreen(route: RouteName): Promise<ScreenModule | undefined> {
  const screen = rowOf(route).screen as ScreenName | undefined;
  if (!screen) return undefined;
  const module = preloaded.get(screen) ?? (await inTime(screens[screen]()));
  screenComponents[screen] = module.default;
  preloaded.set(screen, module);
  return module;
}
