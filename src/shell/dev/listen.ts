import type { Dispatch, SetStateAction } from 'react';
import type { BootPayload } from '../../config/bootPayload';
import type { CommunityConfig, ConfigError } from '../../config/types';
import { applyBrand } from '../brand/applyBrand';
import { showFaults } from './overlay';

/** What the development server sends when a folder changed. */
interface Faults {
  domain: string;
  errors: ConfigError[];
}

/**
 * Takes a saved config file into the open page: brand, labels and texts change, nothing is loaded anew, nothing typed
 * is lost. A broken file leaves the page as it is and shows what is wrong. Answers the function that ends it.
 */
export function listenForConfig(
  domain: string,
  setPayload: Dispatch<SetStateAction<BootPayload>>,
): () => void {
  const hot = import.meta.hot;
  if (!hot) return () => undefined;
  const onConfig = (config: CommunityConfig) => {
    if (config.domain !== domain) return;
    applyBrand(config.brand);
    setPayload((payload) => ({ ...payload, config }));
  };
  const onError = (faults: Faults) => {
    if (faults.domain === domain) showFaults(faults.errors);
  };
  hot.on('community:config', onConfig);
  hot.on('community:error', onError);
  return () => {
    hot.off('community:config', onConfig);
    hot.off('community:error', onError);
  };
}
