import { useSyncExternalStore } from 'react';
import { pageData } from './pageData';

const never = () => () => undefined;

/**
 * Whether the query of the address may be rendered. A page without data is the same for all queries of its path, so it
 * is false on the server and while such a page takes over its markup.
 */
export const useKnowsAddress = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => pageData() !== undefined,
  );
