import type { Lang } from './lang';

/** One of the coded errors in `errorCatalogue`: its text in each language. */
export interface CatalogueEntry extends Record<Lang, string> {
  /** HTTP status the server answers with. */
  status: number;
  /** Sent as the message whatever the language, because callers compare it (ERR-03). */
  wire?: string;
}
