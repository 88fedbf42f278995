import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAccountPart } from '../../features/profile/edit/nav/parts';
import { ProfilePage } from '../../features/profile/edit/page/ProfilePage';
import { useTexts } from '../../i18n/useTexts';
import { routePaths } from '../../lib/routes';
import { useProfileSettings } from './useProfileSettings';

/** The own profile at /profile. It had the settings once, and emails of that time lead to a part of them. */
export default function ProfileScreen() {
  useTexts('profile', 'fields', 'failures', 'onboarding');
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isAccountPart(hash.slice(1))) void navigate(routePaths.account + hash, { replace: true });
  }, [hash, navigate]);
  return <ProfilePage settings={useProfileSettings()} />;
}
