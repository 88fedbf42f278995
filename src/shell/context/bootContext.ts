import { createContext, useContext } from 'react';
import type { BootPayload } from '../../config/bootPayload';
import type { CommunityConfig } from '../../config/types';

/** The payload that the page started with. In development a saved config file changes it. */
export const BootContext = createContext<BootPayload | null>(null);

/** The whole payload: config, language, external services. */
export function useBoot(): BootPayload {
  const payload = useContext(BootContext);
  if (!payload) throw new Error('useBoot works inside BootContext alone');
  return payload;
}

/** The community this page belongs to. */
export const useCommunity = (): CommunityConfig => useBoot().config;
