import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/queryClient';
import { clearSession } from '../../api/session/store';
import { ProfilePage } from '../../features/profile/edit/page/ProfilePage';
import type { ProfileSettings } from '../../features/profile/edit/settings';
import { useTexts } from '../../i18n/useTexts';
import { routePaths } from '../../lib/routes';
import { useBoot } from '../context/bootContext';
import { chooseLanguage } from '../context/chooseLanguage';
import { chooseTheme, storedTheme, subscribeToTheme } from '../context/theme';
import { TeamContact } from '../context/TeamContact';
import { profileSettings } from './profileSettings';

/** The own profile at /profile. */
export default function ProfileScreen() {
  useTexts('profile', 'fields', 'failures', 'onboarding');
  const { config, lang, services } = useBoot();
  const navigate = useNavigate();
  const theme = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  const end = useCallback(
    (path: string) => {
      // The session has ended with the account, so there is nothing to tell the server.
      queryClient.clear();
      clearSession();
      void navigate(path, { replace: true });
    },
    [navigate],
  );
  const settings: ProfileSettings = useMemo(
    () => ({
      ...profileSettings(config, lang),
      contact: <TeamContact />,
      detectsLocation: services?.includes('geocoder') ?? false,
      language: {
        value: lang,
        choices: config.community.langChoices,
        onChoose: (chosen) => void chooseLanguage(chosen),
      },
      theme: { value: theme, onChoose: chooseTheme },
      onLeft: () => end(routePaths.welcome),
      onDeleted: () => end(routePaths.accountDeleted),
    }),
    [config, lang, services, theme, end],
  );
  return <ProfilePage settings={settings} />;
}
