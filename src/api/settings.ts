import type { Lang } from '../lib/lang';

/** What every call carries besides its own parts; the shell sets it once at boot. */
interface ApiSettings {
  communityId?: string;
  /** Errors come back worded in it. */
  lang: Lang;
  /** Where errors are reported; none, and nothing is reported (ERR-05). */
  errorReportUrl?: string;
}

let settings: ApiSettings = { lang: 'en' };

export function configureApi(next: ApiSettings): void {
  settings = next;
}

export const apiSettings = (): ApiSettings => settings;
