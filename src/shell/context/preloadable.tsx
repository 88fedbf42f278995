import type { ComponentType } from 'react';
import { lazyInTime } from '../../lib/lazyInTime';
import { inTime } from '../../lib/loadLimit';

type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Loads the code, so that the part later renders without waiting. */
  preload: () => Promise<void>;
};

/** A part whose code loads when it is first rendered, or earlier by `preload`. */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazyInTime(load) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    const Shown = loaded ?? Lazy;
    return <Shown {...props} />;
  }
  return Object.assign(Part, {
    preload: async () => {
      loaded = (await inTime(load())).default;
    },
  });
}
