import type { CommunityConfig, ConfigError } from '../../config/types';

/** What is wrong with a community's folder; nothing, once it is fixed. */
export interface FolderIssues {
  domain: string;
  errors: readonly ConfigError[];
}

/** What the development server (scripts/dev) and an open page say to each other, as both ends are checked against. */
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
