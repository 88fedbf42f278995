import type { Dispatch, SetStateAction } from 'react';
import type { BootPayload } from '../../config/bootPayload';
import type { CommunityConfig } from '../../config/types';
import { applyBrand } from '../context/applyBrand';
import type { FolderIssues } from './events';
import { showIssues } from './overlay';

/**
 * Applies a saved config file to the open page: brand, labels and texts change without a reload, and input stays. A
 * broken file changes nothing and shows its issues (CFG-06). Returns a function that stops listening.
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
  // The server now sends what was saved since it wrote this page, and existing issues.
  hot.send('community:opened', domain);
  return () => {
    hot.off('community:config', onConfig);
    hot.off('community:error', onError);
  };
}
