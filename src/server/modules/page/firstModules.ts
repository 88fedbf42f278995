import { routePaths } from '../../../lib/routes';
import type { Lang } from '../../../lib/lang';

const screens: Record<string, string> = {
  [routePaths.welcome]: 'shell/landing/WelcomeScreen.tsx',
  [routePaths.login]: 'shell/auth/screens/LoginScreen.tsx',
  [routePaths.registration]: 'shell/auth/screens/RegistrationScreen.tsx',
  [routePaths.recovery]: 'shell/auth/screens/RecoveryScreen.tsx',
  [routePaths.oneTimeCode]: 'shell/auth/screens/OneTimeCodeScreen.tsx',
  [routePaths.invitation]: 'shell/auth/screens/InvitationScreen.tsx',
};

/** Sources that a visitor's first screen needs beside the entry: their modules are fetched along with the page. */
export function firstModules(path: string, lang: Lang): string[] {
  const texts = `i18n/${lang}/index.ts`;
  const screen = screens[path];
  if (!screen) return [texts];
  return path === routePaths.welcome ? [texts, screen] : [texts, `i18n/${lang}/auth.ts`, screen];
}
