import type { QueryKey } from '@tanstack/react-query';

/** The content of the inert script element with the page’s data: what a member's page was rendered with. */
export interface EmbeddedData {
  /** The data of each query by its key. */
  queries: [QueryKey, unknown][];
  /** The lazy parts in the markup, whose code must be there before it is hydrated. */
  parts: readonly string[];
}
