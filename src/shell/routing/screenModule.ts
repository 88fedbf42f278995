import type { ComponentType } from 'react';

/** What the file of a screen exports. */
export interface ScreenModule {
  default: ComponentType;
  /** Asks for what the screen shows first, which it then finds known; `params` are its route's. Never fails. */
  prefetch?: (params: never) => Promise<void>;
}
