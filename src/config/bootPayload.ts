import type { Lang } from '../lib/lang';
import type { Texts } from '../lib/texts';
import type { CommunityConfig } from './types';

/** A member as the landing shows one: what call C06 answers. */
export interface PreviewPerson {
  id: string;
  firstName: string;
  lastName: string;
  position?: string | null;
  company?: string | null;
  avatarUrl?: string | null;
}

/** Optional features that need an external service: the import of professional profiles, a location from coordinates. */
export type Service = 'profileImport' | 'geocoder';

/** The content of `<script type="application/json" id="boot">` in the first HTML: everything the shell needs to start. */
export interface BootPayload {
  config: CommunityConfig;
  lang: Lang;
  /** The remembered theme; null follows the system. */
  theme: 'light' | 'dark' | null;
  /** All texts of the markup, by their namespaces in `src/i18n`; absent where the client loads them. */
  texts?: Readonly<Record<string, Texts>>;
  google?: { clientId: string; scriptUrl: string };
  /** The optional services of this installation. Others are not offered. */
  services?: readonly Service[];
  errorReportUrl?: string;
  /** A public service that looks up a visitor's country, for communities that ask for it (VAR-03). */
  countryLookupUrl?: string;
  /** The audience of the markup in `#root`. Absent if that is only the frame, which the client replaces. */
  rendered?: {
    signedIn: boolean;
    /** The path that this one redirects to, whose screen is rendered. */
    redirect?: string;
  };
  /** Whose data the markup shows: the session, and the time and time zone it was rendered with. */
  member?: {
    sessionId: string;
    /** The server's time, ISO. */
    now: string;
    /** The browser's time zone, if it is known. */
    zone?: string;
  };
  /** Members for the landing's `people` sections, so that server and client render the same. */
  preview?: PreviewPerson[];
  /**
   * Sites of the other communities served here, by domain, where they are not simply `https://<domain>`:
   * links between communities stay on the local host in development.
   */
  origins?: Record<string, string>;
}

/** The id of the inert script element with the payload. */
export const bootElementId = 'boot';

/** The id of the inert script element with the data of the page's queries. */
export const dataElementId = 'page-data';
