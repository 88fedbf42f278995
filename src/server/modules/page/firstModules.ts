import { routePaths } from '../../../lib/routes';
import type { Lang } from '../../../lib/lang';

/** By path: a source file, or the name that vite.config.ts gives a group. The welcome screen comes with the entry. */
const screens: Record<string, string> = {
  [routePaths.login]: 'sign-in',
  [routePaths.registration]: 'shell/auth/screens/RegistrationScreen.tsx',
  [routePaths.recovery]: 'shell/auth/screens/RecoveryScreen.tsx',
  [routePaths.oneTimeCode]: 'shell/auth/screens/OneTimeCodeScreen.tsx',
  [routePaths.invitation]: 'shell/auth/screens/InvitationScreen.tsx',
};

/** What a visitor's first screen needs beside the entry: fetched along with the page. */
export function firstModules(path: string, lang: Lang): string[] {
  const texts = `i18n/${lang}/index.ts`;
  const screen = screens[path];
  return screen ? [screen, texts, `i18n/${lang}/auth.ts`] : [texts];
}
