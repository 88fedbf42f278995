import { useTranslation } from 'react-i18next';
import type { ProfileSettings } from '../settings';
import { profileParts } from './parts';
import { PartsNav } from './PartsNav';

/** The parts of the profile that the community asks for. */
export function ProfileNav({ survey }: Pick<ProfileSettings, 'survey'>) {
  const { t } = useTranslation('profile');
  return (
    <PartsNav label={t('sections')} parts={profileParts.filter((part) => survey || part !== 'answers')} />
  );
}
