import { writeCookie } from '../../api/session/cookie';
import { useSession } from '../../api/session/store';
import type { BootPayload } from '../../config/bootPayload';

const cookieSays = (lang: string): boolean => document.cookie.split('; ').includes(`lang=${lang}`);

/**
 * Reloads the page in the stored language if the server did not know it: the cookie may be gone while the choice is
 * still stored (UIX-07). Returns whether it did.
 */
export function switchToStoredLanguage(
  { config, lang }: BootPayload,
  reload = () => location.reload(),
): boolean {
  const { language } = useSession.getState();
  const { langChoices } = config.community;
  if (!language || language === lang || !langChoices.includes(language) || cookieSays(language)) return false;
  writeCookie('lang', language);
  if (!cookieSays(language)) return false;
  reload();
  return true;
}
