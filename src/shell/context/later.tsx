import { memo, Suspense, type ComponentType, type MemoExoticComponent } from 'react';
import { lazyPart } from '../../lib/lazyInTime';
import { firstTouch } from './firstTouch';

interface LaterPart<Props extends object> {
  Part: MemoExoticComponent<ComponentType<Props>>;
  /** Loads the part before it is rendered: for the server. */
  preload: () => Promise<void>;
}

/**
 * A part of a page that is markup first: the server renders it, and the browser loads its code and hydrates it at the
 * visitor's first touch. Until then its links lead on by themselves. Its props must not change before: hence the memo.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazyPart(load, firstTouch) as unknown as ComponentType<Props>;
  const Part = memo(function Part(props: Props) {
    const Shown = loaded ?? Lazy;
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  }) as unknown as LaterPart<Props>['Part'];
  return {
    Part,
    preload: async () => {
      loaded = (await load()).default;
    },
  };
}
