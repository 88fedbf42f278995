import { createElement, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/queryClient';
import { clearSession } from '../../api/session/store';
import type { ProfileSettings } from '../../features/profile/edit/settings';
import { routePaths } from '../../lib/routes';
import { useBoot } from '../context/bootContext';
import { chooseLanguage } from '../context/chooseLanguage';
import { chooseTheme, storedTheme, subscribeToTheme } from '../context/theme';
import { TeamContact } from '../context/TeamContact';
import { profileSettings } from './profileSettings';

/** What the pages about the own participant need from the community and the shell. */
export function useProfileSettings(): ProfileSettings {
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
  return useMemo(
    () => ({
      ...profileSettings(config, lang),
      contact: createElement(TeamContact),
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
}
