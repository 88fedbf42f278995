import { createElement, type ComponentType } from 'react';
import { lazyPart } from './lazyInTime';
import { inTime } from './loadLimit';

const loaders = new Map<string, () => Promise<void>>();
const rendered = new Set<string>();

/**
 * A lazy part that can be in the first view of a page, by the path of its module in `src`. A page that was rendered with
 * it names it, so that its code is there before the markup is hydrated. Otherwise it is like `lazyPart`.
 */
export function firstViewPart<Props extends object>(
  module: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  loaders.set(module, async () => {
    loaded = (await inTime(load())).default;
  });
  const Lazy = lazyPart(load) as unknown as ComponentType<Props>;
  return function Part(props) {
    rendered.add(module);
    return createElement(loaded ?? Lazy, props);
  };
}

/** The parts that were rendered since the last call. */
export function takeRenderedParts(): string[] {
  const modules = [...rendered];
  rendered.clear();
  return modules;
}

/** Loads parts, and then those that are part of them. A part that does not come loads when it is rendered. */
export async function loadParts(modules: readonly string[]): Promise<void> {
  const known = modules.filter((module) => loaders.has(module));
  await Promise.all(
    known.map((module) =>
      loaders
        .get(module)?.()
        .catch(() => undefined),
    ),
  );
  const others = modules.filter((module) => !known.includes(module));
  if (known.length > 0 && others.length > 0) await loadParts(others);
}
