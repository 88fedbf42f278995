import type { CommunityConfig, ConfigError } from '../../config/types';

/** The issues of a community's folder. Empty once they are fixed. */
export interface FolderIssues {
  domain: string;
  errors: readonly ConfigError[];
}

/**
 * The messages between the development server (scripts/dev) and an open page. Both ends are checked against these
 * types.
 */
declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** From a page: it listens, and shows the community of this domain. */
    'community:opened': string;
    /** To the pages: a folder without issues, resolved. */
    'community:config': CommunityConfig;
    /** To the pages, before the config of the same folder, if that has no issue. */
    'community:error': FolderIssues;
  }
}
