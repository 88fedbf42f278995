import { writeCookie } from '../../api/session/cookie';
import { useSession } from '../../api/session/store';
import type { Lang } from '../../lib/lang';

/** Tells the server the language of a logged-in user (U02). That it could not be told is no reason not to switch. */
async function tellServer(lang: Lang): Promise<void> {
  const [{ request }, { setLanguage }] = await Promise.all([
    import('../../api/request'),
    import('../../generated/api/client/currentUser'),
  ]);
  await request(setLanguage, { body: lang.toUpperCase() }).catch(() => undefined);
}

/** Remembers a language, here and for a logged-in user on the server, and loads the page anew in it (NAV-01, UIX-07). */
export async function chooseLanguage(lang: Lang, reload = () => location.reload()): Promise<void> {
  useSession.setState({ language: lang });
  writeCookie('lang', lang);
  if (useSession.getState().token) await tellServer(lang);
  reload();
}
