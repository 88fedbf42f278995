import type { Dispatch, SetStateAction } from 'react';
import type { BootPayload } from '../../config/bootPayload';
import type { CommunityConfig } from '../../config/types';
import { applyBrand } from '../context/applyBrand';
import type { FolderIssues } from './events';
import { showIssues } from './overlay';

/**
 * Takes a saved config file into the open page: brand, labels and texts change, nothing is loaded anew, nothing typed
 * is lost. A broken file leaves the page as it is and shows what is wrong (CFG-06). Answers the function that ends it.
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
  const onError = (issues: FolderIssues) => {
    if (issues.domain === domain) showIssues(issues.errors);
  };
  hot.on('community:config', onConfig);
  hot.on('community:error', onError);
  // What was saved since the server wrote this page comes now, and so do issues that were there before.
  hot.send('community:opened', domain);
  return () => {
    hot.off('community:config', onConfig);
    hot.off('community:error', onError);
  };
}
