import type { ComponentType } from 'react';

/** The exports of a screen's file. */
export interface ScreenModule {
  default: ComponentType;
  /** Loads the first data of the screen; `params` are those of its route. Never rejects. */
  prefetch?: (params: never) => Promise<void>;
}
