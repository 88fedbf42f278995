import type { Lang } from '../lib/lang';

/** Data that every call carries; the shell sets them once at boot. */
interface ApiSettings {
  communityId?: string;
  /** Errors come back worded in it. */
  lang: Lang;
  /** The address of error reports. Without one nothing is reported (ERR-05). */
  errorReportUrl?: string;
}

let settings: ApiSettings = { lang: 'en' };

export function configureApi(next: ApiSettings): void {
  settings = next;
}

export const apiSettings = (): ApiSettings => settings;
