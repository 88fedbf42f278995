import { request } from '../../api/request';
import { writeCookie } from '../../api/session/cookie';
import { useSession } from '../../api/session/store';
import { setLanguage } from '../../generated/api/client/currentUser';
import type { Lang } from '../../lib/lang';
import { keepLanguageFocus } from './languageFocus';
import { fetchFontsIn } from '../../ui/fonts/fetchFonts';

/** Remembers a language in this browser: for its pages, and for the server that writes them. */
export function rememberLanguage(lang: Lang): void {
  useSession.setState({ language: lang });
  writeCookie('lang', lang);
}

/**
 * Stores a language, here and for a signed-in user on the server (U02), and reloads the page (NAV-01, UIX-07) once the
 * brand's fonts in it are there. It switches even if the server cannot be reached.
 */
export async function chooseLanguage(lang: Lang, reload = () => location.reload()): Promise<void> {
  rememberLanguage(lang);
  const signedIn = useSession.getState().token !== null;
  await Promise.allSettled([
    fetchFontsIn(lang),
    ...(signedIn ? [request(setLanguage, { body: lang.toUpperCase() })] : []),
  ]);
  keepLanguageFocus();
  reload();
}
