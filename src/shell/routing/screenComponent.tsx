import { lazy, type ComponentType } from 'react';
import type { RouteName } from '../../lib/routes';
import { screens } from './screens';

const ready = new Map<RouteName, ComponentType>();

/**
 * Loads a screen before it is rendered, so that it renders at once: on the server, and on the page whose markup the
 * server sent.
 */
export async function preloadScreen(name: RouteName): Promise<void> {
  const screen = screens[name];
  if (screen && !ready.has(name)) ready.set(name, (await screen.load()).default);
}

const lazyScreens = Object.fromEntries(
  Object.entries(screens).map(([name, { load }]) => [name, lazy(load)]),
) as Partial<Record<RouteName, ComponentType>>;

/** The component of a screen: the loaded one where there is one, else one that loads as it is rendered. */
export const screenComponent = (name: RouteName): ComponentType | undefined =>
  ready.get(name) ?? lazyScreens[name];
