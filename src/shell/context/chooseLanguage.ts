import { request } from '../../api/request';
import { writeCookie } from '../../api/session/cookie';
import { useSession } from '../../api/session/store';
import { setLanguage } from '../../generated/api/client/currentUser';
import type { Lang } from '../../lib/lang';

/** Remembers a language in this browser: for its pages, and for the server that writes them. */
export function rememberLanguage(lang: Lang): void {
  useSession.setState({ language: lang });
  writeCookie('lang', lang);
}

/**
 * Stores a language, here and for a signed-in user on the server (U02), and reloads the page (NAV-01, UIX-07). It
 * switches even if the server cannot be reached.
 */
export async function chooseLanguage(lang: Lang, reload = () => location.reload()): Promise<void> {
  rememberLanguage(lang);
  if (useSession.getState().token) {
    await request(setLanguage, { body: lang.toUpperCase() }).catch(() => undefined);
  }
  reload();
}
